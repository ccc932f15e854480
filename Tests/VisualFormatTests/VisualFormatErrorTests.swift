import AutoLayout
import Testing
import VisualFormat

@Suite struct VisualFormatErrorTests {
  typealias Reason = VisualFormatError.Reason

  /// An invalid format; `^` on the line below it marks the wrong characters.
  struct Refusal: CustomTestStringConvertible, Sendable {
    var format: String
    var mark: String
    var reason: Reason

    init(_ format: String, _ mark: String, _ reason: Reason) {
      self.format = format
      self.mark = mark
      self.reason = reason
    }

    var testDescription: String { format }
    var offset: Int { mark.prefix { $0 == " " }.count }
    var length: Int { mark.count - offset }
  }

  static let refusals: [Refusal] = [
    Refusal("", "", .emptyFormat),
    Refusal("[ä]", " ^^", .nonASCII),
    Refusal("H:[a]-\u{1F600}-[b]", "      ^^^^", .nonASCII),
    Refusal("H", " ", .missingColon),
    Refusal("H[a]", " ^", .missingColon),
    Refusal("V|[a]|", " ^", .missingColon),
    Refusal("H:|", "   ", .missingConnection),
    Refusal("||", " ^", .missingConnection),
    Refusal("|a|", " ^", .missingConnection),
    Refusal("H:", "  ", .missingView),
    Refusal("h:[a]", "^", .missingView),
    Refusal("H: [a]", "  ^", .missingView),
    Refusal("|-|", "  ^", .missingView),
    Refusal("|-8-|", "    ^", .missingView),
    Refusal("[a]-", "    ", .missingView),
    Refusal("[a]-8-", "      ", .missingView),
    Refusal("[a]-8-8-[b]", "      ^", .missingView),
    Refusal("[a]]", "   ^", .trailingText),
    Refusal("[a]|[b]", "    ^", .trailingText),
    Refusal("[a] [b]", "   ^", .trailingText),
    Refusal("[a]10-[b]", "   ^", .trailingText),
    Refusal("[a]\n", "   ^", .trailingText),
    Refusal("[]", " ", .illegalViewName("")),
    Refusal("[1a]", " ^^", .illegalViewName("1a")),
    Refusal("[my-view(20)]", " ^^^^^^^", .illegalViewName("my-view")),
    Refusal("[a b]", " ^^^", .illegalViewName("a b")),
    Refusal("[a\n]", " ^^", .illegalViewName("a\\n")),
    Refusal("[-[b]", " ^", .illegalViewName("-")),
    Refusal("[nope]", " ^^^^", .unknownView("nope")),
    Refusal("[a][nope]", "    ^^^^", .unknownView("nope")),
    Refusal("[gap]", " ^^^", .unknownView("gap")),
    Refusal("[a", "  ", .missingBracket),
    Refusal("[a-8-[b]", "  ^", .missingBracket),
    Refusal("[a(10)-[b]", "      ^", .missingBracket),
    Refusal("[a>=10]", "  ^", .missingBracket),
    Refusal("[a()]", "   ^", .malformedSizePredicate),
    Refusal("[a(10,)]", "      ^", .malformedSizePredicate),
    Refusal("[a(+5)]", "   ^", .malformedSizePredicate),
    Refusal("[a(.5)]", "   ^", .malformedSizePredicate),
    Refusal("[a(=10)]", "   ^", .unknownRelation("=")),
    Refusal("[a(=>10)]", "   ^^", .unknownRelation("=>")),
    Refusal("[a]-(<5)-[b]", "     ^", .unknownRelation("<")),
    Refusal("[", " ", .unexpectedEnd),
    Refusal("[a(", "   ", .unexpectedEnd),
    Refusal("[a(>=", "     ", .unexpectedEnd),
    Refusal("[a(10@", "      ", .unexpectedEnd),
    Refusal("[a(10,", "      ", .unexpectedEnd),
    Refusal("[a]-(", "     ", .unexpectedEnd),
    Refusal("[a]-10[b]", "      ^", .missingHyphen),
    Refusal("[a]-10", "      ", .missingHyphen),
    Refusal("[a]-(10)[b]", "        ^", .missingHyphen),
    Refusal("[a]-0x10-[b]", "     ^", .missingHyphen),
    Refusal("[a]-10,20-[b]", "      ^", .unparenthesizedList),
    Refusal("[a(100]", "      ^", .missingParenthesis),
    Refusal("[a(100", "      ", .missingParenthesis),
    Refusal("[a]-(10-[b]", "       ^", .missingParenthesis),
    Refusal("[a(10 20)]", "     ^", .missingParenthesis),
    Refusal("[a(0x10)]", "    ^", .missingParenthesis),
    Refusal("[a]--20-[b]", "    ^", .ambiguousHyphen),
    Refusal("[a]--[b]", "    ^", .ambiguousHyphen),
    Refusal("|--[a]", "  ^", .ambiguousHyphen),
    Refusal("[a]-.5-[b]", "    ^", .neitherNumberNorMetric),
    Refusal("[a]-()-[b]", "     ^", .neitherNumberNorMetric),
    Refusal("[a]-(-)-[b]", "     ^", .neitherNumberNorMetric),
    Refusal("[a]- -[b]", "    ^", .neitherNumberNorMetric),
    Refusal("[a(>=)]", "     ^", .neitherNumberNorMetric),
    Refusal("[a(10@)]", "      ^", .neitherNumberNorMetric),
    Refusal("[a(10@-)]", "      ^", .neitherNumberNorMetric),
    Refusal("[a]-nope-[b]", "    ^^^^", .unknownMetric("nope")),
    Refusal("[a(>=nope)]", "     ^^^^", .unknownMetric("nope")),
    Refusal("[a(10@b)]", "      ^", .unknownMetric("b")),
    Refusal("[a]-inf-[b]", "    ^^^", .unknownMetric("inf")),
    Refusal("[a]-b-[c]", "    ^", .viewAsSpacing("b")),
    Refusal("[a]-(>=b)-[c]", "       ^", .viewAsSpacing("b")),
    Refusal("[a(1e999)]", "   ^^^^^", .numberTooLarge),
    Refusal("[a]-(-1e999)-[b]", "     ^^^^^^", .numberTooLarge),
    Refusal("[a(10@0)]", "      ^", .priorityOutOfRange(0)),
    Refusal("[a(10@-1)]", "      ^^", .priorityOutOfRange(-1)),
    Refusal("[a]-10@1000.5-[b]", "       ^^^^^^", .priorityOutOfRange(1000.5)),
    Refusal("[a(10@zero)]", "      ^^^^", .priorityOutOfRange(0)),
    Refusal("[a(10@huge)]", "      ^^^^", .priorityOutOfRange(1e300)),
    Refusal("|-[root]", "^", .noSuperview(of: "root")),
    Refusal(
      "V:[a]-[bottomLayoutGuide]|", "                         ^",
      .noSuperview(of: "bottomLayoutGuide")),
  ]

