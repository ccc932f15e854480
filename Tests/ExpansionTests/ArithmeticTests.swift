import Testing

@testable import Expansion

@Suite struct ArithmeticTests {
  private func value(_ text: String) throws -> Binding {
    let bytes = Array(text.utf8)
    var arithmetic = Arithmetic(bytes, in: 0..<bytes.count) { name in
      ["i": .number(3), "title": .text("Home"), "digits": .text("12")][name]
    }
    return try arithmetic.evaluate()
  }

  @Test(arguments: [
    ("i", 3), ("i+1", 4), (" 2 * ( i - 1 ) / 4 ", 1), ("-i", -3), ("1 - 2 - 3", -4),
    ("8 / 4 / 2", 1), ("1e2", 100), ("0.5*i", 1.5), ("digits * 2", 24), ("- - 2", 2), ("0 * -1", 0),
  ])
  func operatorsAssociateToTheLeft(text: String, number: Double) throws {
    #expect(try value(text) == .number(number))
  }

  @Test func aSingleNameIsWhatItStandsFor() throws {
    #expect(try value("title") == .text("Home"))
  }

  @Test(arguments: [
    ("", 0..<0), ("i +", 3..<3), ("i & 1", 2..<3), ("(i", 2..<2), ("1 / 0", 0..<5),
    ("title + 1", 0..<5), ("j", 0..<1), ("2 * row", 4..<7), ("1e999", 0..<5), ("i i", 2..<3),
    ("1e300 * 1e300", 0..<13),
  ])
  func mistakesHaveTheirPlace(text: String, range: Range<Int>) {
    #expect { try value(text) } throws: { ($0 as? Arithmetic.Mistake)?.range == range }
  }

  @Test func thirtyTwoParenthesesMayBeOpen() throws {
    for count in [31, 32] {
      let text = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
      #expect(try value(text) == .number(1))
    }
    let text = String(repeating: "(", count: 33) + "1" + String(repeating: ")", count: 33)
    #expect(throws: Arithmetic.Mistake.self) { try value(text) }
  }
}
