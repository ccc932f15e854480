import AutoLayout
import ConstraintSolver
import Primitives
import TestSupport
import Testing

/// The solver's work on layouts of growing size.
@Suite struct GrowthTests {
  enum Order: CaseIterable, Sendable { case gapsFirst, widthsFirst, reversed, shuffled }

  @Test(arguments: Order.allCases)
  func pivotsOfAChainDoNotGrowWithItsLength(order: Order) {
    let counts = [50, 200, 800].map { chain($0, order).statistics.pivots }
    #expect(counts.max() ?? 0 <= (counts.first ?? 0) + 2)
  }

  @Test func anEditOfAChainTakesNoPivotForAnyLength() {
    var engine = chain(800, .gapsFirst)
    let before = engine.statistics
    let conflicts = engine.setConstant(12, of: 0)
    #expect(conflicts.isEmpty)
    #expect(engine.statistics.pivots - before.pivots <= 2)
    #expect(engine.statistics.rebuilds == before.rebuilds)
  }

  @Test func aChainWithoutWidthsIsAmbiguousInEveryView() {
    let count = 60
    var layout = Layout()
    let views = (0..<count).map { _ in layout.view() }
    layout.add(equal(views[0][.left], root[.left], plus: 8))
    for (view, last) in zip(views.dropFirst(), views) {
      layout.add(equal(view[.left], last[.right], plus: 8))
    }
    var engine = layout.idle
    _ = engine.activate(Array(layout.constraints.indices))
    let open = engine.ambiguities().filter { $0.axis == .horizontal }
    #expect(open.count == 2 * count - 1)
  }

  @Test func aContentSizeWithHuggingAndCompressionResistanceIsNotAmbiguous() {
    var engine = texts(40)
    #expect(engine.ambiguities().isEmpty)
  }

  @Test(arguments: [1, 20, 150])
  func aLongerTextTakesNoPivotForAnyNumberOfFollowers(place: Int) {
    var engine = texts(200)
    let before = engine.statistics
    #expect(engine.setContent(Self.content(30), of: ViewIndex(place)).isEmpty)
    #expect(engine.solvedFrames()[200].minX == 8 + 198 * 28 + 38)
    #expect(engine.statistics.pivots == before.pivots)
    #expect(engine.statistics.rebuilds == before.rebuilds)
  }

  private static func content(_ width: Double) -> ContentSize {
    ContentSize(horizontal: .init(length: width), vertical: .init(length: 20))
  }

  /// A chain of views with the sizes of their contents.
  private func texts(_ count: Int) -> LayoutEngine {
    var layout = Layout()
    let views = (0..<count).map { _ in layout.view(content: Self.content(20)) }
    layout.add(equal(views[0][.left], root[.left], plus: 8))
    for (view, last) in zip(views.dropFirst(), views) {
      layout.add(equal(view[.left], last[.right], plus: 8))
    }
    for view in views { layout.add(equal(view[.top], root[.top])) }
    var engine = layout.idle
    _ = engine.activate(Array(layout.constraints.indices))
    return engine
  }

  private func chain(_ count: Int, _ order: Order) -> LayoutEngine {
    var layout = Layout()
    layout.canvas.size.width = 40 * Double(count)
    let views = (0..<count).map { _ in layout.view() }
    let first = equal(views[0][.left], root[.left], plus: 8)
    let gaps = zip(views.dropFirst(), views).map { equal($0[.left], $1[.right], plus: 8) }
    let widths = views.dropFirst().map { equal($0[.width], views[0][.width]) }
    let last = [equal(root[.right], views[count - 1][.right], plus: 8)]
    switch order {
    case .gapsFirst: layout.add([first] + gaps + widths + last)
    case .widthsFirst: layout.add([first] + widths + gaps + last)
    case .reversed: layout.add([first] + (gaps + widths + last).reversed())
    case .shuffled:
      var generator = SeededGenerator(seed: 5)
      layout.add([first] + (gaps + widths + last).shuffled(using: &generator))
    }
    var engine = layout.idle
    _ = engine.activate(Array(layout.constraints.indices))
    return engine
  }
}
