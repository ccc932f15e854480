import JSONText
import Testing

@Suite struct JSONSyntaxErrorTests {
  typealias Reason = JSONSyntaxError.Reason

  /// Texts with ⟪ and ⟫ around the place of the error.
  @Test(
    arguments: [
      ("⟪⟫", .noValue), (" \n⟪⟫", .noValue),
      // An unclosed container is reported at the end of the text, before blanks.
      ("[⟪⟫", .unclosedContainer(.array, opening: 0)),
      (" [1,⟪⟫ \n", .unclosedContainer(.array, opening: 1)),
      ("[1⟪⟫\n", .unclosedContainer(.array, opening: 0)),
      ("[{⟪⟫", .unclosedContainer(.object, opening: 1)),
      (#"{"a"⟪⟫"#, .unclosedContainer(.object, opening: 0)),
      (#"{"a":⟪⟫"#, .unclosedContainer(.object, opening: 0)),
      (#"{"a":[]⟪⟫"#, .unclosedContainer(.object, opening: 0)),
      (#"["ab⟪⟫"#, .unclosedString(opening: 1)),
      (#"["ab\⟪⟫"#, .unclosedString(opening: 1)),
      (#"["ab\"⟪⟫"#, .unclosedString(opening: 1)),
      // Mismatched brackets.
      ("[1⟪}⟫", .mismatchedClosing(of: .array, opening: 0)),
      ("[⟪}⟫", .mismatchedClosing(of: .array, opening: 0)),
      ("[{⟪]⟫", .mismatchedClosing(of: .object, opening: 1)),
      (#"{"a":⟪]⟫"#, .mismatchedClosing(of: .object, opening: 0)),
      (#"{"a":1⟪]⟫"#, .mismatchedClosing(of: .object, opening: 0)),
      ("⟪]⟫", .unopenedClosing("]")), ("[]⟪]⟫", .unopenedClosing("]")),
      ("{}\n⟪}⟫", .unopenedClosing("}")),
      // Commas and colons.
      ("[1⟪,⟫]", .trailingComma(.array)), ("[1 ⟪,⟫ \n]", .trailingComma(.array)),
      (#"{"a":1⟪,⟫}"#, .trailingComma(.object)), ("[1⟪,⟫}", .trailingComma(.array)),
      ("[⟪,⟫1]", .extraComma), ("[1,⟪,⟫2]", .extraComma), ("[1,⟪,⟫]", .extraComma),
      ("{⟪,⟫}", .extraComma), (#"{"a":1,⟪,⟫"b":2}"#, .extraComma),
      ("[1⟪⟫ 2]", .missingComma(.array)), (#"["a"⟪⟫"b"]"#, .missingComma(.array)),
      ("[[]⟪⟫\n  {}]", .missingComma(.array)), ("[1⟪⟫ true]", .missingComma(.array)),
      ("[1⟪⟫ -2]", .missingComma(.array)),
      ("{\"a\": 1⟪⟫\n\"b\": 2}", .missingComma(.object)),
      (#"{"a"⟪⟫}"#, .missingColon(name: "a")), (#"{"a"⟪⟫ 1}"#, .missingColon(name: "a")),
      (#"{"a"⟪⟫, "b": 1}"#, .missingColon(name: "a")), (#"{"a"⟪⟫ = 1}"#, .missingColon(name: "a")),
      (#"{"a":⟪⟫ }"#, .missingValue(name: "a")), (#"{"a":⟪⟫, "b":1}"#, .missingValue(name: "a")),
      (#"{"a":⟪:⟫1}"#, .unexpected(":", .value)),
      ("[1⟪;⟫ 2]", .unexpected(";", .separator(.array))),
      (#"["a"⟪:⟫ 2]"#, .unexpected(":", .separator(.array))),
      (#"{"a":1⟪:⟫ 2}"#, .unexpected(":", .separator(.object))),
      // Syntax of other languages.
      ("[1, ⟪// two⟫\n2]", .comment), ("⟪/* a */⟫1", .comment), ("1 ⟪/* a *⟫", .comment),
      ("⟪/*/⟫", .comment), ("[1 ⟪// é⟫\r\n]", .comment), ("{⟪# a⟫\n}", .comment),
      (#"{"a": 1 ⟪#one⟫"#, .comment), (#"{"a" ⟪/**/⟫: 1}"#, .comment), ("⟪# a⟫", .comment),
      ("[⟪/⟫ 1]", .unexpected("/", .value)),
      ("[⟪'⟫a']", .singleQuotes), ("{⟪'⟫a': 1}", .singleQuotes), ("[⟪`⟫a`]", .singleQuotes),
      ("[⟪“⟫a”]", .curlyQuotes), ("{⟪”⟫a”: 1}", .curlyQuotes),
      ("{⟪a⟫: 1}", .unquoted("a", .name)), ("{⟪é_1⟫: 1}", .unquoted("é_1", .name)),
      ("{⟪12⟫: 1}", .unquoted("12", .name)), ("{⟪null⟫: 1}", .unquoted("null", .name)),
      ("[⟪equal⟫]", .unquoted("equal", .value)), ("[⟪#FC0⟫]", .unquoted("#FC0", .value)),
      ("[⟪nul⟫]", .unquoted("nul", .value)), ("[⟪nulls⟫]", .unquoted("nulls", .value)),
      ("⟪True⟫", .misspelt("True", literal: "true")),
      ("[⟪FALSE⟫]", .misspelt("FALSE", literal: "false")),
      ("[⟪None⟫]", .misspelt("None", literal: "null")),
      ("[⟪undefined⟫]", .misspelt("undefined", literal: "null")),
      ("[⟪NaN⟫]", .notFinite("NaN")), ("[⟪-Infinity⟫]", .notFinite("-Infinity")),
      ("[⟪inf⟫]", .notFinite("inf")),
      ("1 ⟪2⟫", .contentAfterEnd), ("{} ⟪{⟫}", .contentAfterEnd),
      ("1⟪,⟫", .unexpected(",", .end)),
      ("[⟪*⟫]", .unexpected("*", .value)), ("{⟪[⟫]:1}", .unexpected("[", .name)),
      ("[⟪\u{A0}⟫1]", .unexpected("\u{A0}", .value)), ("[⟪\u{C}⟫1]", .unexpected("\u{C}", .value)),
      ("[⟪😀⟫]", .unexpected("😀", .value)),
      ("[1⟪\u{FEFF}⟫]", .unexpected("\u{FEFF}", .separator(.array))),
      // Numbers.
      ("⟪0⟫1", .leadingZero), ("-⟪0⟫0.5", .leadingZero), ("[⟪+⟫1]", .leadingPlus),
      ("⟪.⟫5", .missingInteger), ("⟪-⟫.5", .missingInteger), ("1⟪.⟫", .missingFraction),
      ("[1⟪.⟫e3]", .missingFraction), ("1⟪e⟫", .missingExponent), ("1⟪E+⟫]", .missingExponent),
      ("1⟪e⟫.5", .missingExponent), ("[⟪-⟫]", .loneMinus), ("⟪-⟫x", .loneMinus),
      ("⟪0x1F⟫", .otherRadix), ("[⟪-0b1⟫]", .otherRadix), ("12⟪px⟫", .textAfterNumber("px")),
      ("1.5⟪.⟫2", .textAfterNumber(".")), ("1⟪_000⟫", .textAfterNumber("_000")),
      ("1.0⟪x1⟫", .textAfterNumber("x1")), ("1e5⟪e5⟫", .textAfterNumber("e5")),
      // Strings.
      ("\"a⟪\n⟫b\"", .lineBreakInString(opening: 0)),
      ("[\"a⟪\r⟫\nb\"]", .lineBreakInString(opening: 1)),
      ("\"a⟪\t⟫\"", .controlCharacter(9)), ("\"a⟪\0⟫\"", .controlCharacter(0)),
      ("\"a⟪\u{1F}⟫\"", .controlCharacter(0x1F)),
      (#""a⟪\x⟫41""#, .unknownEscape("x")), (#""⟪\U⟫0041""#, .unknownEscape("U")),
      (#""⟪\é⟫""#, .unknownEscape("é")), ("\"⟪\\\n⟫\"", .unknownEscape("\n")),
      (#""⟪\u00A⟫g""#, .malformedUnicodeEscape), (#""⟪\u⟫""#, .malformedUnicodeEscape),
      (#""⟪\u12⟫"#, .malformedUnicodeEscape), (#""\uD834⟪\uD⟫X""#, .malformedUnicodeEscape),
      (#""⟪\uD834⟫""#, .loneSurrogate(0xD834)), (#""a⟪\uDD1E⟫""#, .loneSurrogate(0xDD1E)),
      (#""⟪\uD834⟫\u0041""#, .loneSurrogate(0xD834)), (#""⟪\uD834⟫\n""#, .loneSurrogate(0xD834)),
      (#""⟪\uDD1E⟫\uD834""#, .loneSurrogate(0xDD1E)),
    ] as [(String, Reason)])
  func everyMistakeIsNamedAtItsPlace(marked: String, reason: Reason) throws {
    let (bytes, range) = try #require(Self.unmark(marked))
    let mistake = JSONValue.mistake(in: bytes)
    #expect(mistake == JSONSyntaxError(reason, at: range))
  }

  private static func unmark(_ marked: String) -> ([UInt8], SourceRange)? {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "⟪" || $0 == "⟫" }
    guard parts.count == 3 else { return nil }
    let lower = parts[0].utf8.count
    return (Array(parts.joined().utf8), SourceRange(lower, lower + parts[1].utf8.count))
  }

  /// Table 3-7 of the Unicode standard, at the edges of each of its rows.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8IsRefusedWhereItBegins(sequence: [UInt8]) {
    let reason = Reason.invalidUTF8(byte: sequence[0])
    let inString = JSONValue.mistake(in: Array("[\"é".utf8) + sequence + Array("\"]".utf8))
    #expect(inString == JSONSyntaxError(reason, at: SourceRange(4, 5)))
    let outside = JSONValue.mistake(in: Array("[1".utf8) + sequence + Array("]".utf8))
    #expect(outside == JSONSyntaxError(reason, at: SourceRange(2, 3)))
    let afterBackslash = JSONValue.mistake(in: Array(#"[""#.utf8) + [0x5C] + sequence)
    #expect(afterBackslash == JSONSyntaxError(reason, at: SourceRange(3, 4)))
  }

  @Test(
    arguments: [
      [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func theLeastAndGreatestCharacterOfEachLengthAreRead(sequence: [UInt8]) {
    #expect(JSONValue.mistake(in: [0x22] + sequence + [0x22]) == nil)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], .utf16), ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], .utf16),
      ([0x5B, 0, 0x5D, 0], .utf16), ([0, 0x5B, 0, 0x5D], .utf16),
      ([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], .utf32),
      ([0x31, 0, 0, 0], .utf32), ([0, 0, 0, 0x31], .utf32),
    ] as [([UInt8], JSONSyntaxError.Encoding)])
  func otherEncodingsAreNamed(bytes: [UInt8], encoding: JSONSyntaxError.Encoding) {
    #expect(JSONValue.mistake(in: bytes)?.reason == .notUTF8(encoding))
  }

  @Test func theFirstMistakeIsTheOneReported() {
    let mistake = JSONValue.mistake(in: Array("[01, 'a', }".utf8))
    #expect(mistake?.reason == .leadingZero)
  }

  /// Parsing a damaged text ends, and an error is within its bounds.
  @Test(arguments: 0..<8)
  func damagedTextsAreReadOrRefusedWithinTheirBounds(seed: UInt64) throws {
    let sample = Array(#"[{"é\u00e9\uD83D\uDE00\n": -1.5e+3, "b": [true, null]}, "😀", 0] // "#.utf8)
    var random = SplitMix64(state: seed)
    for _ in 0..<400 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) { bytes.damage(using: &random) }
      guard let mistake = JSONValue.mistake(in: bytes) else { continue }
      let range = mistake.range
      #expect(0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count)
      #expect(!mistake.message.isEmpty)
    }
  }

  @Test func everyTruncatedTextIsRefused() {
    let sample = Array(#"[{"é\u00e9\uD83D\uDE00\n": -1.5e+3, "b": [true, null]}, "😀", 0]"#.utf8)
    for length in sample.indices {
      #expect(JSONValue.mistake(in: Array(sample[..<length])) != nil, "\(length)")
    }
    #expect(JSONValue.mistake(in: sample) == nil)
  }
}

extension [UInt8] {
  /// Changes, removes or adds a byte, or truncates the text.
  fileprivate mutating func damage(using random: inout SplitMix64) {
    guard let index = indices.randomElement(using: &random) else { return }
    let interesting = Array(#"[]{},:"\/+-.0e'tn "#.utf8) + [0, 0x0A, 0xC3, 0xA9, 0xFF]
    let byte = interesting.randomElement(using: &random) ?? 0
    switch Int.random(in: 0...3, using: &random) {
    case 0: self[index] = byte
    case 1: remove(at: index)
    case 2: insert(byte, at: index)
    default: removeSubrange(index...)
    }
  }
}
