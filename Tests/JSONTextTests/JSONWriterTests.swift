import JSONText
import Testing

@Suite("JSON writer") struct JSONWriterTests {
  private static func text(_ layout: JSONLayout, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout)
    write(&json)
    return json.text
  }

  @Test(arguments: [
    (JSONLayout.compact, #"{"a":1,"b":[true,null],"c":{},"d":[]}"#),
    (.spaced, #"{"a": 1, "b": [true, null], "c": {}, "d": []}"#),
    (.padded, #"{ "a": 1, "b": [true, null], "c": {}, "d": [] }"#),
    (
      .lines,
      """
      {
        "a": 1,
        "b": [
          true,
          null
        ],
        "c": {},
        "d": []
      }
      """
    ),
  ])
  func aLayoutHasItsBlanksAndLineBreaks(layout: JSONLayout, expected: String) {
    let text = Self.text(layout) { json in
      json.object {
        $0.member("a", 1)
        $0.member("b", [true, nil] as [Bool?])
        $0.member("c") { $0.object { _ in } }
        $0.member("d", [Int]())
        $0.memberIfPresent("e", nil as Int?)
      }
    }
    #expect(text == expected)
  }

  @Test func layoutsNest() {
    let text = Self.text(.spaced) { json in
      json.object {
        $0.member("views") {
          $0.array(.lines) {
            $0.element { $0.object { $0.member("id", "a") } }
            $0.element { $0.array([0.5, 1]) }
          }
        }
        $0.member("time", 2)
      }
    }
    #expect(text == "{\"views\": [\n  {\"id\": \"a\"},\n  [0.5, 1]\n], \"time\": 2}")
  }

  @Test(arguments: [[], [0], [2], [1, 0, 2], [0, 3, 0]])
  func linesWrittenApartAreTheSameAsLinesWrittenInPlace(counts: [Int]) {
    func write(_ count: Int, to json: inout JSONWriter) {
      for number in 0..<count { json.element { $0.array([number]) } }
    }
    let whole = Self.text(.spaced) { json in
      json.object(.lines) {
        $0.member("rows") { $0.array(.lines) { for count in counts { write(count, to: &$0) } } }
      }
    }
    var json = JSONWriter()
    let object = json.beginObject(.lines)
    let rows = json.beginArrayMember("rows", .lines)
    var pieces = json.takeBytes()
    for count in counts {
      json.elements(JSONLines(indentation: 4) { write(count, to: &$0) })
      pieces += json.takeBytes()
    }
    json.end(rows)
    json.end(object)
    pieces += json.takeBytes()
    #expect(String(decoding: pieces, as: UTF8.self) == whole)
  }

  @Test func aCopiedValueStaysAsItIs() {
    let text = Self.text(.spaced) { json in
      json.object(.lines) {
        $0.member("a", 1)
        $0.member("b", copying: Array("{ \"c\" :2 }".utf8))
      }
    }
    #expect(text == "{\n  \"a\": 1,\n  \"b\":\n{ \"c\" :2 }\n}")
  }

  /// The parser is the oracle: it reads the text that was written.
  @Test func stringsReadBackAsTheSame() throws {
    let scalars = (0..<0x30).map { Unicode.Scalar($0 as UInt8) } + ["\\", "é", "\u{2028}", "😀"]
    for first in scalars {
      for second in scalars {
        let string = String(String.UnicodeScalarView([first, second, "a"]))
        let text = JSONWriter.text(of: string)
        guard case .string(let read) = try JSONValue(text).content else {
          Issue.record("\(text) is not a string")
          continue
        }
        #expect(Array(read.value.utf8) == Array(string.utf8))
        #expect(text.utf8.allSatisfy { $0 >= 0x20 })
      }
    }
  }

  @Test(arguments: [
    ("a\"b\\", #""a\"b\\""#), ("\n\t\u{1F}", #""\n\u0009\u001f""#), ("é/", #""é/""#),
  ])
  func onlyWhatMustBeEscapedIs(string: String, literal: String) {
    #expect(JSONWriter.text(of: string) == literal)
  }

  @Test(arguments: [
    (20, "20"), (-20, "-20"), (0.1, "0.1"), (-0.0, "0"), (1.0 / 3, "0.3333333333333333"),
    (123_456_789, "123456789"), (0x1p53, "9007199254740992"), (1e16, "1e+16"), (1e-7, "1e-07"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func aNumberIsTheShortest(number: Double, literal: String) {
    #expect(JSONWriter.text(of: number) == literal)
    #expect(JSONWriter.text(of: [number]) == "[\(literal)]")
  }

  @Test func numbersReadBackAsTheSame() throws {
    var random = SplitMix64(state: 17)
    let extremes = [1e-7, .leastNonzeroMagnitude, 1e16, .greatestFiniteMagnitude, -2.5e-9]
    let others = (0..<2000).map { _ in Double(bitPattern: random.next()) }
    for number in extremes + others.filter(\.isFinite) {
      let text = JSONWriter.text(of: number)
      guard case .number(let read) = try JSONValue(text).content else {
        Issue.record("\(text) is not a number")
        continue
      }
      #expect(read.value == number)
    }
  }

  /// The standard library is the oracle.
  @Test func fractionsHaveTheDigitsOfTheStandardLibrary() {
    var random = SplitMix64(state: 21)
    for exponent in -14...53 {
      let unit = Double(sign: .plus, exponent: exponent, significand: 1)
      let random = (0..<400).map { _ in unit * Double.random(in: 1..<2, using: &random) }
      let hundredths = (1...100).map { (unit * Double($0) / 4).rounded(.up) / 100 }
      for number in random + hundredths + [unit, unit.nextUp, unit.nextDown, 1.5 * unit] {
        expectTheDigitsOfTheStandardLibrary(number)
      }
    }
  }

  /// Between two neighbouring numbers of so few binary digits lie several decimals, and some lie in
  /// the middle between two decimals.
  @Test func fractionsNearTheLimitOfPrecisionHaveTheDigitsOfTheStandardLibrary() {
    var random = SplitMix64(state: 34)
    for exponent in 44...52 {
      for _ in 0..<400 {
        let significand = Double(UInt64.random(in: 1 << 52..<1 << 53, using: &random))
        let scale = Double(sign: .plus, exponent: exponent - 52, significand: 1)
        expectTheDigitsOfTheStandardLibrary(significand * scale)
      }
    }
  }

  private func expectTheDigitsOfTheStandardLibrary(_ number: Double) {
    let description = number.description
    let digits = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    let (text, negative) = (JSONWriter.text(of: [number]), JSONWriter.text(of: [-number]))
    if text != "[\(digits)]" || negative != "[-\(digits)]" {
      Issue.record("\(number) is written as \(text) and \(negative)")
    }
  }

  @Test(arguments: [0, -1, 9, 10, -10, .max, .min])
  func wholeNumbersAreTheirDigits(number: Int) {
    #expect(JSONWriter.text(of: number) == "\(number)")
  }
}
