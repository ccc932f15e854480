import AutoLayout
import Primitives
import Testing

/// Required constraints on the left edge of one view, by number.
@Suite struct ConflictTests {
  private func engine(_ constraints: (ViewIndex) -> [LayoutConstraint]) -> LayoutEngine {
    var layout = Layout()
    let view = layout.view()
    layout.add(constraints(view))
    return layout.idle
  }

  /// The n-th constraint sets the edge to the n-th value.
  private func engine(places: [Double]) -> LayoutEngine {
    engine { view in places.map { equal(view[.left], root[.left], plus: $0) } }
  }

  private func left(_ engine: LayoutEngine) -> Double { engine.solvedFrames()[1].minX }

  private func conflict(_ members: [Int], broken: Int) -> LayoutConflict {
    LayoutConflict(members: members.map { .constraint($0) }, broken: .constraint(broken))
  }

  @Test func theNewestOfAConflictIsBroken() {
    var engine = engine(places: [10, 20])
    #expect(engine.activate(1).isEmpty)
    #expect(engine.activate(0) == [conflict([1, 0], broken: 0)])
    #expect(engine.isBroken(0) && !engine.isBroken(1))
    #expect(left(engine) == 20)
  }

  @Test func aBrokenConstraintStaysActive() {
    var engine = engine(places: [10, 20])
    _ = engine.activate([0, 1])
    #expect(engine.isActive(1) && engine.isBroken(1))
  }

  @Test func aBrokenConstraintIsSatisfiedAgainAfterItsCauseIsRemoved() {
    var engine = engine(places: [10, 20])
    _ = engine.activate([0, 1])
    #expect(engine.deactivate(0).isEmpty)
    #expect(!engine.isBroken(1))
    #expect(left(engine) == 20)
  }

  /// Without the first the third holds and breaks the fourth, without which the fifth holds.
  @Test func whatABrokenConstraintBrokeIsSatisfiedAgain() {
    var layout = Layout()
    let (a, b) = (layout.view(), layout.view())
    layout.add(
      equal(a[.left], root[.left]), atMost(b[.left], root[.left]),
      equal(a[.left], root[.left], plus: 3), equal(a[.left], b[.left]),
      equal(a[.left], b[.left], plus: 5))
    var engine = layout.idle
    for index in 0..<5 { _ = engine.activate(index) }
    #expect((0..<5).filter { engine.isBroken($0) } == [2, 4])
    #expect(engine.deactivate(0) == [conflict([1, 2, 3], broken: 3)])
    #expect((0..<5).filter { engine.isBroken($0) } == [3])
    #expect(engine.solvedFrames()[2].minX == -2)
  }

  @Test func aDeactivatedConstraintIsNoLongerBroken() {
    var engine = engine(places: [10, 20])
    _ = engine.activate([0, 1])
    _ = engine.deactivate(1)
    #expect(!engine.isBroken(1) && !engine.isActive(1))
    #expect(engine.deactivate(0).isEmpty)
    #expect(!engine.isBroken(1) && left(engine) == 0)
  }

  @Test func aModificationMakesAConstraintTheNewest() {
    var engine = engine(places: [10, 10])
    #expect(engine.activate([0, 1]).isEmpty)
    #expect(engine.setConstant(30, of: 0) == [conflict([1, 0], broken: 0)])
    #expect(left(engine) == 10)
  }

  @Test func aModificationOfTheOlderConstraintBreaksItInstead() {
    var engine = engine(places: [10, 20])
    _ = engine.activate([0, 1])
    #expect(engine.setConstant(30, of: 0) == [conflict([1, 0], broken: 0)])
    #expect(left(engine) == 20)
  }

  @Test func aModificationThatResolvesAConflictRestoresTheBrokenConstraint() {
    var engine = engine(places: [10, 20])
    _ = engine.activate([0, 1])
    #expect(engine.setConstant(20, of: 0).isEmpty)
    #expect(!engine.isBroken(0) && !engine.isBroken(1))
    #expect(engine.setConstant(25, of: 1) == [conflict([0, 1], broken: 1)])
    #expect(engine.setConstant(20, of: 1).isEmpty)
    #expect(!engine.isBroken(1))
  }

  @Test func settingTheSameConstantIsNotAModification() {
    var engine = engine(places: [10, 20])
    _ = engine.activate(0)
    _ = engine.activate(1)
    #expect(engine.setConstant(10, of: 0).isEmpty)
    #expect(engine.isBroken(1))
  }

