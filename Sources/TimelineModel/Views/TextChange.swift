import JSONText
import Primitives
import Typesetting

/// What a view's declaration or a change of it says about its text; nil for what it does not.
struct TextChange {
  var string: String?
  var size: Double?
  var weight: FontWeight?
  var color: Color?
  var alignment: TextAlignment?
  var lineLimit: Int?
  /// Of a change without a string, which only a view that has a text can have.
  var location: SourceLocation?

  func apply(to text: inout LabelText) {
    text.string = string ?? text.string
    text.font.size = size ?? text.font.size
    text.font.weight = weight ?? text.font.weight
    text.color = color ?? text.color
    text.alignment = alignment ?? text.alignment
    text.lineLimit = lineLimit ?? text.lineLimit
  }
}

extension TimelineReader {
  static let textShape = ObjectShape(
    "a text", in: "text", ["string", "size", "weight", "color", "alignment", "lines"])

  /// Reads a string, or an object with a string and how it looks.
  mutating func textChange(_ field: Field?) -> TextChange? {
    guard let field else { return nil }
    if case .string = field.value.content { return TextChange(string: text(field)) }
    guard case .object = field.value.content else {
      document.reportType(of: field, expected: "a text: a string or an object")
      return nil
    }
    guard let fields = document.fields(field, of: Self.textShape) else { return nil }
    return TextChange(
      string: text(fields["string"]),
      size: document.number(
        fields["size"], "more than 0, and at most 1000", help: "write points, such as `17`"
      ) {
        $0 > 0 && $0 <= 1000
      },
      weight: document.word(fields["weight"]), color: document.color(fields["color"]),
      alignment: document.word(fields["alignment"]),
      lineLimit: document.integer(fields["lines"], in: 0...10_000),
      location: fields["string"] == nil ? document.location(of: field.value.shortRange) : nil)
  }

  /// Reports a text without a string, which a declaration needs.
  mutating func checkString(_ field: Field?) {
    guard let field, case .object = field.value.content, field.value.member("string") == nil
    else { return }
    document.report(
      .missingKey, "a text needs `string`",
      at: SourceRange(field.range.lower, field.range.lower + 1),
      help: "write `{ \"string\": \"Title\" }`, or the text alone as `\"Title\"`")
  }

  private mutating func text(_ field: Field?) -> String? {
    guard let field, let string = document.string(field) else { return nil }
    guard string.value.count <= limits.textLength else {
      document.report(
        .limit, "a text has more than \(limits.textLength) characters", at: field.value.shortRange,
        help: "shorten it, or divide it among several views")
      return nil
    }
    return string.value
  }
}
