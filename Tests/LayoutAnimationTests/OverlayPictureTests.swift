import ImageCoding
import LayoutAnimation
import Testing
import Timing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// The pixels of the overlay, at one pixel per point on a transparent background.
@Suite struct OverlayPictureTests {
  private static let blue: [UInt8] = [0x00, 0x66, 0xE0, 255]
  private static let grey: [UInt8] = [0x8E, 0x8E, 0x93, 255]
  private static let red: [UInt8] = [0xFF, 0x3B, 0x30, 255]

  /// The overlay of one constraint on a length of `a`, which extends from (20, 10) to (80, 50).
  private static func picture(
    _ constraint: String, overlay: Bool = true, keyframes: String = ""
  ) throws -> StraightImage {
    let sample = try OverlaySample(constraint, keyframes: keyframes)
    let options = try OutputOptions(overlay: overlay ? .all : nil)
    return try PNGDecoder().decode(
      StillRenderer(sample.planned, options: options).pngBytes(.frame(-1)))
  }

  private static func pixel(_ image: StraightImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.bytes[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4])
  }

  /// A line of one pixel along row 30, the middle of 10…50, with caps of seven pixels inside its
  /// ends.
  @Test func aRequiredLengthIsASolidBeam() throws {
    let image = try Self.picture("\"a.width == 60\"")
    for x in Array(20..<40) + Array(60..<80) { #expect(Self.pixel(image, x, 30) == Self.blue) }
    for y in 27...33 {
      #expect(Self.pixel(image, 20, y) == Self.blue)
      #expect(Self.pixel(image, 79, y) == Self.blue)
    }
    for y in [26, 34] { #expect(Self.pixel(image, 20, y) != Self.blue) }
    #expect(Self.pixel(image, 30, 29) != Self.blue)
    #expect(Self.pixel(image, 30, 31) != Self.blue)
  }

  /// Four pixels on, three off.
  @Test func anOptionalOneIsDashed() throws {
    let image = try Self.picture("\"a.width == 60 @1\"")
    let row = (20..<34).map { Self.pixel(image, $0, 30) == Self.blue }
    let period = [true, true, true, true, false, false, false]
    #expect(row == period + period)
  }

  /// One pixel on, two off, starting at a cap.
  @Test func anInactiveOneIsGreyAndDotted() throws {
    let image = try Self.picture(
      "\"w: a.width == 60\"",
      keyframes: "{ \"time\": 0, \"changes\": [{ \"deactivate\": \"w\" }] }")
    let row = (20..<26).map { Self.pixel(image, $0, 30) == Self.grey }
    #expect(row == [true, false, false, true, false, false])
  }

  /// Two pixels thick, in rows 29 and 30, with caps of eight pixels.
  @Test func aBrokenOneIsRedAndThick() throws {
    let image = try Self.picture("\"a.width == 61\"")
    for y in [29, 30] { #expect(Self.pixel(image, 30, y) == Self.red) }
    for y in [28, 31] { #expect(Self.pixel(image, 30, y) != Self.red) }
    #expect((20..<40).filter { Self.pixel(image, 20, $0) == Self.red } == Array(26..<34))
  }

  /// Only the outlines of `a` and `b`, the backgrounds of their names (seven dots high, with a
  /// margin of two on every side, two points inside the corner), and the beam with a halo of one
  /// point.
  @Test func nothingElseIsPainted() throws {
    let plain = try Self.picture("\"a.width == 60\"", overlay: false)
    let marked = try Self.picture("\"a.width == 60\"")
    for y in 0..<100 {
      for x in 0..<200 where Self.pixel(plain, x, y) != Self.pixel(marked, x, y) {
        let isBeam = 19...80 ~= x && 24...35 ~= y
        let isName = (22..<30 ~= x && 12..<23 ~= y) || (102..<110 ~= x && 32..<43 ~= y)
        #expect(isBeam || isName || Self.isOutline(x, y), "\(x), \(y)")
      }
    }
    #expect(plain != marked)
  }

  private static func isOutline(_ x: Int, _ y: Int) -> Bool {
    [(20...80, 10...50), (100...150, 30...90)].contains { (xs: ClosedRange<Int>, ys) in
      guard xs ~= x, ys ~= y else { return false }
      return abs(x - xs.lowerBound) <= 1 || abs(x - xs.upperBound) <= 1
        || abs(y - ys.lowerBound) <= 1 || abs(y - ys.upperBound) <= 1
    }
  }

  /// A name may contain any character; those missing from the font are shown as a box as wide as an
  /// `o`.
  @Test func unknownLettersAreSeen() {
    let boxes = OverlayLabel("日本", OverlayInk.name, dot: 1)
    #expect(boxes.text == "□□")
    #expect(boxes.size == OverlayLabel("oo", OverlayInk.name, dot: 1).size)
    #expect(OverlayLabel("a b", OverlayInk.name, dot: 1).text == "a b")
  }

  @Test func longNamesAreCut() {
    let label = OverlayLabel(String(repeating: "a", count: 100), OverlayInk.name, dot: 1)
    #expect(label.text == String(repeating: "a", count: 23) + "…")
  }

  /// A beam that is a million points long, mostly far outside the picture, has only as many dashes
  /// as are visible.
  @Test func whatIsFarAwayCostsNothing() throws {
    let sample = try OverlaySample(
      "\"c.width == 1000000 @1\", \"c.left == root.left @1\"",
      views: """
        , { "id": "c", "frame": { "x": -500000, "y": 10, "width": 1000000, "height": 20 } }
        """)
    let commands = sample.overlay.commands(at: .init(.zero))
    #expect(commands.count < 500)
  }
}
