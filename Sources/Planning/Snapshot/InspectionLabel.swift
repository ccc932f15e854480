import JSONText
import Presentation
import Primitives
import Reporting
import TimelineModel
import Typesetting

extension Inspection {
  /// The text of a view, and how it is set.
  public struct Label: Hashable, Sendable {
    public let string: String
    /// In points.
    public let size: Double
    /// A name of `UIFont.Weight`.
    public let weight: String
    public let color: Color
    /// A name of `NSTextAlignment`.
    public let alignment: String
    /// At most so many lines are shown; 0 for any number.
    public let lineLimit: Int
    /// The lines that are shown, broken for the size that the view has in the model.
    public let lines: [String]

    /// The text in words, and the lines that it is broken into.
    let remark: String

    init(_ label: TypesetLabel) {
      let text = label.text
      string = text.string
      size = text.font.size
      weight = text.font.weight.rawValue
      color = Color(ColorComponents(text.color))
      alignment = text.alignment.rawValue
      lineLimit = text.lineLimit
      lines = label.lines.map(\.text)
      remark = "text " + text.words + (lines == [string] ? "" : " as " + Self.words(of: lines))
    }

    private static func words(of lines: [String]) -> String {
      lines.isEmpty ? "no line" : lines.map { JSONWriter.text(of: $0) }.joined(separator: " / ")
    }
  }
}
