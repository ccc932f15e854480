import LayoutAnimation
import Testing

/// With too many changes to try one by one, explanations depend on what each change could affect.
@Suite struct ReachComparisonTests {
  /// a, b and c are arranged from left to right; `in` is inside c, and its position depends on
  /// `far`, which is elsewhere. Thirteen more views have colours.
  private static let row = """
    { "version": 1, "canvas": { "width": 90, "height": 90 },
      "views": [
        { "id": "a" }, { "id": "b" }, { "id": "c", "subviews": [{ "id": "in" }] },
        { "id": "far", "frame": { "x": 50, "y": 0, "width": 1, "height": 1 } },
        \((0..<13).map { "{ \"id\": \"v\($0)\", \"backgroundColor\": \"#00000\($0 % 8)\" }" }
          .joined(separator: ", "))
      ],
      "constraints": [
        "one: a.left == root.left + 1", "a.width == 3", "two: b.left == a.right + 1",
        "b.width == 3", "three: c.left == b.right + 1", "c.width == a.width",
        "in.left == far.left", "in.width == 1", "top: a.top == root.top", "a.height == 2",
        "b.top == a.top", "b.height == 2", "c.top == a.top", "c.height == 2", "in.top == c.top",
        "in.height == 1"
      ] }
    """

  private func comparison(_ edits: KeyValuePairs<String, String>) throws -> FrameComparison {
    let colors = (0..<13).reduce(Self.row) { text, index in
      text.split(
        separator: "\"v\(index)\", \"backgroundColor\": \"#00", omittingEmptySubsequences: false
      )
      .joined(separator: "\"v\(index)\", \"backgroundColor\": \"#FF")
    }
    let actual = try edits.reduce(colors) { text, edit in
      try ComparedTexts(text, [edit.key: edit.value]).actual
    }
    let comparison = try ComparedTexts(expected: Self.row, actual: actual).comparison()
    #expect(comparison.changes.count == 13 + edits.count)
    return comparison
  }

  private func explanations(
    _ view: String, _ property: GeometryDifference.Property, _ comparison: FrameComparison
  ) throws -> [String] {
    let difference = try #require(
      (comparison.geometry + comparison.appearance).first {
        $0.view == view && $0.property == property
      })
    // No change was tried.
    #expect(!difference.isExplained)
    return difference.explanations.map(\.message)
  }

  @Test func aConstraintReachesWhatHangsOnItAlongItsAxis() throws {
    let comparison = try comparison([
      "root.left + 1": "root.left + 2", "a.top == root.top": "a.top == root.top + 7",
    ])
    let across = ["constraint `one`: constant 1 → 2"]
    let down = ["constraint `top`: constant 0 → 7"]
    for view in ["a", "b", "c"] {
      #expect(try explanations(view, .left, comparison) == across)
      #expect(try explanations(view, .top, comparison) == down)
    }
    // `in` does not move, but its superview does.
    #expect(try explanations("in", .left, comparison) == across)
    #expect(comparison.geometry.contains { $0.view == "in" && $0.property == .top } == false)
    #expect(
      try explanations("v3", .backgroundColor, comparison)
        == ["view `v3`: backgroundColor #000003 → #FF0003"])
  }

  @Test func theMostDirectComesFirstAndThreeAreShown() throws {
    let comparison = try comparison([
      "root.left + 1": "root.left + 2", "a.width == 3": "a.width == 4",
      "two: b.left == a.right + 1": "two: b.left == a.right + 2",
      "three: c.left == b.right + 1": "three: c.left == b.right + 2",
    ])
    let (one, width) = (
      "constraint `one`: constant 1 → 2", "constraint `a.width == constant`: constant 3 → 4"
    )
    let (two, three) = ("constraint `two`: constant 1 → 2", "constraint `three`: constant 1 → 2")
    #expect(try explanations("c", .left, comparison) == [three, one, width, two])
    #expect(try explanations("a", .left, comparison) == [one, width, two, three])
    let left = try #require(comparison.geometry.first { $0.view == "c" && $0.property == .left })
    #expect(
      left.description.hasSuffix(
        "(possibly explained by: \(three); \(one); \(width); and 1 more)"))
  }
}
