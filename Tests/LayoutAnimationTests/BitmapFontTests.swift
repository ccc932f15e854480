import LayoutAnimation
import Primitives
import Raster
import TestSupport
import Testing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

@Suite struct BitmapFontTests {
  private static let ink = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  private func drawn(_ text: String, width: Int, height: Int, x: Int = 0, dot: Int = 1) -> String {
    let origin = Point(x: Double(x), y: 0)
    return Scene(
      width: width, height: height,
      commands: BitmapFont.standard.commands(for: text, at: origin, dot: dot, Self.ink)
    ).drawn().alphaText
  }

  @Test func figuresLookAsTheyShould() {
    #expect(BitmapFont.standard.width(of: "0123456789") == 59)
    #expect(
      drawn("0123456789", width: 59, height: 7) == """
        ·███····█····███··█████····█··█████··███··█████··███···███·
        █···█··██···█···█····█····██··█·····█·········█·█···█·█···█
        █···█···█·······█···█····█·█··████··█········█··█···█·█···█
        █···█···█·····██·····█··█··█······█·████····█····███···████
        █···█···█····█········█·█████·····█·█···█···█···█···█·····█
        █···█···█···█·····█···█····█··█···█·█···█···█···█···█·····█
        ·███···███··█████··███·····█···███···███····█····███···███·
        """)
  }

  @Test func aTimeHasItsPointBlankAndUnit() {
    // Glyphs of 5, 1, 5, 2 and 4, with 4 columns between them.
    #expect(BitmapFont.standard.width(of: "1.5 s") == 21)
    #expect(
      drawn("1.5 s", width: 21, height: 7) == """
        ··█·····█████········
        ·██·····█············
        ··█·····████······███
        ··█·········█····█···
        ··█·········█·····██·
        ··█·····█···█·······█
        ·███··█··███·····███·
        """)
  }

  @Test func theMarkIsADiamond() {
    #expect(
      drawn("◆", width: 5, height: 7) == """
        ·····
        ··█··
        ·███·
        █████
        ·███·
        ··█··
        ·····
        """)
  }

  @Test func dotsAreSquaresOfWholePixels() {
    #expect(
      drawn("-", width: 14, height: 10, x: 1, dot: 3) == """
        ··············
        ··············
        ··············
        ··············
        ··············
        ··············
        ··············
        ··············
        ··············
        ·████████████·
        """)
  }

  @Test func aRunOfDotsIsOneRectangle() {
    let commands = BitmapFont("I", "███\n·█·\n█·█")
      .commands(for: "I", at: Point(x: 10, y: 20), dot: 2, Self.ink)
    #expect(
      commands == [
        .fill(Rect(x: 10, y: 20, width: 6, height: 2), Self.ink),
        .fill(Rect(x: 12, y: 22, width: 2, height: 2), Self.ink),
        .fill(Rect(x: 10, y: 24, width: 2, height: 2), Self.ink),
        .fill(Rect(x: 14, y: 24, width: 2, height: 2), Self.ink),
      ])
  }

  @Test func whatTheFontDoesNotHaveIsBlank() {
    #expect(BitmapFont.standard.width(of: "0é0") == BitmapFont.standard.width(of: "0 0"))
    #expect(drawn("é", width: 3, height: 1) == "···")
    #expect(BitmapFont.standard.width(of: "") == 0)
  }
}
