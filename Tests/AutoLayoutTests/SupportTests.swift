import AutoLayout
import Primitives
import Testing

/// The constraints that determine an attribute, and those that do not.
@Suite struct SupportTests {
  /// Two columns that fill the margins: the second is as wide as the first.
  private struct Columns {
    var layout = Layout()
    let first, second: ViewIndex
    let ends: Int

    init() {
      layout.views[0].layoutMargins = LayoutInsets(near: 16, far: 16)
      first = layout.view()
      second = layout.view()
      ends = layout.add(
        equal(second[.left], first[.right], plus: 8), equal(second[.width], first[.width]),
        equal(first[.left], root[.leftMargin]), equal(second[.right], root[.rightMargin]))
    }
  }

  @Test func constraintsOnTheEdgeAreExplainedFirstAndDepthFirst() {
    let columns = Columns()
    let support = columns.layout.engine().support(of: .left, of: columns.second)
    // left = first.right + 8, first.left = 16; width = first.width, right = 284.
    #expect(support.links.map(\.source) == [0, 2, 1, 3].map { .constraint($0) })
    #expect(support.links.map(\.depth) == [0, 1, 1, 2])
    #expect(isClose(support.value, 154))
    // 154 = (8 + 16 + 284) / 2.
    #expect(support.links.map(\.coefficient) == [0.5, 0.5, -0.5, 0.5])
    #expect(support.links.map(\.rightSide) == [8, 16, 0, 284])
  }

  @Test func aLinkHasTheValuesOfBothSides() {
    let columns = Columns()
    let links = columns.layout.engine().support(of: .right, of: columns.first).links
    // Reached from its second item: first.right = second.left − 8.
    #expect(links[0].isReversed)
    #expect(isClose(links[0].near, 146))
    #expect(links[0].far.map { isClose($0, 154) } == true)
    let end = links.first { $0.source == .constraint(3) }
    #expect(end?.far == 300 && end?.farInset == -16)
  }

  @Test func aGivenRectangleNeedsNoConstraint() {
    var layout = Layout()
    let view = layout.given(Rect(x: 5, y: 6, width: 7, height: 8))
    let support = layout.engine().support(of: .right, of: view)
    #expect(support.isGiven && support.links.isEmpty)
    #expect(support.value == 12 && support.fixed == 12)
  }

  @Test func theTieRuleIsReported() {
    var layout = Layout()
    let view = layout.view()
    layout.add(equal(view[.left], root[.left], plus: 5))
    let support = layout.engine().support(of: .right, of: view)
    #expect(support.links.map(\.source) == [.constraint(0), .tieRule(.view(view), .width)])
  }

  @Test func theSuperviewsPlaceIsPartOfTheChain() {
    var layout = Layout()
    let outer = layout.view()
    let inner = layout.view(in: outer)
    layout.add(
      equal(outer[.left], root[.left], plus: 30), equal(inner[.left], root[.left], plus: 50))
    let support = layout.engine().support(of: .left, of: inner)
    #expect(isClose(support.value, 20))
    #expect(support.links.map(\.source) == [.constraint(1), .constraint(0)])
    #expect(support.links.map(\.contribution) == [50, -30])
  }

  @Test func rivalsHaveTheReasonWhyTheyDoNotDetermineTheValue() {
    var layout = Layout()
    let view = layout.view(
      content: ContentSize(
        horizontal: .init(length: 40, hugging: .at(250), compressionResistance: .at(750))))
    layout.add(
      equal(view[.left], root[.left]), equal(view[.width], plus: 100, at: .at(800)),
      equal(view[.width], plus: 90, at: .at(500)), atLeast(view[.width], plus: 60),
      equal(view[.width], plus: 100, at: .at(300)), equal(view[.width], plus: 7),
      equal(view[.right], root[.right], at: .at(100)))
    var engine = layout.idle
    #expect(engine.activate([0, 1, 2, 3, 4, 6]).isEmpty)
    let content = SystemConstraint.contentSize(view, .horizontal)
    let rivals = engine.support(of: .width, of: view).rivals
    let decisive = [LayoutSupport.Source.constraint(1)]
    #expect(
      rivals.map(\.source) == [
        .constraint(2), .constraint(6), .system(7, content), .constraint(5), .constraint(3),
        .constraint(4), .system(8, content),
      ])
    #expect(
      rivals.map(\.state) == [
        .missed(by: 10, because: decisive), .missed(by: 200, because: decisive),
        .missed(by: 60, because: decisive), .inactive, .holds(spare: 40), .holds(spare: 0),
        .holds(spare: 60),
      ])
  }

  /// In a mirrored layout, leading is the right edge, and a constant points inward.
  @Test func fromRightToLeftLeadingIsTheRightEdge() {
    var layout = Layout()
    layout.canvas.layoutDirection = .rightToLeft
    let view = layout.view()
    layout.add(equal(view[.leading], root[.leading], plus: 20), equal(view[.width], plus: 30))
    let engine = layout.engine()
    let leading = engine.support(of: .leading, of: view)
    #expect(leading.value == 280)
    #expect(leading.links.map(\.source) == [.constraint(0)])
    #expect(leading.links[0].near == 280 && leading.links[0].far == 300)
    #expect(engine.support(of: .trailing, of: view).value == 250)
  }

  @Test func aBrokenConstraintIsARival() {
    var layout = Layout()
    let view = layout.view()
    layout.add(equal(view[.width], plus: 10), equal(view[.width], plus: 12))
    var engine = layout.idle
    #expect(engine.activate([0, 1]).map(\.broken) == [.constraint(1)])
    let support = engine.support(of: .width, of: view)
    #expect(support.links.map(\.source) == [.constraint(0)])
    #expect(support.rivals.map(\.state) == [.broken])
  }

  @Test func aChainMayBeLong() {
    var layout = Layout()
    var last = root[.left]
    for _ in 0..<3000 {
      let view = layout.view()
      layout.add(equal(view[.left], last, plus: 1), equal(view[.width]))
      last = view[.right]
    }
    let support = layout.engine().support(of: .left, of: ViewIndex(layout.views.count - 1))
    #expect(support.value == 3000)
    #expect(support.links.count == 5999)
    #expect(support.links[0].depth == 0)
  }
}
