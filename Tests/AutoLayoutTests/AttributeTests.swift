import AutoLayout
import Primitives
import Testing

/// The position of each attribute in a rectangle of 200 × 100 with margins 1, 2, 3, 4.
private let places: KeyValuePairs<LayoutAttribute, Double> = [
  .left: 0, .leading: 0, .right: 200, .trailing: 200, .centerX: 100,
  .leftMargin: 2, .leadingMargin: 2, .rightMargin: 196, .trailingMargin: 196,
  .centerXWithinMargins: 99,
  .top: 0, .firstBaseline: 0, .bottom: 100, .lastBaseline: 100, .centerY: 50,
  .topMargin: 1, .bottomMargin: 97, .centerYWithinMargins: 49,
]

private let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

@Suite struct AttributeTests {
  @Test func theTableHasEveryLocation() {
    #expect(places.map(\.key).count { $0.isLocation } == LayoutAttribute.allCases.count - 3)
  }

  /// The leading edge of another view represents the opposite side of every attribute.
  private func near(_ attribute: LayoutAttribute) -> LayoutAttribute {
    if attribute.axis == .vertical { return .top }
    return attribute.isAbsoluteEdge ? .left : .leading
  }

  @Test(arguments: places.map(\.key))
  func aChildCanBeHeldAtAnyAttributeOfItsSuperview(attribute: LayoutAttribute) throws {
    let place = try #require(places.first { $0.key == attribute }?.value)
    var layout = Layout()
    let box = layout.view(margins: margins)
    layout.fix(box, x: 30, y: 40, width: 200, height: 100)
    let child = layout.view(in: box)
    layout.add(equal(child[near(attribute)], box[attribute], plus: 5))
    let frame = layout.frame(of: child)
    #expect(isClose(attribute.axis == .horizontal ? frame.minX : frame.minY, place + 5))
  }

  @Test(arguments: places.map(\.key))
  func anyAttributeOfAViewCanBeHeld(attribute: LayoutAttribute) throws {
    let place = try #require(places.first { $0.key == attribute }?.value)
    var layout = Layout()
    let view = layout.view(margins: margins)
    layout.add(
      equal(view[.width], plus: 200), equal(view[.height], plus: 100),
      equal(view[attribute], root[near(attribute)], plus: 150))
    let frame = layout.frame(of: view)
    #expect(isClose(attribute.axis == .horizontal ? frame.minX : frame.minY, 150 - place))
  }

  @Test(arguments: [LayoutAttribute.width, .height], [LayoutAttribute.width, .height])
  func aSizeCanEqualAnySize(first: LayoutAttribute, second: LayoutAttribute) {
    var layout = Layout()
    let box = layout.view()
    layout.fix(box, width: 200, height: 100)
    let other = layout.view()
    layout.add(equal(other[first], box[second], times: 0.5, plus: 1))
    let size = layout.frame(of: other).size
    #expect(isClose(first == .width ? size.width : size.height, second == .width ? 101 : 51))
  }

  @Test func aSizeCanEqualAConstant() {
    var layout = Layout()
    let view = layout.view()
    layout.add(equal(view[.width], plus: 70), equal(view[.height], times: 9, plus: 30))
    #expect(layout.frame(of: view) == Rect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test func oppositeEdgesGiveTheSize() {
    var layout = Layout()
    let view = layout.view()
    layout.add(
      equal(view[.leading], root[.leading], plus: 20),
      equal(view[.trailing], root[.trailing], plus: -30),
      equal(view[.top], root[.top], plus: 5), equal(view[.bottom], root[.bottom], plus: -10))
    #expect(isClose(layout.frame(of: view), Rect(x: 20, y: 5, width: 250, height: 185)))
  }
}

@Suite struct GuideTests {
  /// A canvas of 1000 × 600 with safe area insets and margins that are added to them.
  private var layout: Layout {
    var layout = Layout()
    layout.canvas = LayoutCanvas(
      size: Size(width: 1000, height: 600),
      safeAreaInsets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    layout.views[0].layoutMargins = LayoutInsets(near: 16, far: 20)
    return layout
  }

  private func rectangle(of item: LayoutItem) -> Rect {
    var layout = layout
    let view = layout.view()
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      layout.add(equal(view[attribute], item[attribute]))
    }
    return layout.frame(of: view)
  }

  private func margins(of item: LayoutItem) -> Rect {
    var layout = layout
    let view = layout.view()
    layout.add(
      equal(view[.left], item[.leftMargin]), equal(view[.right], item[.rightMargin]),
      equal(view[.top], item[.topMargin]), equal(view[.bottom], item[.bottomMargin]))
    return layout.frame(of: view)
  }

  @Test func theSafeAreaIsTheRootWithoutItsInsets() {
    #expect(
      isClose(rectangle(of: .safeArea(root)), Rect(x: 10, y: 44, width: 978, height: 522)))
  }

  @Test func theMarginsOfTheRootHoldItsSafeArea() {
    let expected = Rect(x: 26, y: 44, width: 942, height: 522)
    #expect(isClose(margins(of: .view(root)), expected))
    #expect(isClose(rectangle(of: .layoutMarginsGuide(root)), expected))
  }

  @Test func theReadableContentGuideIsNoWiderThanItsLimitAndCentredInTheMargins() {
    // (942 - 672) / 2 = 135 on either side of the margins.
    #expect(
      isClose(
        rectangle(of: .readableContentGuide(root)),
        Rect(x: 161, y: 44, width: 672, height: 522)))
  }

  @Test func theReadableContentGuideOfANarrowRootIsItsMargins() {
    var layout = Layout()
    layout.views[0].layoutMargins = LayoutInsets(EdgeInsets(left: 16, right: 16))
    let view = layout.view()
    layout.add(
      equal(view[.leading], LayoutItem.readableContentGuide(root)[.leading]),
      equal(view[.trailing], LayoutItem.readableContentGuide(root)[.trailing]))
    let frame = layout.frame(of: view)
    #expect(isClose(frame.minX, 16) && isClose(frame.width, 268))
  }

  @Test func theTopAndBottomLayoutGuidesAreTheBandsOutsideTheSafeArea() {
    #expect(isClose(rectangle(of: .topLayoutGuide), Rect(x: 0, y: 0, width: 1000, height: 44)))
    #expect(
      isClose(rectangle(of: .bottomLayoutGuide), Rect(x: 0, y: 566, width: 1000, height: 34)))
  }

  @Test func theMarginsGuideOfANestedViewIsInsideItsEdges() {
    var layout = layout
    let box = layout.view(margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    layout.fix(box, x: 100, y: 200, width: 80, height: 60)
    let child = layout.view(in: box)
    let guide = LayoutItem.layoutMarginsGuide(box)
    layout.add(
      equal(child[.leading], guide[.leading]), equal(child[.trailing], guide[.trailing]),
      equal(child[.centerY], guide[.centerY]), equal(child[.height], guide[.height]))
    #expect(isClose(layout.frame(of: child), Rect(x: 2, y: 1, width: 74, height: 56)))
  }

  @Test func aGuideCanBeTheFirstItem() {
    var layout = layout
    let view = layout.view()
    layout.add(
      equal(LayoutItem.safeArea(root)[.trailing], view[.trailing], plus: 8),
      equal(LayoutItem.safeArea(root)[.width], view[.width], times: 2))
    let frame = layout.frame(of: view)
    #expect(isClose(frame.width, 489) && isClose(frame.maxX, 980))
  }
}
