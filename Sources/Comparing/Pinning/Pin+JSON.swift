import FileAccess
import Reporting

/// As the file has it: a JSON object with a line for each picture, called by the frames that show
/// it, then the timeline as it is in its own file. Version control shows which frames changed, and
/// what in the timeline.
///
/// `sum` is the SHA-256 of all the rest, and tells that nobody changed it by hand.
extension Pin {
  /// The bytes of the file.
  var bytes: [UInt8] {
    let sum = SHA256Sum(of: Array(head(sum: "").utf8) + timeline + Self.tail)
    return Array(head(sum: sum.description).utf8) + timeline + Self.tail
  }

  /// In which line of the file the timeline begins, from 1.
  var timelineLine: Int { head(sum: "").utf8.count { $0 == UInt8(ascii: "\n") } + 1 }

  private static let tail = Array("\n}\n".utf8)

  private func head(sum: String) -> String {
    """
    {
      "pinVersion": \(version.rawValue),
      "sum": "\(sum)",
      "tool": \(tool.jsonLiteral),
      "pixelRevision": \(pixelRevision),
      "options": {\(options)},
      "framesPerSecond": \(framesPerSecond),
      "width": \(width),
      "height": \(height),
      "layout": "\(layout)",
      "frames": {
        \(frames.runs.map { "\"\($0.name)\": \"\($0.sum)\"" }.joined(separator: ",\n    "))
      },
      "timeline":

    """
  }

  private var options: String {
    [("framesPerSecond", chosenFramesPerSecond), ("scale", chosenScale)].compactMap { key, value in
      value.map { "\"\(key)\": \($0)" }
    }.joined(separator: ", ")
  }
}
