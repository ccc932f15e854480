/// A key of a US keyboard, as reported to scripts (UI Events KeyboardEvent key and code values).
struct BrowserKey: Hashable {
  let name: String
  let code: String
  /// The legacy key code, which old scripts and the browser's own shortcuts use.
  let number: Int
  /// The text that the key types, nil if none.
  let text: String?
  let needsShift: Bool

  init(_ name: String) throws(BrowserError) {
    guard let key = Self.named(name) ?? Self.typing(name) else { throw .unknownKey(name) }
    self = key
  }

  private init(_ name: String, code: String, number: Int, text: String?, needsShift: Bool) {
    self.name = name
    self.code = code
    self.number = number
    self.text = text
    self.needsShift = needsShift
  }

  private static let named: [String: Int] = [
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35,
    "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
  ]

  private static func named(_ name: String) -> BrowserKey? {
    named[name].map {
      BrowserKey(
        name, code: name, number: $0, text: name == "Enter" ? "\r" : nil, needsShift: false)
    }
  }

  /// Keys with the characters that they type without and with shift.
  private static let punctuation: [(code: String, number: Int, plain: String, shifted: String)] = [
    ("Space", 32, " ", " "), ("Semicolon", 186, ";", ":"), ("Equal", 187, "=", "+"),
    ("Comma", 188, ",", "<"), ("Minus", 189, "-", "_"), ("Period", 190, ".", ">"),
    ("Slash", 191, "/", "?"), ("Backquote", 192, "`", "~"), ("BracketLeft", 219, "[", "{"),
    ("Backslash", 220, "\\", "|"), ("BracketRight", 221, "]", "}"), ("Quote", 222, "'", "\""),
  ]

  private static func typing(_ text: String) -> BrowserKey? {
    if let row = punctuation.first(where: { $0.plain == text || $0.shifted == text }) {
      return BrowserKey(
        text, code: row.code, number: row.number, text: text, needsShift: row.plain != text)
    }
    guard let character = text.first, text.count == 1, character.isASCII,
      character.isLetter || character.isNumber, let upper = character.uppercased().first,
      let number = upper.asciiValue
    else { return nil }
    let code = (character.isLetter ? "Key" : "Digit") + String(upper)
    return BrowserKey(
      text, code: code, number: Int(number), text: text, needsShift: character.isUppercase)
  }
}
