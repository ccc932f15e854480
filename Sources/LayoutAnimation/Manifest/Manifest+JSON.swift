/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that tells when or where it was written.
extension Manifest: CustomStringConvertible {
  public var description: String {
    var lines = Lines()
    for change in layout { lines.append(change) }
    return String(decoding: pieces(layout: [lines]).joined(), as: UTF8.self)
  }

  /// The bytes of the file, in pieces, because one could be 50 MB.
  ///
  /// - Parameter layout: the lines of the changes, in parts.
  func pieces(layout: [Lines]) -> [[UInt8]] {
    let start = "{\n  \"manifestVersion\": \(Self.version),\n\(origin.jsonLines)\n"
    return [Array(start.utf8)]
      + Lines.array("views", [Lines(views.map(\.jsonText))], end: ",\n")
      + Lines.array("frames", [Lines(frames.map(\.jsonText))], end: ",\n")
      + Lines.array("layout", layout, end: "\n}\n")
  }

  /// Members of an array, a line each.
  struct Lines: Sendable {
    fileprivate private(set) var text = UTF8Text()

    init(_ literals: [String] = []) {
      for literal in literals { append { $0.write(literal) } }
    }

    mutating func append(_ change: Change) { append { change.write(to: &$0) } }

    private mutating func append(_ write: (inout UTF8Text) -> Void) {
      text.write(literal: text.bytes.isEmpty ? "    " : ",\n    ")
      write(&text)
    }

    /// A member of an object that is the array of all lines.
    fileprivate static func array(_ key: String, _ parts: [Lines], end: String) -> [[UInt8]] {
      let filled = parts.map(\.text.bytes).filter { !$0.isEmpty }
      let start = "  \"\(key)\": ["
      guard !filled.isEmpty else { return [Array("\(start)]\(end)".utf8)] }
      let lines = filled.map { [$0] }.joined(separator: [Array(",\n".utf8)])
      return [Array("\(start)\n".utf8)] + lines + [Array("\n  ]\(end)".utf8)]
    }
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
