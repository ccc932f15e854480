import AutoLayout
import Primitives
import Testing

/// Conflicts between system constraints only: solving ends, and they are reported.
@Suite struct SystemConflictTests {
  private let rigid = ContentSize(
    horizontal: ContentSize.Axis(
      length: 40, hugging: .required, compressionResistance: .required))

  @Test func aHiddenViewIsStrongerThanItsContent() {
    var layout = Layout()
    let stack = layout.view()
    let views = [layout.view(in: stack, content: rigid), layout.view(in: stack, content: rigid)]
    layout.views[stack.rawValue].stack = StackArrangement(arrangedSubviews: views)
    var engine = layout.idle
    let conflicts = engine.update(views[0]) { $0.isHidden = true }
    #expect(conflicts.map(\.brokenName) == [.system(.contentSize(views[0], .horizontal))])
    #expect(
      conflicts.map(\.memberNames) == [
        [.system(.stack(stack, .hiding)), .system(.contentSize(views[0], .horizontal))]
      ])
    #expect(isClose(engine.solvedFrames()[views[0].rawValue].width, 0))
    #expect(engine.update(views[0]) { $0.isHidden = false }.isEmpty)
    #expect(isClose(engine.solvedFrames()[views[0].rawValue].width, 40))
  }

  @Test func equalViewsOfRigidContentsEnd() {
    var layout = Layout()
    let stack = layout.view()
    var longer = rigid
    longer.horizontal.length = 50
    let views = [rigid, longer, rigid].map { layout.view(in: stack, content: $0) }
    layout.views[stack.rawValue].stack = StackArrangement(
      distribution: .fillEqually, arrangedSubviews: views)
    var engine = layout.idle
    let conflicts = engine.activate([])
    let again = engine.update(stack) { $0.stack?.spacing = 4 }
    for conflict in conflicts + again {
      guard case .system = conflict.broken else { return #expect(Bool(false)) }
    }
    let widths = views.map { engine.solvedFrames()[$0.rawValue].width }
    #expect(widths.allSatisfy { isClose($0, widths[0]) }, "the stack is stronger")
  }

  /// A stack view of given frames: its constraints have no variables.
  @Test func aStackOfGivenFramesEnds() {
    var layout = Layout()
    let stack = layout.view()
    let views = [0.0, 90, 20].map {
      layout.given(Rect(x: $0, y: $0, width: 30, height: 30), in: stack)
    }
    for distribution in StackArrangement.Distribution.allCases {
      layout.views[stack.rawValue].stack = StackArrangement(
        distribution: distribution, spacing: 8, arrangedSubviews: views)
      var engine = layout.idle
      let conflicts = engine.setFrame(Rect(x: 1, y: 0, width: 30, height: 30), of: views[0])
      #expect(!conflicts.isEmpty)
      for conflict in conflicts {
        guard case .system = conflict.broken else { return #expect(Bool(false)) }
      }
    }
  }

  @Test func aMaskIsStrongerThanAStackAndItsContent() {
    var layout = Layout()
    let stack = layout.view(content: rigid)
    let view = layout.given(Rect(x: 5, y: 5, width: 60, height: 20), in: stack)
    layout.views[view.rawValue].autoresizingMask = [.flexibleRightMargin]
    layout.views[view.rawValue].content = rigid
    layout.views[stack.rawValue].stack = StackArrangement(arrangedSubviews: [view])
    var engine = layout.idle
    engine.translateAutoresizingMasks()
    #expect(isClose(engine.solvedFrames()[2], Rect(x: 5, y: 5, width: 60, height: 20)))
  }

  /// A vertical stack view has four connections of one name; only those across its axis are in this
  /// conflict.
  @Test func ofConstraintsWithOneNameOnlyTheConflictingAreReported() {
    var layout = Layout()
    let stack = layout.view()
    let row = layout.view(in: stack)
    layout.views[stack.rawValue].stack = StackArrangement(
      axis: .vertical, arrangedSubviews: [row])
    layout.add(
      equal(stack[.left], root[.left]), equal(stack[.right], root[.right]),
      equal(row[.width], plus: 100))
    var engine = layout.idle
    let conflicts = engine.activate([0, 1, 2])
    let axes = conflicts.first?.members.map { engine.constraint($0).firstAttribute.axis }
    #expect(axes == [.horizontal, .horizontal, .horizontal, .horizontal, .horizontal])
    let proof = conflicts.first.flatMap { engine.proof(of: $0) }
    #expect(proof?.difference == 200)
  }
}
