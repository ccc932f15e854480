import LayoutAnimation
import Testing

@Suite struct FramePatternTests {
  @Test(arguments: [
    ("frame_%04d.png", 7, "frame_0007.png"), ("frame_%04d.png", 99_999, "frame_99999.png"),
    ("%d", 0, "0"), ("%d.png", 12, "12.png"), ("%010d", 3, "0000000003"), ("%01d", 3, "3"),
    ("####.png", 7, "0007.png"), ("a#b", 10, "a10b"), ("100%%_%03d", 5, "100%_005"),
    ("%%%d%%", 5, "%5%"), ("é%02d ü", 1, "é01 ü"), ("%d5", 1, "15"), ("-%d", 1, "-1"),
    ("%d\u{301}.png", 4, "4\u{301}.png"), (".%d", 1, ".1"),
  ])
  func aNumberHasItsNameAndTheNameItsNumber(text: String, number: Int, name: String) throws {
    let pattern = try FramePattern(text)
    #expect(pattern.name(number) == name)
    #expect(pattern.number(named: name) == number)
  }

  @Test(arguments: [
    (0, "frame_0000.png"), (7, "frame_0007.png"), (9_999, "frame_9999.png"),
    (10_000, "frame_10000.png"), (Int.max, "frame_9223372036854775807.png"),
  ])
  func theStandardNameHasFourDigitsOrMoreAndIsReadBack(number: Int, name: String) {
    #expect(FramePattern.standard.name(number) == name)
    #expect(FramePattern.standard.number(named: name) == number)
  }

  @Test(arguments: [
    "frame_1.png", "frame_00001.png", "frame_-001.png", "frame_+001.png", "frame_0001.jpg",
    "frame_0001.png.tmp", "Frame_0001.png", "frame_.png", "frame_png", ".png", "",
    "frame_99999999999999999999.png", "frame_००००.png", "frame_0x01.png", "frame_ 001.png",
  ])
  func whatWeDidNotNameIsNoFrame(name: String) {
    #expect(FramePattern.standard.number(named: name) == nil)
  }

  /// Composed and decomposed letters are equal as strings, but on most systems they name different
  /// files.
  @Test func twoSpellingsOfAnAccentAreTwoNames() throws {
    let pattern = try FramePattern("\u{E9}%d")
    #expect(pattern.number(named: "\u{E9}1") == 1)
    #expect(pattern.number(named: "e\u{301}1") == nil)
  }

  @Test(arguments: [
    ("", 1), ("frame.png", 10), ("%%", 3), ("%", 1), ("a%", 2), ("%6d", 1), ("%-4d", 1), ("%x", 1),
    ("%i", 1), ("%04", 1), ("%0d", 1), ("%00d", 1), ("%0256d", 1),
    ("%099999999999999999999d", 1), ("%d%d", 3), ("a%04d_####", 7), ("# #", 3), ("#%d", 2),
    ("a/%d", 2), ("%d/", 3), ("a\0%d", 2), (".layoutanim-%d", 1), (".LayoutAnim-%d.tmp", 1),
  ])
  func whatCannotNameFramesIsRefusedAtItsColumn(text: String, column: Int) {
    let error = #expect(throws: OptionTextError.self) { try FramePattern(text) }
    #expect(error?.column == column)
    #expect(error?.advice.isEmpty == false)
  }

  @Test(arguments: [
    ("frame_####.png", "frame_%04d.png"), ("#", "%d"), ("%01d", "%d"), ("%%%0255d", "%%%0255d"),
    ("50%% %d 50%%", "50%% %d 50%%"),
  ])
  func itIsPrintedAsAPattern(text: String, canonical: String) throws {
    #expect(try FramePattern(text).description == canonical)
    #expect(try FramePattern(canonical) == FramePattern(text))
  }

  @Test func aNumberHas255Digits() throws {
    for digits in [254, 255] {
      #expect(try FramePattern("%0\(digits)d").name(7).count == digits)
    }
    #expect(throws: OptionTextError.self) { try FramePattern("%0256d") }
  }

  @Test func theStandardIsAPatternLikeAnother() throws {
    #expect(try FramePattern("frame_%04d.png") == .standard)
  }
}
