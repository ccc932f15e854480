import Testing

@testable import ImageCoding

@Suite struct DeflateCodeTests {
  /// The example of RFC 1951, 3.2.2, for the letters A to H; the first bit is the leftmost.
  @Test func theCanonicalCodeIsThatOfTheExample() {
    let code = PrefixCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.codes.map(\.text) == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
    #expect(PrefixCode(lengths: [0, 1]).codes.map(\.text) == ["", "0"])
  }

  /// The table of RFC 1951, 3.2.6.
  @Test func theFixedCodeIsThatOfTheTable() {
    let codes = PrefixCode(lengths: PrefixCode.fixedLiteralLengths).codes.map(\.text)
    #expect(codes.count == 288)
    #expect((codes[0], codes[143]) == ("00110000", "10111111"))
    #expect((codes[144], codes[255]) == ("110010000", "111111111"))
    #expect((codes[256], codes[279]) == ("0000000", "0010111"))
    #expect((codes[280], codes[287]) == ("11000000", "11000111"))
  }

  /// The first length of every symbol from 257 on, and its extra bits: RFC 1951, 3.2.5.
  private static let firstLengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let extraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  @Test(arguments: 3...258)
  func everyLengthHasTheSymbolOfTheTable(length: Int) throws {
    let index = try #require(Self.firstLengths.lastIndex { $0 <= length })
    let symbol = LengthSymbol(length)
    #expect(symbol.symbol == 257 + index)
    #expect(symbol.extraBits.count == Self.extraBits[index])
    #expect(Int(symbol.extraBits.bits) == length - Self.firstLengths[index])
    #expect(LengthSymbol.extraBitCount(of: symbol.symbol) == Self.extraBits[index])
  }

  @Test func runLengthCodedLengthsAreDecoded() throws {
    let samples: [[UInt8]] = [
      [1], [1, 1], [0, 0, 5], .init(repeating: 0, count: 286), [3, 3, 3, 3], [3, 3, 3, 3, 3],
      .init(repeating: 8, count: 7) + .init(repeating: 0, count: 10)
        + .init(repeating: 8, count: 8),
      [0] + .init(repeating: 0, count: 138) + [2, 0, 0, 0],
      .init(repeating: 0, count: 139), .init(repeating: 0, count: 140), [7, 0, 7, 7, 0, 0, 7],
    ]
    for lengths in samples {
      let sequence = CodeLengthSymbol.sequence(lengths)
      #expect(try expanded(sequence) == lengths)
      #expect(sequence.count <= lengths.count)
    }
  }

  /// RFC 1951, 3.2.7.
  private func expanded(_ sequence: [CodeLengthSymbol]) throws -> [UInt8] {
    try sequence.reduce(into: []) { lengths, symbol in
      let extra = Int(symbol.extraBits.bits)
      switch symbol.symbol {
      case 16: lengths += [UInt8](repeating: try #require(lengths.last), count: extra + 3)
      case 17: lengths += [UInt8](repeating: 0, count: extra + 3)
      case 18: lengths += [UInt8](repeating: 0, count: extra + 11)
      default: lengths.append(symbol.symbol)
      }
    }
  }
}

extension BitString {
  fileprivate var text: String {
    (0..<count).map { bits >> UInt64($0) & 1 == 1 ? "1" : "0" }.joined()
  }
}
