import AutoLayout
import ConstraintSolver
import Primitives
import Testing

/// The ranges of ambiguities, the constraints that resolve them, and ties between optional
/// constraints.
@Suite struct AmbiguityRangeTests {
  private func ranges(_ layout: Layout) throws -> [(LayoutAmbiguity, AmbiguityRange)] {
    var engine = layout.engine()
    let present = engine.ambiguities()
    return try present.map {
      ($0, try #require(engine.range(of: $0, among: present)))
    }
  }

  /// Two views share a row of 300: one constant resolves three ambiguities.
  @Test func oneOfTwoWidthsSettlesBoth() throws {
    var layout = Layout()
    let (a, b) = (layout.view(), layout.view())
    layout.add(
      equal(a[.left], root[.left]), equal(b[.left], a[.right]), equal(b[.right], root[.right]),
      atLeast(a[.width], plus: 20), atLeast(b[.width], plus: 50))
    for view in [a, b] {
      layout.add(equal(view[.top], root[.top]), equal(view[.height], plus: 10))
    }
    let found = try ranges(layout)
    #expect(found.map { [$0.1.least, $0.1.greatest] } == [[20, 250], [50, 280], [20, 250]])
    #expect(found.map(\.1.settledCount) == [3, 3, 3])
    #expect(found.map(\.1.settling?.firstAttribute) == [.width, .width, .leading])
  }

  @Test func anAbandonedSearchHasNoRange() throws {
    var layout = Layout()
    let view = layout.view()
    layout.add(atLeast(view[.width], plus: 20))
    var engine = layout.engine()
    let present = engine.ambiguities()
    engine.pivotLimit = PivotLimit(perMember: 0, constant: 0)
    #expect(engine.range(of: try #require(present.first), among: present) == nil)
  }

  /// Checks each range by solving: its ends can be reached without additional error, a point beyond
  /// them cannot.
  @Test(arguments: 0..<30) func theEndsAreReachedAndNothingBeyond(seed: Int) throws {
    var layout = RandomLayout(seed: UInt64(seed), constraints: 8, requiredShare: 10).layout
    for index in layout.views.indices { layout.views[index].content = ContentSize() }
    var engine = layout.idle
    var active = Array(layout.constraints.indices)
    for conflict in engine.activate(active) {
      active.removeAll { .constraint($0) == conflict.broken }
    }
    engine = layout.idle
    guard engine.activate(active).isEmpty else { return }
    for ambiguity in engine.ambiguities() {
      let range = try #require(engine.range(of: ambiguity, among: engine.ambiguities()))
      for (end, step) in [(range.least, -1.0), (range.greatest, 1)] where end.isFinite {
        #expect(layout.admits(end, of: ambiguity, active))
        #expect(!layout.admits(end + step, of: ambiguity, active))
      }
      for (end, step) in [(range.least, -1e6), (range.greatest, 1e6)] where end.isInfinite {
        #expect(layout.admits(range.value + step, of: ambiguity, active))
      }
    }
  }

  @Test(arguments: 0..<30) func theResolvingConstraintLeavesNoAmbiguity(seed: Int) throws {
    let layout = RandomLayout(seed: UInt64(seed), constraints: 8, requiredShare: 0).layout
    var engine = layout.engine()
    let present = engine.ambiguities()
    for ambiguity in present {
      let range = try #require(engine.range(of: ambiguity, among: present))
      guard let settling = range.settling else {
        #expect(hasNoLength(ambiguity, in: engine))
        continue
      }
      var settled = layout
      settled.add(settling)
      var fresh = settled.engine()
      #expect(!fresh.ambiguities().contains(ambiguity))
    }
  }

  private func hasNoLength(_ ambiguity: LayoutAmbiguity, in engine: LayoutEngine) -> Bool {
    let frame = engine.solvedFrames()[ambiguity.view.rawValue]
    return abs(ambiguity.axis == .horizontal ? frame.width : frame.height) < 0.001
  }

  /// A width without any constraint is 0; a constraint that keeps it would be useless.
  @Test func anAmbiguousLengthOfZeroIsNotKept() throws {
    var layout = Layout()
    let (a, b) = (layout.view(), layout.view())
    for view in [a, b] {
      layout.add(
        equal(view[.left], root[.left], plus: 10), equal(view[.top], root[.top]),
        equal(view[.height], plus: 10))
    }
    layout.add(atLeast(b[.width], plus: 30))
    let found = try ranges(layout)
    #expect(found.map(\.1.value) == [0, 30])
    #expect(found.map(\.1.settling?.constant) == [nil, 30])
  }

  /// Optional constraints on one position: the middle one is satisfied, the others are violated by
  /// their distance.
  @Test func aTieOfThree() throws {
    var layout = Layout()
    let view = layout.view()
    layout.add([0, 10, 100].map { equal(view[.left], root[.left], plus: $0, at: .at(500)) })
    var engine = layout.engine()
    let ties = engine.ties()
    #expect(ties.map(\.priority) == [.at(500)])
    #expect(ties.first?.members.map(\.error) == [10, 0, 90])
    #expect(ties.first?.members.map(\.member) == [.constraint(0), .constraint(1), .constraint(2)])
  }

  /// Two labels in a row too wide for both: which one grows?
  @Test func equalHuggingIsATie() throws {
    var layout = Layout()
    let content = ContentSize(horizontal: .init(length: 100))
    let (a, b) = (layout.view(content: content), layout.view(content: content))
    layout.add(
      equal(a[.left], root[.left]), equal(b[.left], a[.right]), equal(b[.right], root[.right]))
    var engine = layout.engine()
    #expect(engine.ties().map { $0.members.map(\.error).sorted() } == [[0, 100]])
  }

  /// Constraints that only stronger ones violate are not in a tie, not even with each other.
  @Test func aViolationByAStrongerConstraintIsNotATie() throws {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      atLeast(view[.left], root[.left], plus: 10),
      equal(view[.left], root[.left], at: .at(500)),
      equal(view[.left], root[.left], plus: 5, at: .at(500)),
      equal(view[.width], plus: 30), equal(view[.width], plus: 20, at: .at(750)),
      equal(view[.width], plus: 40, at: .at(250)))
    var engine = layout.engine()
    #expect(engine.ties().isEmpty)
  }

  /// An active inequality between two competing constraints does not hide their tie.
  @Test func aTieAcrossABoundIsSeen() throws {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      atLeast(view[.left], root[.left]), equal(view[.left], root[.left], plus: -5, at: .at(500)),
      equal(view[.left], root[.left], plus: 5, at: .at(500)))
    var engine = layout.engine()
    #expect(engine.ties().count == 1)
  }
}

extension Layout {
  /// Whether the required constraints can be satisfied with a view's position or size at a value.
  fileprivate func admits(_ value: Double, of ambiguity: LayoutAmbiguity, _ active: [Int]) -> Bool {
    var layout = self
    let isHorizontal = ambiguity.axis == .horizontal
    let new =
      ambiguity.aspect == .size
      ? layout.add(equal(ambiguity.view[isHorizontal ? .width : .height], plus: value))
      : layout.add(
        equal(
          ambiguity.view[isHorizontal ? .left : .top],
          (views[ambiguity.view.rawValue].superview ?? .root)[isHorizontal ? .left : .top],
          plus: value))
    var engine = layout.idle
    return engine.activate(active + [new]).isEmpty
  }
}
