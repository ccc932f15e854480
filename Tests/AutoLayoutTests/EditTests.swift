import AutoLayout
import ConstraintSolver
import Primitives
import Testing

@Suite struct EditTests {
  /// A row of views with optional widths that fill the canvas.
  private var row: Layout {
    var layout = Layout()
    var last: ViewIndex?
    for number in 0..<20 {
      let view = layout.view()
      layout.add(
        equal(view[.left], last.map { $0[.right] } ?? root[.left], plus: 1),
        equal(view[.width], plus: 10, at: .at(Double(200 + number))))
      last = view
    }
    if let last { layout.add(equal(last[.right], root[.right], plus: -1)) }
    return layout
  }

  /// Contents determine a width even where there is nothing to activate.
  @Test(arguments: [false, true])
  func anEngineIsSolvedByItsFirstActivation(hasConstraint: Bool) {
    var layout = Layout()
    let view = layout.view(content: ContentSize(horizontal: .init(length: 40)))
    if hasConstraint { layout.add(equal(view[.left], root[.left], plus: 7)) }
    var engine = LayoutEngine(
      views: layout.views, canvas: layout.canvas, constraints: layout.constraints,
      awaitsActivation: true)
    #expect(engine.activate(Array(layout.constraints.indices)).isEmpty)
    #expect(engine.checkInvariants() == [])
    let frame = engine.solvedFrames()[view.rawValue]
    #expect(isClose(frame.width, 40))
    #expect(isClose(frame.minX, hasConstraint ? 7 : 0))
  }

  @Test func constantsAndPrioritiesNeedNoNewBasis() {
    var engine = row.engine()
    let before = engine.statistics.rebuilds
    for index in 0..<row.constraints.count {
      #expect(engine.setConstant(Double(index % 7), of: index).isEmpty)
      if !engine.constraint(index).priority.isRequired {
        #expect(engine.setPriority(.at(Double(300 - index)), of: index).isEmpty)
      }
    }
    #expect(engine.statistics.rebuilds == before)
    #expect(engine.statistics.stalls == 0)
  }

  @Test func aConstraintHasItsCurrentConstantAndPriority() {
    var engine = row.engine()
    _ = engine.setConstant(12, of: 1)
    _ = engine.setPriority(.at(333), of: 1)
    #expect(engine.constraint(1).constant == 12)
    #expect(engine.constraint(1).priority == .at(333))
    #expect(engine.constraint(0) == row.constraints[0])
  }

  @Test func anInactiveConstraintKeepsItsChanges() {
    var layout = Layout()
    let view = layout.view()
    layout.add(equal(view[.left], root[.left], plus: 10))
    var engine = layout.idle
    #expect(engine.setConstant(40, of: 0).isEmpty)
    #expect(engine.setPriority(.at(10), of: 0).isEmpty)
    #expect(engine.solvedFrames()[1].minX == 0)
    _ = engine.activate(0)
    #expect(engine.solvedFrames()[1].minX == 40)
  }

  @Test func repeatingAnActivationIsHarmless() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.left], plus: 10), equal(view[.left], root[.left], plus: 20))
    var engine = layout.idle
    _ = engine.activate([0, 0])
    _ = engine.activate(1)
    // Activating the first constraint again does not make it the newest.
    #expect(engine.activate(0).isEmpty)
    #expect(engine.isBroken(1) && !engine.isBroken(0))
    _ = engine.deactivate(1)
    #expect(engine.deactivate(1).isEmpty)
    #expect(engine.solvedFrames()[1].minX == 10)
    _ = engine.deactivate(0)
    #expect(engine.solvedFrames()[1].minX == 0)
  }

  @Test func aConstantMovesWhatDependsOnIt() {
    var layout = Layout()
    let box = layout.view()
    let child = layout.view(in: box)
    let first = layout.add(equal(box[.left], root[.left], plus: 10))
    layout.add(
      equal(box[.right], root[.right]), equal(child[.right], box[.right], plus: -5),
      equal(child[.left], box[.left]))
    var engine = layout.engine()
    _ = engine.setConstant(60, of: first)
    let frames = engine.solvedFrames()
    #expect(isClose(frames[1].minX, 60) && isClose(frames[1].width, 240))
    #expect(isClose(frames[2].width, 235))
  }

  @Test func marginsStayInPlaceWhenAConstantChanges() {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(left: 16, right: 20))
    let view = layout.view()
    layout.add(
      equal(view[.left], root[.leftMargin]), equal(view[.right], root[.rightMargin], plus: -1))
    var engine = layout.engine()
    _ = engine.setConstant(4, of: 0)
    _ = engine.setConstant(-6, of: 1)
    #expect(isClose(engine.solvedFrames()[1].minX, 20))
    #expect(isClose(engine.solvedFrames()[1].maxX, 274))
  }
}
