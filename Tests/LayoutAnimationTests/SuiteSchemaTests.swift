import JSONText
import LayoutAnimation
import TestSupport
import Testing
import TimelineModel

/// Holds the schema of `layoutanim.json` against what is read.
@Suite struct SuiteSchemaTests {
  private func problems(_ text: String) throws -> [String] {
    let schema = SuiteSchema.text
    return try SchemaValidator(Self.parse(schema)).problems(Self.parse(text))
  }

  private static func parse(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: SourceText(bytes: Array(text.utf8)))
  }

  private func isAccepted(_ text: String) -> Bool {
    (try? SuiteSettings(parsing: SourceText(bytes: Array(text.utf8)))) != nil
  }

  @Test(arguments: [
    "{}", #"{ "version": 1, "$schema": "s.json", "note": "n" }"#,
    #"{ "ignore": ["a", "b/**/*.json", "?"], "fps": 1000, "scale": 3, "strict": false }"#,
    #"{ "tolerance": { "note": "n", "*": { "channel": 255 }, "a/b": { "points": 0.5, "note": "n" } } }"#,
  ])
  func whatItAllowsIsRead(text: String) throws {
    #expect(try problems(text) == [])
    #expect(isAccepted(text))
  }

  @Test(arguments: [
    "[]", #"{ "version": 2 }"#, #"{ "ignore": "a" }"#, #"{ "ignore": ["!a"] }"#,
    #"{ "ignore": [""] }"#, #"{ "ignore": ["[ab]"] }"#, #"{ "ignore": [1] }"#, #"{ "fps": 0 }"#,
    #"{ "fps": 1.5 }"#, #"{ "scale": 4 }"#, #"{ "strict": 1 }"#, #"{ "tolerance": { "*": 2 } }"#,
    #"{ "tolerance": { "*": {} } }"#, #"{ "tolerance": { "{a}": { "points": 1 } } }"#,
    #"{ "tolerance": { "*": { "channel": 256 } } }"#,
    #"{ "tolerance": { "*": { "points": -1 } } }"#,
    #"{ "tolerance": { "*": { "point": 1 } } }"#, #"{ "framesPerSecond": 60 }"#,
  ])
  func whatItRefusesIsNotRead(text: String) throws {
    #expect(try !problems(text).isEmpty)
    #expect(!isAccepted(text))
  }
}