  @Test(arguments: refusals)
  func aBadFormatIsRefusedAtTheOffendingCharacters(refusal: Refusal) throws {
    let thrown = #expect(throws: VisualFormatError.self) { try lines(refusal.format) }
    let error = try #require(thrown)
    #expect(error.reason == refusal.reason)
    #expect(error.offset == refusal.offset)
    #expect(error.length == refusal.length)
  }

  @Test(arguments: [
    ("H:[a][b]", "alignAllLeading", LayoutAttribute.leading, LayoutAxis.horizontal),
    ("[a]", "alignAllCenterX", .centerX, .horizontal),
    ("V:[a]-8-[b]", "alignAllTop", .top, .vertical),
    ("V:[a][b]", "alignAllFirstBaseline", .firstBaseline, .vertical),
  ])
  func anAlignmentAlongTheAxisIsRefusedForTheWholeFormat(
    format: String, option: String, attribute: LayoutAttribute, axis: LayoutAxis
  ) {
    let error = #expect(throws: VisualFormatError.self) { try lines(format, options(option)) }
    #expect(error?.reason == .alignmentAlongAxis(attribute, axis))
    #expect(error?.offset == 0)
    #expect(error?.length == format.utf8.count)
  }

  @Test func baselineSpacingInAHorizontalFormatIsRefused() {
    let error = #expect(throws: VisualFormatError.self) {
      try lines("H:[a]-[b]", options("spacingBaselineToBaseline"))
    }
    #expect(error?.reason == .baselineSpacingInHorizontalLayout)
  }

  @Test(arguments: refusals)
  func everyMessageIsOneLineInTheStyleOfTheHouse(refusal: Refusal) throws {
    let thrown = #expect(throws: VisualFormatError.self) { try lines(refusal.format) }
    let error = try #require(thrown)
    for text in [error.message, error.help].compactMap(\.self) {
      #expect(text.first?.isUppercase == false && text.last != ".", "\(text)")
      #expect(text.utf8.allSatisfy { $0 >= 0x20 }, "\(text)")
    }
  }

  @Test func messagesNameTheOffender() throws {
    #expect(try message("[nope]") == "unknown view `nope`")
    #expect(try message("[a(=10)]").contains("`=`"))
    #expect(try message("[a]-b-[c]").contains("`b` is a view"))
    #expect(try message("|[root]").contains("`root`"))
    #expect(try message("[a(1@0)]").contains("0.0 is out of range"))
  }

  private func message(_ format: String) throws -> String {
    try #require(#expect(throws: VisualFormatError.self) { try lines(format) }).message
  }

  @Test(arguments: [
    ("[a]- -[b]", "a visual format contains no blanks"),
    ("[gap]", "`gap` is a metric; only views can be in brackets"),
    ("[a]--20-[b]", "write `-(-10)-` for a negative spacing, one `-` for the standard one"),
  ])
  func helpSaysWhatToWrite(format: String, help: String) {
    let error = #expect(throws: VisualFormatError.self) { try lines(format) }
    #expect(error?.help == help)
  }

  @Test(arguments: [
    ("[botg]", "both"), ("[toplayoutguide]", "topLayoutGuide"), ("[a]-gup-[b]", "gap"),
    ("[a(1@defaultHihg)]", "defaultHigh"), ("[a(bohh)]", "both"),
  ])
  func anErrorOfAnUnknownNameListsTheKnownOnes(format: String, candidate: String) {
    let error = #expect(throws: VisualFormatError.self) { try lines(format) }
    #expect(error?.candidates.contains(candidate) == true)
    #expect(error?.help == nil)
  }

  @Test func otherErrorsListNoNames() {
    let error = #expect(throws: VisualFormatError.self) { try lines("[a") }
    #expect(error?.candidates == [])
  }
}
