extension FrameComparison {
  /// The three verdicts, one after another, and the changes; each line ends in a line break.
  public var text: String {
    var text = "structure: \(structure.isEmpty ? "same" : "different")\n"
    text += Self.list(structure.map(\.description))
    text += "geometry: \(geometryVerdict)\n" + Self.list(geometry.map(\.description))
    text += "pixels: \(pixels.verdict)\n"
    if !changes.isEmpty { text += "changes:\n" + Self.list(changes.map { line($0) }) }
    return text
  }

  private var geometryVerdict: String {
    if expected.timeline == nil || actual.timeline == nil { return "not known of a folder" }
    return geometry.isEmpty ? "same" : "different"
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "  \($0.printable)\n" }.joined()
  }

  /// With its places, as in `(a.json:14, b.json:15)`.
  private func line(_ change: TimelineChange) -> String {
    let places = [
      change.expectedLine.map { "\(expected.path):\($0)" },
      change.actualLine.map { "\(actual.path):\($0)" },
    ].compactMap(\.self)
    return change.message + (places.isEmpty ? "" : " (\(places.joined(separator: ", ")))")
  }
}

extension PixelComparison {
  fileprivate var verdict: String {
    if comparedCount == 0 { return "not compared" }
    guard let first, let worst else {
      return "same in \(comparedCount == 1 ? "1 frame" : "all \(comparedCount) frames") compared"
    }
    return "\(frames.count) of \(comparedCount) frames differ, by \(total) pixels in all; "
      + "first frame \(first.words), worst frame \(worst.words)"
  }
}

extension PixelComparison.Frame {
  fileprivate var words: String { "\(number) (\(differingPixels) of \(pixelCount))" }
}
