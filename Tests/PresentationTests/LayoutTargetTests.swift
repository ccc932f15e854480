import AutoLayout
import Presentation
import Primitives
import Testing
import TimelineModel
import Timing

/// `layoutIfNeeded()` sent to a view.
@Suite struct LayoutTargetTests {
  private struct Tree {
    var draft = TimelineDraft()
    let outer: ViewIndex
    let inner: ViewIndex
    let leaf: ViewIndex
    let beside: ViewIndex
    /// The constraints on left edges.
    let lefts: [ViewIndex: Int]

    init() {
      outer = draft.view()
      inner = draft.view(in: outer)
      leaf = draft.view(in: inner)
      beside = draft.view()
      var lefts: [ViewIndex: Int] = [:]
      for view in [outer, inner, leaf, beside] { lefts[view] = draft.fix(view).left }
      self.lefts = lefts
    }

    func move(_ view: ViewIndex) -> Change.Operation {
      .setConstant(lefts[view] ?? -1, .number(40))
    }
  }

  private enum Motion { case moves, jumps, stays }

  private func motion(_ view: ViewIndex, _ plan: AnimationPlan) -> Motion? {
    switch (plan.left(view, at: 0), plan.left(view, at: 0.5)) {
    case (0, 20): .moves
    case (40, 40): .jumps
    case (0, 0): .stays
    default: nil
    }
  }

  @Test func onlyItsDescendantsAreLaidOutInTheAnimation() throws {
    var tree = Tree()
    tree.draft.keyframe(
      at: 0, tree.move(tree.leaf), tree.move(tree.outer), tree.move(tree.beside),
      animation: linear(1), layout: .immediate(tree.inner))
    let plan = try tree.draft.plan()
    #expect(motion(tree.leaf, plan) == .moves)
    #expect(motion(tree.inner, plan) == .stays)
    #expect(motion(tree.outer, plan) == .jumps)
    #expect(motion(tree.beside, plan) == .jumps)
  }

  @Test func aViewThatIsItselfToBeMovedIsLaidOutByItsSuperview() throws {
    var tree = Tree()
    tree.draft.keyframe(
      at: 0, tree.move(tree.inner), tree.move(tree.leaf), animation: linear(1),
      layout: .immediate(tree.inner))
    let plan = try tree.draft.plan()
    #expect(motion(tree.inner, plan) == .moves && motion(tree.leaf, plan) == .moves)
  }

  @Test func layoutStartsAtTheHighestAncestorThatNeedsIt() throws {
    var tree = Tree()
    tree.draft.keyframe(
      at: 0, tree.move(tree.inner), tree.move(tree.beside), animation: linear(1),
      layout: .immediate(tree.inner))
    let plan = try tree.draft.plan()
    #expect(motion(tree.inner, plan) == .moves && motion(tree.beside, plan) == .moves)
  }

  @Test func theClimbEndsAtASuperviewThatNeedsNone() throws {
    var tree = Tree()
    tree.draft.keyframe(
      at: 0, tree.move(tree.leaf), tree.move(tree.beside), animation: linear(1),
      layout: .immediate(tree.leaf))
    let plan = try tree.draft.plan()
    #expect(motion(tree.leaf, plan) == .moves && motion(tree.beside, plan) == .jumps)
  }

  @Test func aLeafThatNeedsNothingLetsAllJump() throws {
    var tree = Tree()
    tree.draft.keyframe(
      at: 0, tree.move(tree.outer), animation: linear(1), layout: .immediate(tree.leaf))
    #expect(motion(tree.outer, try tree.draft.plan()) == .jumps)
  }
}
