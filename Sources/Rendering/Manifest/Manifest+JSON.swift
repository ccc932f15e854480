import FileAccess
import Planning
import Reporting

/// As `manifest.json` has it: keys in one order, a line for each frame and each change, numbers as
/// short as they read back the same, and nothing that tells when or where it was written.
extension Manifest: CustomStringConvertible {
  public var description: String {
    var layout = LineArray("layout")
    let lines = layout.pieces(Lines(self.layout) { $0.write(to: &$1) })
    let pieces = head + lines + [layout.end("\n}\n")]
    return String(decoding: pieces.joined(), as: UTF8.self)
  }

  /// The bytes of the file up to the changes, in pieces.
  var head: [[UInt8]] {
    let start = "{\n  \"manifestVersion\": \(Self.version),\n\(origin.jsonLines)\n"
    var (views, frames) = (LineArray("views"), LineArray("frames"))
    return [Array(start.utf8)] + views.pieces(Lines(self.views) { $0.write(to: &$1) })
      + [views.end(",\n")] + frames.pieces(Lines(self.frames) { $0.write(to: &$1) })
      + [frames.end(",\n")]
  }

  /// Members of an array, a line each.
  struct Lines: Sendable {
    fileprivate let pieces: [[UInt8]]

    /// - Parameter write: begins each line by `beginLine`.
    init(_ write: (inout UTF8Text) -> Void) { pieces = UTF8Text.pieces(write) }

    fileprivate init<Member>(_ members: [Member], _ write: (Member, inout UTF8Text) -> Void) {
      self.init { text in
        for member in members {
          text.beginLine()
          write(member, &text)
        }
      }
    }
  }

  /// A member of an object that is an array, as it is written.
  struct LineArray {
    private let key: String
    private var isEmpty = true

    init(_ key: String) { self.key = key }

    /// What is to be written for some more lines.
    mutating func pieces(_ lines: Lines) -> [[UInt8]] {
      if lines.pieces.isEmpty { return [] }
      let start = isEmpty ? "  \"\(key)\": [\n" : ",\n"
      isEmpty = false
      return [Array(start.utf8)] + lines.pieces
    }

    func end(_ end: String) -> [UInt8] {
      Array(((isEmpty ? "  \"\(key)\": []" : "\n  ]") + end).utf8)
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
  fileprivate func write(to text: inout UTF8Text) {
    text.write(literal: "{\"id\": ")
    text.writeJSON(id)
    text.write(literal: ", \"superview\": ")
    if let superview { text.writeJSON(superview) } else { text.write(literal: "null") }
    text.write(literal: "}")
  }
}

extension Manifest.Frame {
  fileprivate func write(to text: inout UTF8Text) {
    text.write(literal: "{\"index\": ")
    text.write(String(index))
    text.write(", \"file\": ", file)
    text.write(", \"fileSHA256\": ", fileSHA256.description)
    text.write(", \"adler32\": ", adler32)
    if let sha256 { text.write(", \"sha256\": ", sha256.description) }
    text.write(literal: "}")
  }
}

extension Manifest.Change {
  fileprivate func write(to text: inout UTF8Text) {
    text.write("{\"frame\": \(frame), \"view\": \(view.jsonLiteral)")
    text.write(Manifest.Difference(self))
    text.write(literal: "}")
  }
}

extension UTF8Text {
  mutating func beginLine() { write(literal: isEmpty ? "    " : ",\n    ") }

  /// The members of a change that tell it.
  mutating func write(_ difference: borrowing Manifest.Difference) {
    if let center = difference.center { write(", \"center\": [", center.x, center.y) }
    if let size = difference.size { write(", \"size\": [", size.width, size.height) }
    if let transform = difference.transform {
      write(literal: ", \"transform\": ")
      writeJSON(transform.numbers)
    }
    if let alpha = difference.alpha {
      write(literal: ", \"alpha\": ")
      writeJSON(alpha)
    }
    if let isHidden = difference.isHidden {
      write(literal: isHidden ? ", \"hidden\": true" : ", \"hidden\": false")
    }
    if let color = difference.backgroundColor {
      write(", \"backgroundColor\": ", color.description)
    }
  }

  fileprivate mutating func write(_ key: StaticString, _ string: String) {
    write(literal: key)
    writeJSON(string)
  }

  /// Nearly all numbers of a manifest are pairs: an array for each takes a twentieth of the
  /// instructions of its lines (by callgrind).
  fileprivate mutating func write(_ key: StaticString, _ first: Double, _ second: Double) {
    write(literal: key)
    writeJSON(first)
    write(literal: ", ")
    writeJSON(second)
    write(literal: "]")
  }
}

extension Inspection.Transform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
