import LayoutAnimation
import Primitives
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// How the marks represent constraints over time.
@Suite struct ConstraintOverlayTests {
  private func styles(_ sample: OverlaySample, _ seconds: Double) throws -> [OverlayMark.Style] {
    try sample.marks(seconds).map(\.style)
  }

  /// Both required constraints set the width. The newer one is broken until the older one is
  /// deactivated.
  @Test func brokenComesBeforeInactiveBeforePriority() throws {
    let sample = try OverlaySample(
      """
      "c.left == root.left", "c.top == root.top", "c.height == 5",
      "old: c.width == 10", "young: c.width == 12", "weak: c.width == 14 @500"
      """, views: ", { \"id\": \"c\" }",
      keyframes: """
        { "time": 1, "changes": [{ "deactivate": "old" }] },
        { "time": 2, "changes": [{ "deactivate": ["young", "weak"] }] }
        """)
    #expect(try Array(styles(sample, 0.999).suffix(3)) == [.required, .broken, .optional])
    #expect(try Array(styles(sample, 1).suffix(3)) == [.inactive, .required, .optional])
    #expect(try Array(styles(sample, 2).suffix(3)) == [.inactive, .inactive, .inactive])
  }

  /// All three describe the same width: one mark in the middle and one 12 points to either side, at
  /// all times.
  @Test func rivalsLieSideBySide() throws {
    let sample = try OverlaySample(
      "\"a.width == 1 @3\", \"a.width == 2 @2\", \"a.width == 3 @1\"",
      keyframes: """
        { "time": 1, "animation": 1,
          "changes": [{ "view": "a", "frame": { "x": 0, "y": 0, "width": 60, "height": 80 } }] }
        """)
    #expect(try sample.places() == ["20 30 80 30", "20 42 80 42", "20 18 80 18"])
    #expect(try sample.places(2) == ["0 40 60 40", "0 52 60 52", "0 28 60 28"])
  }

  @Test func alignmentsOfTheSameEdgesLieCloser() throws {
    let sample = try OverlaySample(
      "\"c.left == a.left @2\", \"a.left == c.left @1\", \"c.top == a.top @1\"",
      views: ", { \"id\": \"c\", \"frame\": { \"x\": 20, \"y\": 10, \"width\": 9, \"height\": 9 } }"
    )
    let places = try sample.places()
    #expect(places == ["20 10 20 50", "23 10 23 50", "20 10 80 10"])
  }

  /// Marks follow the presentation, not the model: halfway along a linear animation from 20 to 40.
  @Test func marksFollowAnimations() throws {
    let sample = try OverlaySample(
      "\"a.left == root.left + 3 @1\"",
      keyframes: """
        { "time": 1, "animation": { "duration": 1, "curve": "linear" },
          "changes": [{ "view": "a", "frame": { "x": 40, "y": 10, "width": 60, "height": 40 } }] }
        """)
    #expect(try sample.places(1) == ["0 30 20 30"])
    #expect(try sample.places(1.5) == ["0 30 30 30"])
    #expect(try sample.places(9) == ["0 30 40 30"])
  }

  /// The label shows the constant of the turn, even during its animation.
  @Test func constantsChangeWithTheirTurn() throws {
    let sample = try OverlaySample(
      "\"x: a.left == root.left + 3 @1\"",
      keyframes: "{ \"time\": 1, \"changes\": [{ \"constraint\": \"x\", \"constant\": 4 }] }")
    #expect(try sample.marks(0.5).map(\.label) == ["3"])
    #expect(try sample.marks(1).map(\.label) == ["4"])
  }

  /// One constraint exists from 1 s to 2 s, one is inactive from 1 s on; the third is removed
  /// together with `c` at 1 s.
  @Test func onlyWhatExistsHasMarks() throws {
    let sample = try OverlaySample(
      "\"third: a.left == c.left @1\"",
      views: ", { \"id\": \"c\", \"frame\": { \"x\": 0, \"y\": 0, \"width\": 1, \"height\": 1 } }",
      keyframes: """
        { "time": 1, "changes": [
          { "add": ["added: a.width == 1 @1", { "id": "off", "equation": "a.width == 2", "active": false }] },
          { "removeFromSuperview": "c" }] },
        { "time": 2, "changes": [{ "remove": "added" }] }
        """)
    #expect(try sample.marks(0.5).map(\.constraint) == [0])
    #expect(try sample.marks(1).map(\.constraint) == [1, 2])
    #expect(try styles(sample, 1) == [.optional, .inactive])
    #expect(try sample.marks(2).map(\.constraint) == [2])
  }

  /// A quarter turn about the centre of `a`, (50, 30).
  @Test func transformsTurnTheMarks() throws {
    let sample = try OverlaySample(
      "\"a.width == 1 @1\", \"a.left == root.left @1\"",
      own: ", \"transform\": { \"rotation\": 90 }")
    #expect(try sample.places() == ["50 0 50 60", "0 0 50 0"])
  }

  /// `inner` is in `a`, which is scaled by 2 about (50, 30), so that its origin is at (-10, -10).
  @Test func ancestorsTransformsCount() throws {
    let sample = try OverlaySample(
      "\"inner.left == a.left + 9 @1\"",
      own: """
        , "transform": { "scale": 2 }, "subviews": [{ "id": "inner",
        "frame": { "x": 5, "y": 10, "width": 10, "height": 10 } }]
        """)
    #expect(try sample.places() == ["-10 20 0 20"])
  }
}
