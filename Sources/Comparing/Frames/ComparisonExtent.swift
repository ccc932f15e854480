import Reporting

/// What differs in a comparison and in how many frames: all that its verdicts are worded from.
///
/// A result bundle has these numbers without the frames that they count.
package struct ComparisonExtent: Hashable, Sendable {
  package var hasSameStructure = true
  package var isGeometryKnown = true
  package var hasSameGeometry = true
  package var hasSameAppearance = true
  /// The number of frames where views differ by the tolerance or less.
  package var forgivenGeometryCount = 0
  package var tolerance = ComparisonTolerance.none
  /// The numbers of frames that were compared, whose pixels differ, and whose pixels differ by the
  /// tolerance or less.
  package var (comparedCount, differingCount, forgivenCount) = (0, 0, 0)
  /// The first and the worst of the frames whose pixels differ; nil if there is none.
  package var first: PixelComparison.Frame?
  package var worst: PixelComparison.Frame?

  package init() {}
}

extension ComparisonExtent {
  /// Of a comparison that is different.
  package var headline: String { "different: \(words)" }

  private var words: String {
    if comparedCount == 0 { return "no frame could be compared" }
    guard differingCount == 0 else { return differingFrames }
    let kind =
      !hasSameGeometry ? "geometry" : !hasSameAppearance ? "appearance" : "structure"
    return kind + " only, no pixel"
  }

  private var differingFrames: String {
    "\(differingCount) of \(counted(comparedCount, "frame"))"
  }

  /// In how many frames pixels differ.
  package var pixelExtent: String {
    if comparedCount == 0 { return "not compared" }
    guard differingCount == 0 else { return differingFrames }
    return forgivenCount == 0 ? "same" : "same within \(tolerance.words)"
  }

  package var geometryVerdict: String {
    guard isGeometryKnown else { return "not known" }
    let within = tolerance.words
    guard hasSameGeometry else {
      let more = forgivenGeometryCount
      return "different" + (more > 0 ? " (in \(counted(more, "more frame")) within \(within))" : "")
    }
    return within.isEmpty
      ? "same" : "same within \(within) in \(allFrames)" + exactness(forgivenGeometryCount)
  }

  package var pixelVerdict: String {
    if comparedCount == 0 { return "not compared" }
    let channel = tolerance.channel
    let within = channel > 0 ? " within \(channel) of 255" : ""
    guard let first, let worst else {
      return "same\(within) in \(allFrames)" + (channel > 0 ? exactness(forgivenCount) : "")
    }
    let beyond = channel > 0 ? " by more than \(channel) of 255" : ""
    let more = forgivenCount == 0 ? "" : "; \(counted(forgivenCount, "more frame"))\(within)"
    let places =
      first.number == worst.number
      ? "first and worst frame \(first.words)"
      : "first frame \(first.words), worst frame \(worst.words)"
    return "\(differingFrames) \(differingCount == 1 ? "differs" : "differ")\(beyond); \(places)"
      + more
  }

  package var allFrames: String {
    comparedCount == 1 ? "1 frame" : "all \(comparedCount) frames"
  }

  /// The aspects that differ, as in `geometry, pixels in 12 of 40 frames`; empty if none does.
  package var differenceWords: [String] {
    (hasSameStructure ? [] : ["structure"]) + (hasSameGeometry ? [] : ["geometry"])
      + (hasSameAppearance ? [] : ["appearance"])
      + (differingCount == 0 ? [] : ["pixels in \(pixelExtent)"])
  }
}

extension PixelComparison.Frame {
  fileprivate var words: String {
    "\(number) (\(differingPixels) of \(counted(pixelCount, "pixel")))"
  }
}

extension ComparisonTolerance {
  /// As in `0.5 pt and 3 of 255`; empty if there is none.
  var words: String {
    let parts = [
      points > 0 ? "\(points.text(decimals: 6)) pt" : nil,
      channel > 0 ? "\(channel) of 255" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}

/// How many of the frames that count as equal needed the tolerance.
private func exactness(_ forgivenCount: Int) -> String {
  forgivenCount == 0 ? " (and exactly)" : " (\(forgivenCount) not exactly)"
}
