/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that tells when or where it was written.
extension Manifest: CustomStringConvertible {
  public var description: String {
    var text = "{\n  \"manifestVersion\": \(Self.version),\n\(origin.jsonLines)\n"
    text.appendLines("views", views) { $0.append($1.jsonText) }
    text.append(",\n")
    text.appendLines("frames", frames) { $0.append($1.jsonText) }
    text.append(",\n")
    // A line for every view that moves, in every frame: written into the text itself, which takes
    // a fifth of the time of putting it together from parts.
    text.appendLines("layout", layout) { $1.append(to: &$0) }
    text.append("\n}\n")
    return text
  }
}

extension String {
  fileprivate mutating func appendLines<Element>(
    _ key: String, _ elements: [Element], _ append: (inout String, Element) -> Void
  ) {
    self.append("  \"\(key)\": [")
    for (index, element) in elements.enumerated() {
      self.append(index == 0 ? "\n    " : ",\n    ")
      append(&self, element)
    }
    self.append(elements.isEmpty ? "]" : "\n  ]")
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
  fileprivate func append(to text: inout String) {
    text.append("{\"frame\": \(frame), \"view\": ")
    text.appendJSON(view)
    if let center { text.append(", \"center\": ", [center.x, center.y]) }
    if let size { text.append(", \"size\": ", [size.width, size.height]) }
    if let transform { text.append(", \"transform\": ", transform.numbers) }
    if let alpha {
      text.append(", \"alpha\": ")
      text.appendJSON(alpha)
    }
    if let isHidden { text.append(", \"hidden\": \(isHidden)") }
    if let backgroundColor {
      text.append(", \"backgroundColor\": \(backgroundColor.description.jsonLiteral)")
    }
    text.append("}")
  }
}

extension String {
  fileprivate mutating func append(_ key: String, _ numbers: [Double]) {
    append(key)
    appendJSON(numbers)
  }
}

extension Inspection.Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
