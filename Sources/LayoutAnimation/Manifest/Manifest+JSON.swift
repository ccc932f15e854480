/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that tells when or where it was written.
extension Manifest: CustomStringConvertible {
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Of the file.
  var bytes: [UInt8] {
    var text = UTF8Text()
    text.write("{\n  \"manifestVersion\": \(Self.version),\n\(origin.jsonLines)\n")
    text.writeLines("views", views) { $0.write($1.jsonText) }
    text.write(",\n")
    text.writeLines("frames", frames) { $0.write($1.jsonText) }
    text.write(",\n")
    // A line for every view that moves, in every frame: never put together from parts.
    text.writeLines("layout", layout) { $1.write(to: &$0) }
    text.write("\n}\n")
    return text.bytes
  }
}

extension UTF8Text {
  fileprivate mutating func writeLines<Element>(
    _ key: String, _ elements: [Element], _ write: (inout UTF8Text, Element) -> Void
  ) {
    self.write("  \"\(key)\": [")
    for (index, element) in elements.enumerated() {
      self.write(index == 0 ? "\n    " : ",\n    ")
      write(&self, element)
    }
    self.write(elements.isEmpty ? "]" : "\n  ]")
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
  fileprivate func write(to text: inout UTF8Text) {
    text.write(literal: "{\"frame\": ")
    text.write(String(frame))
    text.write(literal: ", \"view\": ")
    text.writeJSON(view)
    if let center { text.write(", \"center\": ", [center.x, center.y]) }
    if let size { text.write(", \"size\": ", [size.width, size.height]) }
    if let transform { text.write(", \"transform\": ", transform.numbers) }
    if let alpha {
      text.write(literal: ", \"alpha\": ")
      text.writeJSON(alpha)
    }
    if let isHidden { text.write(literal: isHidden ? ", \"hidden\": true" : ", \"hidden\": false") }
    if let backgroundColor {
      text.write(literal: ", \"backgroundColor\": ")
      text.writeJSON(backgroundColor.description)
    }
    text.write(literal: "}")
  }
}

extension UTF8Text {
  fileprivate mutating func write(_ key: StaticString, _ numbers: [Double]) {
    write(literal: key)
    writeJSON(numbers)
  }
}

extension Inspection.Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
