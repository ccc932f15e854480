import JSONText
import Testing

/// The texts of errors, one of each form.
@Suite struct JSONWordingTests {
  private static func mistake(_ text: String) throws -> JSONSyntaxError {
    try #require(JSONValue.mistake(in: Array(text.utf8)))
  }

  @Test(arguments: [
    ("[1,]", "trailing comma"),
    ("[1 2]", "missing `,` before the next element of the array"),
    (#"{"a":1 "b":2}"#, "missing `,` before the next member of the object"),
    (#"{"gap" 8}"#, "missing `:` after the name `gap`"),
    ("{gap: 8}", "the name `gap` must be in double quotes"),
    ("// a", "JSON has no comments"),
    ("[1;2]", "unexpected `;`; `,` or `]` is expected here"),
    ("[\u{A0}]", "unexpected U+00A0 (NO-BREAK SPACE); a value is expected here"),
    ("[\u{1B}]", "unexpected U+001B; a value is expected here"),
    ("{1", "the name `1` must be in double quotes"),
    ("[", "the array is not closed; `]` is missing"),
    ("\"\u{B}\"", "the control character U+000B must be escaped in a string"),
    (#""\ud83d""#, #"`\uD83D` is half of a surrogate pair; the other half is missing"#),
  ])
  func messagesStateTheFact(text: String, message: String) throws {
    #expect(try Self.mistake(text).message == message)
  }

  @Test(arguments: [
    ("[#FFCC00]", ##"write `"#FFCC00"`"##), ("{gap: 8}", #"write `"gap"`"#),
    ("\"\t\"", #"write `\t`"#), ("\"\u{1}\"", #"write `\u0001`"#),
    (#"["a": 1]"#, "names are only allowed in an object, `{ … }`"),
    ("[1 2]", "write `,` after the element before"),
    (#"{"a":1 "b":2}"#, "write `,` after the member before"),
    (#"{"gap" 8}"#, #"write `"gap": ` and the value"#), ("[08]", "write the number without it"),
    ("[1,]", "remove the comma after the last element"),
    ("// a", "put the words into a string with the name `note`"),
    ("[0.5s]", "write the number alone, without `s`, or all of it as a string"),
  ])
  func helpSaysWhatToWrite(text: String, help: String) throws {
    #expect(try Self.mistake(text).help == help)
  }

  @Test(arguments: [
    (#" ["a"#, "the string begins here", 2), ("\"a\n\"", "the string begins here", 0),
    (" [ 1", "the array begins here", 1), ("[{ ]", "the object begins here", 1),
  ])
  func anUnclosedContainerIsLabelledAtItsBeginning(text: String, label: String, offset: Int) throws
  {
    let found = try Self.mistake(text).label
    #expect(found?.text == label)
    #expect(found?.range == SourceRange(offset, offset + 1))
  }

  @Test func anErrorWithoutASecondPlaceHasNoLabel() throws {
    #expect(try Self.mistake("[01]").label == nil)
  }

  @Test func namesAreShortenedAndCannotAffectATerminal() throws {
    let long = String(repeating: "n", count: 41)
    let shown = String(repeating: "n", count: 40) + "…"
    #expect(try Self.mistake("{\"\(long)\" 1}").message == "missing `:` after the name `\(shown)`")
    let message = try Self.mistake(#"{"a\u001b[31m\u202E" 1}"#).message
    #expect(message == "missing `:` after the name `a\u{FFFD}[31m\u{FFFD}`")
  }
}
