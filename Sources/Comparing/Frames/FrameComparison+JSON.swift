import Reporting

extension FrameComparison {
  /// One JSON object without a line break at its end: `same`, `expected`, `actual` (the paths),
  /// `tolerance`, `structure` (texts), `geometryKnown`, `geometry`, `forgivenGeometryFrames` (how
  /// many), `pixels`, `pixelExplanations`, `changes`, `notes`.
  ///
  /// Frames count from 0, lines from 1; numbers are the shortest that read back as the same.
  public var jsonText: String {
    jsonObject([
      ("same", "\(isSame)"), ("expected", expected.path.jsonLiteral),
      ("actual", actual.path.jsonLiteral), ("tolerance", tolerance.jsonText),
      ("structure", jsonArray(structure.map(\.description.jsonLiteral))),
      ("geometryKnown", "\(isGeometryKnown)"),
      ("geometry", jsonArray(geometry.map(\.jsonText))),
      ("forgivenGeometryFrames", "\(forgivenGeometry.count)"), ("pixels", pixels.jsonText),
      ("pixelExplanations", jsonArray(pixelExplanations.map(\.jsonText))),
      ("changes", jsonArray(changes.map(\.jsonText))),
      ("notes", jsonArray(notes.map(\.jsonLiteral))),
    ])
  }
}

extension ComparisonTolerance {
  fileprivate var jsonText: String {
    jsonObject([("channel", "\(channel)"), ("points", points.jsonLiteral)])
  }
}

extension GeometryDifference {
  fileprivate var jsonText: String {
    jsonObject([
      ("view", view.jsonLiteral), ("property", property.rawValue.jsonLiteral),
      ("firstFrame", "\(frames.lowerBound)"), ("lastFrame", "\(frames.upperBound)"),
      ("frameCount", "\(frameCount)"), ("worstFrame", "\(worstFrame)"),
      ("worstDifference", worstDifference.jsonLiteral),
      ("expected", expectedValue.jsonLiteral), ("actual", actualValue.jsonLiteral),
      ("constraint", constraint?.jsonLiteral ?? "null"), ("explained", "\(isExplained)"),
      ("explanations", jsonArray(explanations.map(\.jsonText))),
      ("furtherExplanations", "\(furtherExplanations)"),
    ])
  }
}

extension PixelComparison {
  fileprivate var jsonText: String {
    jsonObject([
      ("comparedFrames", "\(comparedCount)"), ("differingPixels", "\(total)"),
      ("firstFrame", first.map { "\($0.number)" } ?? "null"),
      ("worstFrame", worst.map { "\($0.number)" } ?? "null"),
      ("forgivenFrames", "\(forgiven.count)"),
      ("forgivenPixels", "\((frames + forgiven).reduce(0) { $0 + $1.forgivenPixels })"),
      ("frames", jsonArray(frames.map(\.jsonText))),
    ])
  }
}

extension PixelComparison.Frame {
  fileprivate var jsonText: String {
    jsonObject([
      ("frame", "\(number)"), ("differingPixels", "\(differingPixels)"),
      ("pixelCount", "\(pixelCount)"), ("largestDifference", "\(largestDifference)"),
    ])
  }
}

extension TimelineChange {
  fileprivate var jsonText: String {
    jsonObject([
      ("message", message.jsonLiteral), ("constraint", constraint?.jsonLiteral ?? "null"),
      ("expectedLine", expectedLine.map(String.init) ?? "null"),
      ("actualLine", actualLine.map(String.init) ?? "null"),
    ])
  }
}
