import AutoLayout
import Testing
import TimelineModel

/// Constraints of a file in UIKit's notation, with ids where UIKit has addresses.
@Suite struct DebugDescriptionTests {
  @Test(arguments: [
    (#""gap: |-20-[a]""#, "gap#0 H:|-(20)-[a]   (active, names: '|':root )"),
    (
      #""gap: root.trailing == a.trailing + 4 @750""#,
      "gap H:[a]-(4@750)-| priority:750   (active, names: '|':root )"
    ),
    (#""inner: b.trailing == c.trailing""#, "inner H:[c]-(0)-|   (active, names: '|':b )"),
    (#""outer: c.top == root.top""#, "outer c.top == root.top   (active)"),
    (#""a.width == 0.5 * b.width - 3""#, "line-4 a.width == 0.5*b.width - 3   (active)"),
    (#""row: [a]-gap-[b]""#, "row#0 H:[a]-(8)-[b]   (active)"),
    (#""safe: a.top == root.safeArea.top""#, "safe a.top == root.safeArea.top   (active)"),
    (#""V:[topLayoutGuide]-[a]""#, "line-4 V:[topLayoutGuide]-(8)-[a]   (active)"),
  ])
  func itIsPrintedAsByUIKit(constraint: String, expected: String) throws {
    let timeline = try timeline(scene(constraint))
    #expect(timeline.debugDescription(of: 0) == "<NSLayoutConstraint:\(expected)>")
  }

  @Test func itIsPrintedAsItIsNow() throws {
    let timeline = try timeline(scene(#""w: a.width == 10 @250""#))
    var constraint = timeline.constraints[0].constraint
    constraint.constant = 12.5
    #expect(
      timeline.debugDescription(of: 0, as: constraint, isActive: false)
        == "<NSLayoutConstraint:w a.width == 12.5 priority:250   (inactive)>")
  }
}
