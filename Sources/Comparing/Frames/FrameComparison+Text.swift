import Reporting

extension FrameComparison {
  /// The first line says whether they are the same and, if one change explains everything, which;
  /// then follow the verdicts and the changes. Each line ends in a line break.
  public var text: String {
    "\(headline.printable)\n" + verdicts
  }

  /// Structure, geometry and pixels, and the changes.
  var verdicts: String {
    var text = "structure: \(structure.isEmpty ? "same" : "different")\n"
    text += Self.list(structure.map(\.description))
    text += "geometry: \(geometryVerdict)\n" + Self.list(notes) + Self.list(geometryLines)
    if !appearance.isEmpty { text += "appearance: different\n" + Self.list(appearanceLines) }
    text += "pixels: \(pixels.verdict(channel: tolerance.channel))\n" + Self.list(pixelLines)
    if !changes.isEmpty { text += "changes:\n" + Self.list(changes.map { line($0) }) }
    return text
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  \($0.printable)\n" }.joined()
  }

  /// With its places, as in `(a.json:14, b.json:15)`.
  package func line(_ change: TimelineChange) -> String {
    let places = [
      change.expectedLine.map { "\(expected.file):\($0)" },
      change.actualLine.map { "\(actual.file):\($0)" },
    ].compactMap(\.self)
    return change.message + (places.isEmpty ? "" : " (\(places.joined(separator: ", ")))")
  }

  /// With its place in the actual file, or in the expected one if it is not there.
  private func shortLine(_ change: TimelineChange) -> String {
    let place =
      change.actualLine.map { "\(actual.file):\($0)" }
      ?? change.expectedLine.map { "\(expected.file):\($0)" }
    return change.message + (place.map { " (\($0))" } ?? "")
  }
}

extension FrameComparison {
  /// Whether it is the same without any tolerance.
  package var isExact: Bool { isSame && pixels.forgiven.isEmpty && forgivenGeometry.isEmpty }

  /// One line that says whether they are the same and, if they are known, the changes that explain everything.
  package var headline: String {
    guard !isSame else {
      let same = isGeometryKnown ? "same" : "same pixels"
      return "\(same)\(isExact ? "" : " within the tolerance"): \(pixels.allFrames)"
        + (isGeometryKnown ? "" : "; geometry is not known")
    }
    return "different: \(extent)" + (causes.map { "; explained by \($0)" } ?? "")
  }

  /// The change that explains every difference of geometry, or of pixels if geometry is the same;
  /// nil if that is not known.
  private var causes: String? {
    guard viewDifferences.allSatisfy(\.isExplained) else { return nil }
    guard !viewDifferences.isEmpty else {
      return pixelExplanations.count == 1 ? shortLine(pixelExplanations[0]) : nil
    }
    var isCause = [Bool](repeating: false, count: changes.count)
    for number in viewDifferences.lazy.flatMap(\.explanationNumbers) { isCause[number] = true }
    let causes = changes.indices.filter { isCause[$0] }
    // A change that affects painting alone is a further cause.
    guard changes.indices.allSatisfy({ isCause[$0] || !changes[$0].mayChangePixelsOnly }) else {
      return nil
    }
    let others = causes.count - 1
    return causes.first.map {
      shortLine(changes[$0]) + (others > 0 ? " and \(counted(others, "more change"))" : "")
    }
  }

  private var extent: String {
    if pixels.comparedCount == 0 { return "no frame could be compared" }
    guard pixels.frames.isEmpty else {
      return "\(pixels.frames.count) of \(counted(pixels.comparedCount, "frame"))"
    }
    let kind =
      !geometry.isEmpty ? "geometry" : !appearance.isEmpty ? "appearance" : "structure"
    return kind + " only, no pixel"
  }

  /// In how many frames pixels differ.
  package var pixelExtent: String {
    if pixels.comparedCount == 0 { return "not compared" }
    guard !pixels.frames.isEmpty else {
      return pixels.forgiven.isEmpty ? "same" : "same within \(tolerance.words)"
    }
    return "\(pixels.frames.count) of \(counted(pixels.comparedCount, "frame"))"
  }

  package var geometryVerdict: String {
    guard isGeometryKnown else { return "not known" }
    let within = tolerance.words
    guard geometry.isEmpty else {
      let more = forgivenGeometry.count
      return "different" + (more > 0 ? " (in \(counted(more, "more frame")) within \(within))" : "")
    }
    return within.isEmpty
      ? "same"
      : "same within \(within) in \(pixels.allFrames)" + exactness(forgivenGeometry.count)
  }

  /// Differences with the same explanation are grouped above it.
  package var geometryLines: [String] { lines(groups(of: geometry)) }

  /// As `geometryLines`.
  package var appearanceLines: [String] { lines(groups(of: appearance)) }

  private func lines(
    _ groups: [(differences: [GeometryDifference], explanation: String?)]
  ) -> [String] {
    groups.flatMap { group in
      group.differences.map(\.statement) + (group.explanation.map { ["  " + $0] } ?? [])
    }
  }

  /// Successive differences with the same explanation; nil if there is none.
  package func groups(
    of differences: [GeometryDifference]
  ) -> [(differences: [GeometryDifference], explanation: String?)] {
    var groups: [[GeometryDifference]] = []
    for difference in differences {
      if let last = groups.last?.last, last.sharesExplanation(with: difference) {
        groups[groups.count - 1].append(difference)
      } else {
        groups.append([difference])
      }
    }
    return groups.map { group in
      (group, group[0].explanations.isEmpty ? nil : group[0].explanationText(shortLine))
    }
  }

  package var pixelLines: [String] {
    guard !pixelExplanations.isEmpty else { return [] }
    let isSure = pixelExplanations.count == 1
    return ["  " + pixelExplanations.explanationText(areKnown: isSure, shortLine)]
  }
}

extension GeometryDifference {
  fileprivate func sharesExplanation(with other: GeometryDifference) -> Bool {
    (isExplained, furtherExplanations) == (other.isExplained, other.furtherExplanations)
      && explanationNumbers == other.explanationNumbers
  }
}

extension PixelComparison {
  fileprivate var allFrames: String {
    comparedCount == 1 ? "1 frame" : "all \(comparedCount) frames"
  }

  fileprivate func verdict(channel: Int) -> String {
    if comparedCount == 0 { return "not compared" }
    let within = channel > 0 ? " within \(channel) of 255" : ""
    guard let first, let worst else {
      return "same\(within) in \(allFrames)" + (channel > 0 ? exactness(forgiven.count) : "")
    }
    let beyond = channel > 0 ? " by more than \(channel) of 255" : ""
    let more = forgiven.isEmpty ? "" : "; \(counted(forgiven.count, "more frame"))\(within)"
    let places =
      first == worst
      ? "first and worst frame \(first.words)"
      : "first frame \(first.words), worst frame \(worst.words)"
    return "\(frames.count) of \(counted(comparedCount, "frame")) "
      + "\(frames.count == 1 ? "differs" : "differ")\(beyond); \(places)\(more)"
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
