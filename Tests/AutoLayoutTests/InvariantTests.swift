import ConstraintSolver
import Primitives
import Testing

@testable import AutoLayout

/// Damage to an engine violates an invariant, and the message names the values.
@Suite struct InvariantTests {
  /// A stack view with three views and a conflict, and a masked view that contains a given one.
  private static let engine: LayoutEngine = {
    var layout = Layout()
    let stack = layout.view()
    layout.views[stack.rawValue].stack = StackArrangement(
      distribution: .equalSpacing,
      arrangedSubviews: [ViewIndex(2), ViewIndex(3), ViewIndex(4)])
    let content = ContentSize(horizontal: ContentSize.Axis(length: 20))
    let arranged = (0..<3).map { _ in layout.view(in: stack, content: content) }
    let masked = layout.given(Rect(x: 0, y: 0, width: 50, height: 50))
    layout.views[masked.rawValue].autoresizingMask = [.flexibleWidth]
    _ = layout.given(Rect(x: 10, y: 10, width: 5, height: 5), in: masked)
    layout.add(
      equal(stack[.leading], root[.leading], plus: 8), equal(arranged[0][.width], plus: 40),
      equal(arranged[0][.width], plus: 30), atMost(arranged[1][.width], plus: 25),
      equal(arranged[1][.height], plus: 12))
    var engine = layout.idle
    _ = engine.activate([0, 1, 2, 3])
    return engine
  }()

  @Test func anEngineAsBuiltHasNoViolations() {
    #expect(Self.engine.broken == [2])
    #expect(Self.engine.checkInvariants() == [])
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var complaint: String
    var apply: @Sendable (inout LayoutEngine) -> Void
    var testDescription: String { complaint }

    init(_ complaint: String, _ apply: @escaping @Sendable (inout LayoutEngine) -> Void) {
      self.complaint = complaint
      self.apply = apply
    }
  }

  private static let damages = [
    Damage("depths of 6 views, not 7") { $0.depths.removeLast() },
    Damage("view 2 is in 0, not") { $0.views[2].superview = .root },
    Damage("view 3 comes before its superview 4") { $0.views[3].superview = ViewIndex(4) },
    Damage("view 3 at depth 5 in one at 1") { $0.depths[3] = 5 },
    Damage("view 2 is in the tree, its superview 1 is not") { $0.isPresent[1] = false },
    Damage("view 2 has two rectangles") { $0.givenFrames[2] = Rect() },
    Damage("view 2 has no rectangle") { $0.frames[2] = nil },
    Damage("view 6 is given") { $0.givenFrames[6]?.size.width = 6 },
    Damage("variables") { _ = $0.solver.addVariable() },
    Damage("stacks have guides") { $0.stackGuides[ViewIndex(1)]?.guides.append(GuideIndex(0)) },
    Damage("content areas of unknown views [9]") { engine in
      engine.contentFrames[ViewIndex(9)] = FrameVariables(in: &engine.solver)
    },
    Damage("directions") { $0.directions[2] = .rightToLeft },
    Damage("views with insets") { $0.insetViews.append(4) },
    Damage("dependents") {
      $0.dependents = Dependents(
        constraints: AdjacencyLists(keys: 7, []), subviews: AdjacencyLists(keys: 7, []))
    },
    Damage("broken constraints [99]") { $0.broken.append(99) },
    Damage("rows of constraints [99]") { $0.constraintsByRow[0] = 99 },
    Damage("free [5]") { $0.freeIndices.append(5) },
    Damage("constraint 5 of 5 has the wrong maker") { $0.installed[5].system = nil },
    Damage("is not in the list of view 2") { $0.systemConstraints.swapAt(2, 3) },
    Damage("constraint 3 is active without its items") { $0.isPresent[3] = false },
    Damage("broken [], without rows [2]") { $0.broken = [] },
    Damage("inactive with rows: [1]") { $0.installed[1].isActive = false },
    Damage("broken [2, 2]") { $0.broken = [2, 2] },
    Damage("modifications [1, 1, 3, 4], the last 4") { $0.installed[1].lastModification = 1 },
    Damage("row 0 of constraint") { $0.constraintsByRow.swapAt(0, 1) },
    Damage("of constraint 1 is") { $0.installed[1].constraint.constant = 41 },
    Damage("the solver has rows") { engine in
      engine.installed[1].row.map { engine.solver.removeConstraint($0) }
    },
    Damage("the solver has more rows") {
      _ = $0.solver.addConstraint($0.linearConstraint(at: 0))
    },
    Damage("a required constraint in force is violated") { engine in
      engine.installed[0].row.map { engine.solver.setConstant(1e6, of: $0) }
      _ = engine.solver.addConstraint(engine.linearConstraint(at: 0))
      engine.solver.solve()
    },
  ]

  @Test(arguments: damages) func damageIsNamed(_ damage: Damage) {
    var engine = Self.engine
    damage.apply(&engine)
    let violations = engine.checkInvariants()
    #expect(violations.contains { $0.contains(damage.complaint) }, "\(violations)")
  }
}
