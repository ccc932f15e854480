import JSONText
import Testing

@Suite struct JSONValueTests {
  /// The text of every value, in the order of their beginnings.
  private static func texts(of value: JSONValue, in source: SourceText) -> [String] {
    let inner: [String] =
      switch value.content {
      case .array(let elements): elements.flatMap { texts(of: $0, in: source) }
      case .object(let members):
        members.flatMap { [source.text(in: $0.name.range)] + texts(of: $0.value, in: source) }
      case .null, .bool, .number, .string: []
      }
    return [source.text(in: value.range)] + inner
  }

  @Test func everyKindOfValueKnowsItsRange() throws {
    let text = #" { "é" : [ null , true,false ], "b":-1.5e3 ,"c": "x\"y" , "d":{ } , "e":[ ] } "#
    let source = SourceText(text)
    let expected = [
      text.trimmingBlanks, #""é""#, "[ null , true,false ]", "null", "true", "false",
      #""b""#, "-1.5e3", #""c""#, #""x\"y""#, #""d""#, "{ }", #""e""#, "[ ]",
    ]
    #expect(Self.texts(of: try JSONValue(parsing: source), in: source) == expected)
  }

  @Test func aStringValueAndItsContentHaveTheSameRange() throws {
    guard case .string(let string) = try JSONValue(#"  "ab" "#).content else {
      Issue.record("not a string")
      return
    }
    #expect(string.range == SourceRange(2, 6))
  }

  @Test func valuesAreFoundByLineAndColumnAfterWideCharactersAndOtherLineEnds() throws {
    let source = SourceText("{\r\n  \"é😀\": [1,\r\n\t2]\r\n}")
    guard case .object(let members) = try JSONValue(parsing: source).content,
      case .array(let elements) = members[0].value.content
    else {
      Issue.record("not an array in an object")
      return
    }
    let ranges = [members[0].name.range, members[0].value.range] + elements.map(\.range)
    #expect(source.positions(of: ranges.map(\.lower)) == ["2:3", "2:9", "2:10", "3:2"])
  }

  @Test func membersOfOneNameAreAllKeptInOrder() throws {
    let value = try JSONValue(#"{"a":1,"b":2,"a":3,"a":3}"#)
    #expect(value.outline == #"{"a":1,"b":2,"a":3,"a":3}"#)
  }

  @Test func blanksOfAllFourKindsAreAllowedBetweenTokens() throws {
    let value = try JSONValue("\t\r\n [ \t\r\n1\t\r\n ,\t\r\n {\t\"a\"\r:\n2 } \n]\r\n\t ")
    #expect(value.outline == #"[1,{"a":2}]"#)
  }

  @Test func aByteOrderMarkIsSkippedAndCountsInOffsets() throws {
    #expect(try JSONValue("\u{FEFF}[]").range == SourceRange(3, 5))
  }

  @Test(arguments: ["0", "\"\"", "null", "true", "false", "[]", "{}"])
  func anyValueMayBeTheWholeText(text: String) throws {
    #expect(try JSONValue(text).outline == text)
  }

  /// Parses a tree that the test wrote, so that it knows the range of every value.
  @Test(arguments: 0..<40)
  func whatWasWrittenIsReadBackWithItsPlaces(seed: UInt64) throws {
    var writer = TreeWriter(random: SplitMix64(state: seed))
    let expected = writer.writeValue(depth: 0)
    let read = try JSONValue(parsing: SourceText(bytes: writer.bytes))
    #expect(TreeWriter.lines(of: read) == TreeWriter.lines(of: expected))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Writes random JSON in random notation, and records the range of every value.
private struct TreeWriter {
  var random: SplitMix64
  var bytes: [UInt8] = []

  mutating func writeValue(depth: Int) -> JSONValue {
    writeBlanks()
    let start = bytes.count
    let content: JSONValue.Content =
      switch Int.random(in: depth > 5 ? 2...5 : 0...5, using: &random) {
      case 0: writeArray(depth: depth)
      case 1: writeObject(depth: depth)
      case 2: .string(writeString())
      case 3: writeNumber()
      case 4: write("null", .null)
      default: write("false", .bool(false))
      }
    let value = JSONValue(content: content, range: SourceRange(start, bytes.count))
    writeBlanks()
    return value
  }

  private mutating func writeBlanks() {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      bytes.append([0x20, 0x09, 0x0A, 0x0D].randomElement(using: &random) ?? 0x20)
    }
  }

  private mutating func write(_ text: String, _ content: JSONValue.Content) -> JSONValue.Content {
    bytes += text.utf8
    return content
  }

  private mutating func writeArray(depth: Int) -> JSONValue.Content {
    var elements: [JSONValue] = []
    bytes += "[".utf8
    for index in 0..<Int.random(in: 0...4, using: &random) {
      if index > 0 { bytes += ",".utf8 }
      elements.append(writeValue(depth: depth + 1))
    }
    bytes += "]".utf8
    return .array(elements)
  }

  private mutating func writeObject(depth: Int) -> JSONValue.Content {
    var members: [JSONMember] = []
    bytes += "{".utf8
    for index in 0..<Int.random(in: 0...4, using: &random) {
      if index > 0 { bytes += ",".utf8 }
      writeBlanks()
      let name = writeString()
      writeBlanks()
      bytes += ":".utf8
      members.append(JSONMember(name: name, value: writeValue(depth: depth + 1)))
    }
    bytes += "}".utf8
    return .object(members)
  }

  private mutating func writeNumber() -> JSONValue.Content {
    let number = Double(Int.random(in: -9999...9999, using: &random)) / 8
    bytes += "\(number)".utf8
    return .number(JSONNumber(literal: "\(number)", value: number))
  }

  private mutating func writeString() -> JSONString {
    let start = bytes.count
    var value = ""
    bytes += "\"".utf8
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let scalar = Self.scalars.randomElement(using: &random) ?? "a"
      value.unicodeScalars.append(scalar)
      bytes += spelling(of: scalar).utf8
    }
    bytes += "\"".utf8
    return JSONString(value: value, range: SourceRange(start, bytes.count))
  }

  private static let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\0", "é", "€", "😀", "/"]

  private mutating func spelling(of scalar: Unicode.Scalar) -> String {
    let mustEscape = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
    guard mustEscape || Bool.random(using: &random) else { return String(scalar) }
    return scalar.utf16.map {
      let digits = String($0, radix: 16, uppercase: Bool.random(using: &random))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// A description of a tree, one line per value.
  static func lines(of value: JSONValue) -> [String] {
    let inner: [String] =
      switch value.content {
      case .null, .bool, .number, .string: []
      case .array(let elements): elements.flatMap(lines)
      case .object(let members):
        members.flatMap { ["\($0.name.range) \($0.name.value)"] + lines(of: $0.value) }
      }
    return ["\(value.range) \(value.outline)"] + inner
  }
}
