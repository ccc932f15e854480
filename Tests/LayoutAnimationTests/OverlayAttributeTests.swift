import LayoutAnimation
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// The positions of the marks of every attribute, computed by hand.
@Suite struct OverlayAttributeTests {
  /// `b`'s attribute equals `a`'s. Horizontal marks are in the middle of the shared vertical range,
  /// 30…50, so at 40. Horizontally the views share no range, so vertical marks are in the middle of
  /// `b`, the narrower view, at 125.
  @Test(arguments: [
    ("left", "20 40 100 40"), ("leading", "20 40 100 40"), ("right", "80 40 150 40"),
    ("trailing", "80 40 150 40"), ("centerX", "50 40 125 40"),
    ("top", "125 10 125 30"), ("bottom", "125 50 125 90"), ("centerY", "125 30 125 60"),
    ("firstBaseline", "125 22 125 30"), ("lastBaseline", "125 45 125 90"),
  ])
  func everyLocationIsWhereItIs(attribute: String, places: String) throws {
    let sample = try OverlaySample(
      "\"b.\(attribute) == a.\(attribute) @1\"",
      own: ", \"firstBaselineOffset\": 12, \"lastBaselineOffset\": 5")
    #expect(try sample.places() == [places])
  }

  /// `a`'s margins are 1 at the top, 2 at the left, 3 at the bottom and 6 at the right; all of
  /// `b`'s are 8.
  @Test(arguments: [
    ("leftMargin", "22 42.5 108 42.5"), ("rightMargin", "74 42.5 142 42.5"),
    ("leadingMargin", "22 42.5 108 42.5"), ("trailingMargin", "74 42.5 142 42.5"),
    ("centerXWithinMargins", "48 42.5 125 42.5"), ("topMargin", "125 11 125 38"),
    ("bottomMargin", "125 47 125 82"), ("centerYWithinMargins", "125 29 125 60"),
  ])
  func marginsLieInside(attribute: String, places: String) throws {
    let sample = try OverlaySample(
      "\"b.\(attribute) == a.\(attribute) @1\"",
      own: ", \"layoutMargins\": { \"top\": 1, \"left\": 2, \"bottom\": 3, \"right\": 6 }")
    #expect(try sample.places() == [places])
  }

  @Test(arguments: [
    ("leading", "80 40 150 40"), ("trailing", "20 40 100 40"), ("left", "20 40 100 40"),
    ("leadingMargin", "72 40 142 40"), ("trailingMargin", "28 40 108 40"),
  ])
  func leadingIsRightWhereOneReadsFromRightToLeft(attribute: String, places: String) throws {
    let sample = try OverlaySample(
      "\"b.\(attribute) == a.\(attribute) @1\"", canvas: ", \"layoutDirection\": \"rightToLeft\"")
    #expect(try sample.places() == [places])
  }

  /// The safe area starts at 14, and the alignment rectangle 4 inside `a`.
  @Test func safeAreasAndAlignmentRectanglesCount() throws {
    let sample = try OverlaySample(
      """
      "a.top == root.safeArea.top @1", "a.width == 7 @1"
      """, canvas: ", \"safeAreaInsets\": { \"top\": 4 }",
      own: ", \"alignmentRectInsets\": { \"top\": 4, \"left\": 10 }")
    #expect(try sample.places() == ["55 4 55 14", "30 32 80 32"])
  }

  /// A guide of `a`, placed by its own constraints: 5 from `a`'s left edge and 30 wide.
  @Test func guidesLieInTheirOwners() throws {
    let sample = try OverlaySample(
      """
      "g.left == a.left + 5", "g.width == 30", "g.top == a.top", "g.height == a.height",
      "b.left == g.right @1"
      """, own: ", \"layoutGuides\": [{ \"id\": \"g\" }]")
    let places = try sample.places()
    #expect(places[0] == "20 30 25 30")
    #expect(places[1] == "25 30 55 30")
    #expect(places.last == "55 40 100 40")
  }

  /// One mark across each item, with the same text.
  @Test func aSizeThatFollowsAnotherIsOnBoth() throws {
    let sample = try OverlaySample("\"b.width == a.width * 0.5 @1\", \"b.height == 8 @1\"")
    #expect(try sample.places() == ["100 60 150 60", "20 30 80 30", "125 30 125 90"])
    #expect(try sample.marks().map(\.label) == ["= 0.5 ×", "= 0.5 ×", "8"])
    #expect(try sample.marks().map(\.constraint) == [0, 0, 1])
  }

  @Test(arguments: [
    ("b.left == a.right + 20", "20"), ("b.left == a.right - 7.5", "-7.5"),
    ("b.left >= a.right + 1", "≥ 1"), ("b.left <= a.right", "≤ 0"), ("b.width == 50", "50"),
    ("b.width >= 0.333333", "≥ 0.33"), ("b.width == a.width", "="),
    ("b.width == a.width + 3", "= + 3"), ("b.width <= a.width * 2 - 3", "≤ 2 × - 3"),
    ("b.left == a.right", "0"),
  ])
  func labelsAreShort(equation: String, label: String) throws {
    let mark = try OverlaySample("\"\(equation) @1\"").marks().first
    #expect(mark?.label == label)
  }

  /// `c` starts where `a` does: a single line along both edges, without text.
  @Test func edgesOnOneAnotherAreALine() throws {
    let sample = try OverlaySample(
      "\"c.top == a.top\", \"c.centerX == a.centerX + 0.25\"",
      views:
        ", { \"id\": \"c\", \"frame\": { \"x\": 40, \"y\": 10, \"width\": 20, \"height\": 70 } }")
    #expect(try sample.places() == ["20 10 80 10", "50 10 50 80"])
    #expect(try sample.marks().map(\.shape) == [.line, .line])
    #expect(try sample.marks().map(\.label) == ["", "0.25"])
  }
}
