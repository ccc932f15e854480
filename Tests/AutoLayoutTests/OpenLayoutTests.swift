import AutoLayout
import Primitives
import Testing

/// Layouts that constraints leave open: UIKit's choice, as far as it is known.
@Suite struct OpenLayoutTests {
  /// A view of 100 by 100 points in `root`, which has 300 by 200.
  private func held(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
    at priority: Double, _ direction: LayoutDirection = .leftToRight
  ) -> Rect {
    var layout = Layout()
    layout.canvas.layoutDirection = direction
    let view = layout.view()
    layout.add(
      equal(view[.width], plus: 100, at: .at(751)), equal(view[.height], plus: 100, at: .at(751)),
      LayoutConstraint(
        firstItem: .view(view), firstAttribute: attribute, relation: relation,
        secondItem: .view(.root), secondAttribute: attribute, constant: constant,
        priority: .at(priority)))
    return layout.frame(of: view)
  }

  @Test(arguments: [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual], [250, 751, 1000.0])
  func aLoneInequalityHoldsAViewAsAnEquationDoes(_ relation: LayoutRelation, _ priority: Double) {
    #expect(held(.left, relation, 23, at: priority).minX == 23)
    #expect(held(.leading, relation, 23, at: priority).minX == 23)
    #expect(held(.right, relation, -23, at: priority).maxX == 277)
    #expect(held(.centerX, relation, 10, at: priority).center.x == 160)
    #expect(held(.top, relation, 23, at: priority).minY == 23)
    #expect(held(.bottom, relation, -45, at: priority).maxY == 155)
    #expect(held(.leading, relation, 23, at: priority, .rightToLeft).maxX == 277)
    #expect(held(.trailing, relation, -74, at: priority, .rightToLeft).minX == 74)
  }

  @Test(arguments: [250, 751, 1000.0])
  func whatHangsOnSuchAViewFollowsIt(_ priority: Double) {
    var layout = Layout()
    let (first, second) = (layout.view(), layout.view())
    layout.add(
      atMost(first[.left], root[.left], plus: 40, at: .at(priority)),
      equal(first[.width], plus: 10),
      atLeast(second[.left], first[.right], plus: 25, at: .at(priority)))
    #expect(isClose(layout.frame(of: second), Rect(x: 75, y: 0, width: 0, height: 0)))
  }

  @Test func anInequalityOnASizeDoesNotPull() {
    var layout = Layout()
    let view = layout.view()
    layout.add(atMost(view[.width], plus: 23), atLeast(view[.height], plus: 23))
    #expect(isClose(layout.frame(of: view), Rect(x: 0, y: 0, width: 0, height: 23)))
  }

  @Test func ofTwoInequalitiesTheFirstOneHolds() {
    for isReversed in [false, true] {
      var layout = Layout()
      let view = layout.view()
      let bounds = [
        atLeast(view[.left], root[.left], plus: 10), atMost(view[.left], root[.left], plus: 50),
      ]
      layout.add(isReversed ? bounds.reversed() : bounds)
      #expect(layout.frame(of: view).minX == (isReversed ? 50 : 10))
    }
  }

  @Test func anErrorIsNotTradedForASmallerSlack() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      atLeast(view[.left], root[.left], plus: 10),
      equal(view[.left], root[.left], plus: 60, at: .at(1)))
    #expect(layout.frame(of: view).minX == 60)
  }

  @Test func whatAnInequalityHoldsIsStillAmbiguous() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.width], plus: 10), equal(view[.height], plus: 10),
      equal(view[.top], root[.top]), atMost(view[.left], root[.left], plus: 23))
    var engine = layout.engine()
    #expect(
      engine.ambiguities() == [LayoutAmbiguity(view: view, axis: .horizontal, aspect: .position)])
  }

  @Test func anInequalityHoldsAViewAfterEdits() {
    var layout = Layout()
    let view = layout.view()
    let bound = layout.add(atMost(view[.left], root[.left], plus: 23))
    layout.add(equal(view[.left], root[.left], plus: 5, at: .at(500)))
    var engine = layout.engine()
    #expect(engine.solvedFrames()[view.rawValue].minX == 5)
    _ = engine.deactivate(bound + 1)
    #expect(engine.solvedFrames()[view.rawValue].minX == 23)
    _ = engine.setConstant(40, of: bound)
    #expect(engine.solvedFrames()[view.rawValue].minX == 40)
    _ = engine.deactivate(bound)
    #expect(engine.solvedFrames()[view.rawValue].minX == 0)
  }

  @Test(arguments: [250, 249, 251.0], [false, true])
  func aConstraintBeatsAContentSizeOfEqualPriority(_ priority: Double, isUpdated: Bool) {
    var layout = Layout()
    let content = ContentSize(horizontal: .init(length: 50), vertical: .init(length: 10))
    let view = layout.view(content: isUpdated ? ContentSize() : content)
    layout.add(atLeast(view[.width], plus: 100, at: .at(priority)))
    var engine = layout.engine()
    if isUpdated { _ = engine.update(view) { $0.content = content } }
    #expect(engine.solvedFrames()[view.rawValue].width == (priority < 250 ? 50 : 100))
  }
}
