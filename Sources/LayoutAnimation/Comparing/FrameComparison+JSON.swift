extension FrameComparison {
  /// One JSON object without a line break at its end: `same`, `expected`, `actual` (the paths),
  /// `tolerance`, `structure` (texts), `geometryKnown`, `geometry`, `forgivenGeometryFrames` (how
  /// many), `pixels`, `pixelExplanations`, `changes`, `notes`.
  ///
  /// Frames count from 0, lines from 1; numbers are the shortest that read back as the same.
  public var jsonText: String {
    object([
      ("same", "\(isSame)"), ("expected", expected.path.jsonLiteral),
      ("actual", actual.path.jsonLiteral), ("tolerance", tolerance.jsonText),
      ("structure", array(structure.map(\.description.jsonLiteral))),
      ("geometryKnown", "\(isGeometryKnown)"),
      ("geometry", array(geometry.map(\.jsonText))),
      ("forgivenGeometryFrames", "\(forgivenGeometry.count)"), ("pixels", pixels.jsonText),
      ("pixelExplanations", array(pixelExplanations.map(\.jsonText))),
      ("changes", array(changes.map(\.jsonText))), ("notes", array(notes.map(\.jsonLiteral))),
    ])
  }
}

extension ComparisonTolerance {
  fileprivate var jsonText: String {
    object([("channel", "\(channel)"), ("points", points.jsonLiteral)])
  }
}

extension GeometryDifference {
  fileprivate var jsonText: String {
    object([
      ("view", view.jsonLiteral), ("property", property.rawValue.jsonLiteral),
      ("firstFrame", "\(frames.lowerBound)"), ("lastFrame", "\(frames.upperBound)"),
      ("frameCount", "\(frameCount)"), ("worstFrame", "\(worstFrame)"),
      ("worstDifference", worstDifference.jsonLiteral),
      ("expected", expectedValue.jsonLiteral), ("actual", actualValue.jsonLiteral),
      ("constraint", constraint?.jsonLiteral ?? "null"), ("explained", "\(isExplained)"),
      ("explanations", array(explanations.map(\.jsonText))),
    ])
  }
}

extension PixelComparison {
  fileprivate var jsonText: String {
    object([
      ("comparedFrames", "\(comparedCount)"), ("differingPixels", "\(total)"),
      ("firstFrame", first.map { "\($0.number)" } ?? "null"),
      ("worstFrame", worst.map { "\($0.number)" } ?? "null"),
      ("forgivenFrames", "\(forgiven.count)"),
      ("forgivenPixels", "\((frames + forgiven).reduce(0) { $0 + $1.forgivenPixels })"),
      ("frames", array(frames.map(\.jsonText))),
    ])
  }
}

extension PixelComparison.Frame {
  fileprivate var jsonText: String {
    object([
      ("frame", "\(number)"), ("differingPixels", "\(differingPixels)"),
      ("pixelCount", "\(pixelCount)"), ("largestDifference", "\(largestDifference)"),
    ])
  }
}

extension TimelineChange {
  fileprivate var jsonText: String {
    object([
      ("message", message.jsonLiteral), ("constraint", constraint?.jsonLiteral ?? "null"),
      ("expectedLine", expectedLine.map(String.init) ?? "null"),
      ("actualLine", actualLine.map(String.init) ?? "null"),
    ])
  }
}

private func object(_ members: [(key: String, literal: String)]) -> String {
  "{" + members.map { "\"\($0.key)\": \($0.literal)" }.joined(separator: ", ") + "}"
}

private func array(_ literals: [String]) -> String {
  "[" + literals.joined(separator: ", ") + "]"
}
