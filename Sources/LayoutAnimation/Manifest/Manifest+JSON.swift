/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that tells when or where it was written.
extension Manifest: CustomStringConvertible {
  public var description: String {
    """
    {
      "manifestVersion": \(Self.version),
    \(origin.jsonLines)
      "views": [\(views.map(\.jsonText).asLines)],
      "frames": [\(frames.map(\.jsonText).asLines)],
      "layout": [\(layout.map(\.jsonText).asLines)]
    }

    """
  }
}

extension [String] {
  fileprivate var asLines: String {
    isEmpty ? "" : "\n    " + joined(separator: ",\n    ") + "\n  "
  }
}

extension Manifest.Origin {
  fileprivate var jsonLines: String {
    let timeline = jsonObject([
      ("name", timelineName?.jsonLiteral), ("sha256", timelineSHA256.description.jsonLiteral),
    ])
    let options = jsonObject([
      ("framesPerSecond", "\(framesPerSecond)"), ("scale", "\(scale)"),
      ("pattern", pattern.jsonLiteral), ("startNumber", "\(startNumber)"),
      ("hash", hash?.rawValue.jsonLiteral), ("overlay", overlay ? "true" : nil),
      ("encoder", encoding.encoder.rawValue.jsonLiteral),
      ("colorType", encoding.colorType.rawValue.jsonLiteral),
    ])
    return """
        "tool": \(tool.jsonLiteral),
        "pixelRevision": \(pixelRevision),
        "timeline": \(timeline),
        "options": \(options),
        "width": \(width),
        "height": \(height),
        "frameCount": \(frameCount),
      """
  }
}

extension Manifest.View {
  fileprivate var jsonText: String {
    jsonObject([("id", id.jsonLiteral), ("superview", superview.map(\.jsonLiteral) ?? "null")])
  }
}

extension Manifest.Frame {
  fileprivate var jsonText: String {
    jsonObject([
      ("index", "\(index)"), ("file", file.jsonLiteral),
      ("fileSHA256", fileSHA256.description.jsonLiteral), ("adler32", adler32.jsonLiteral),
      ("sha256", sha256?.description.jsonLiteral),
    ])
  }
}

extension Manifest.Change {
  fileprivate var jsonText: String {
    jsonObject([
      ("frame", "\(frame)"), ("view", view.jsonLiteral),
      ("center", center.map { array([$0.x, $0.y]) }),
      ("size", size.map { array([$0.width, $0.height]) }),
      ("transform", transform.map { array([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }),
      ("alpha", alpha?.jsonLiteral), ("hidden", isHidden.map { $0 ? "true" : "false" }),
      ("backgroundColor", backgroundColor?.description.jsonLiteral),
    ])
  }
}

/// As JSON writes them.
private func array(_ numbers: [Double]) -> String { jsonArray(numbers.map(\.jsonLiteral)) }