  @Test func aConflictNamesOnlyWhatContradicts() {
    var engine = engine { view in
      [
        equal(view[.top], root[.top], plus: 5), equal(view[.left], root[.left], plus: 10),
        equal(view[.width], plus: 50), atMost(view[.width], plus: 500),
        equal(view[.left], root[.left], plus: 30, at: .at(999)),
        equal(view[.right], root[.right], plus: -10),
      ]
    }
    #expect(engine.activate([0, 1, 2, 3, 4, 5]) == [conflict([1, 2, 5], broken: 5)])
    #expect(isClose(engine.solvedFrames()[1], Rect(x: 10, y: 5, width: 50, height: 0)))
  }

  @Test func optionalConstraintsAreNeverInConflict() {
    var engine = engine { view in
      [10.0, 20, 30].map { equal(view[.left], root[.left], plus: $0, at: .at(999)) }
    }
    #expect(engine.activate([0, 1, 2]).isEmpty)
    #expect(left(engine) == 20)
  }

  @Test func inequalitiesCanContradict() {
    var engine = engine { view in
      [
        atLeast(view[.left], root[.left], plus: 50), atMost(view[.left], root[.left], plus: 40),
      ]
    }
    #expect(engine.activate([0, 1]) == [conflict([0, 1], broken: 1)])
    #expect(left(engine) == 50)
  }

  @Test func severalContradictionsAreAllReported() {
    var engine = engine { view in
      [
        equal(view[.left], root[.left], plus: 10), equal(view[.left], root[.left], plus: 20),
        equal(view[.top], root[.top], plus: 10), equal(view[.top], root[.top], plus: 20),
        equal(view[.left], root[.left], plus: 30),
      ]
    }
    let conflicts = engine.activate([0, 1, 2, 3, 4])
    #expect(conflicts.count == 3)
    for expected in [([0, 1], 1), ([2, 3], 3), ([0, 4], 4)] {
      #expect(conflicts.contains(conflict(expected.0, broken: expected.1)))
    }
    #expect(isClose(engine.solvedFrames()[1], Rect(x: 10, y: 10, width: 0, height: 0)))
  }

  @Test func brokenOnesAreTriedAgainInOrderOfActivation() {
    var engine = engine(places: [10, 20, 30])
    for index in [0, 2, 1] { _ = engine.activate(index) }
    #expect(engine.isBroken(1) && engine.isBroken(2))
    #expect(engine.deactivate(0).isEmpty)
    #expect(left(engine) == 30)
    #expect(engine.isBroken(1) && !engine.isBroken(2))
  }

  @Test func aConstraintThatStaysBrokenIsReportedOnce() {
    var engine = engine(places: [10, 20, 30])
    #expect(engine.activate([0, 1]).count == 1)
    #expect(engine.activate(2) == [conflict([0, 2], broken: 2)])
    #expect(engine.deactivate(2).isEmpty)
  }

  /// The first two contradict each other; the third agrees with the first.
  private var pairAndThird: LayoutEngine {
    engine { view in
      [
        atMost(view[.left], root[.left]), atLeast(view[.left], root[.left], plus: 10),
        equal(view[.left], root[.left]),
      ]
    }
  }

  @Test func retryingABrokenConstraintBreaksNoOtherInVain() {
    var engine = pairAndThird
    _ = engine.activate(0)
    #expect(engine.activate(1) == [conflict([0, 1], broken: 1)])
    #expect(engine.activate(2).isEmpty)
    #expect(engine.isBroken(1) && !engine.isBroken(2))
  }

  @Test func activatingManyAtOnceBreaksNoConstraintInVain() {
    var engine = pairAndThird
    #expect(engine.activate([0, 1, 2]) == [conflict([0, 1], broken: 1)])
    #expect(engine.isBroken(1) && !engine.isBroken(2))
  }

  @Test func theCanvasIsNotBroken() {
    var engine = engine { view in
      [
        equal(root[.width], plus: 400), equal(view[.left], root[.left]),
        equal(view[.right], root[.right]), equal(view[.width], plus: 310),
      ]
    }
    let conflicts = engine.activate([0, 1, 2, 3])
    #expect(conflicts.count == 2)
    #expect(conflicts.contains(conflict([0], broken: 0)))
    #expect(conflicts.contains(conflict([1, 2, 3], broken: 3)))
    #expect(engine.solvedFrames()[0].width == 300)
  }

  @Test func equalConstraintsAreRedundantAndNotInConflict() {
    var engine = engine(places: [10, 10])
    #expect(engine.activate([0, 1]).isEmpty)
    #expect(engine.deactivate(0).isEmpty)
    #expect(left(engine) == 10)
  }
}
