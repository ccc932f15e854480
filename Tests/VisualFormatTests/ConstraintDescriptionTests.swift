import AutoLayout
import Testing

@testable import VisualFormat

/// The forms are those of public logs.
@Suite struct ConstraintDescriptionTests {
  private typealias Description = ConstraintDescription

  private func side(_ item: String, _ attribute: LayoutAttribute) -> Description.Side {
    Description.Side(item, attribute)
  }

  @Test func aSizeIsAVisualFormatUntilIOS9AndAnEquationSince() {
    let width = Description(address: "0x1", first: side("UIView:0x2", .width), constant: 100)
    #expect(width.text(.iOS6) == "<NSLayoutConstraint:0x1 H:[UIView:0x2(100)]>")
    #expect(width.text(.iOS10) == "<NSLayoutConstraint:0x1 UIView:0x2.width == 100   (active)>")
  }

  @Test func aHeightBetweenLimitsSaysItsRelationAndPriority() throws {
    var height = Description(first: side("a", .height), relation: .lessThanOrEqual, constant: 44.5)
    height.strength = .priority(try #require(LayoutPriority(999.5)))
    #expect(height.text(.iOS6) == "<NSLayoutConstraint V:[a(<=44.5@999.5)] priority:999.5>")
    #expect(
      height.text(.iOS10) == "<NSLayoutConstraint a.height <= 44.5 priority:999.5   (active)>")
  }

  @Test func aFirstItemInItsSuperviewIsPrintedAfterTheLeadingEdge() {
    let leading = Description(
      first: side("a", .leading), second: side("box", .leading), constant: 20,
      superview: .secondItem)
    #expect(leading.text(.iOS6) == "<NSLayoutConstraint H:|-(20)-[a]   (Names: '|':box )>")
    #expect(
      leading.text(.iOS10) == "<NSLayoutConstraint H:|-(20)-[a]   (active, names: '|':box )>")
  }

  @Test func aChildBeforeItsSuperviewAtTheEndIsAnEquation() {
    let bottom = Description(
      first: side("a", .bottom), second: side("box", .bottom), constant: -5,
      superview: .secondItem)
    #expect(bottom.text(.iOS10) == "<NSLayoutConstraint a.bottom == box.bottom - 5   (active)>")
    #expect(bottom.text(.iOS6) == "<NSLayoutConstraint a.bottom == box.bottom - 5>")
  }

  @Test func aSecondItemInItsSuperviewIsPrintedBeforeTheTrailingEdgeOnly() {
    var edge = Description(
      first: side("box", .trailing), relation: .greaterThanOrEqual, second: side("a", .trailing),
      constant: 8, superview: .firstItem)
    #expect(
      edge.text(.iOS10) == "<NSLayoutConstraint H:[a]-(>=8)-|   (active, names: '|':box )>")
    edge.first.attribute = .leading
    edge.second?.attribute = .leading
    #expect(
      edge.text(.iOS10) == "<NSLayoutConstraint box.leading >= a.leading + 8   (active)>")
  }

  @Test func neighboursArePrintedFromLeftToRight() {
    var gap = Description(
      first: side("b", .leading), second: side("a", .trailing), constant: 8)
    #expect(gap.text(.iOS6) == "<NSLayoutConstraint H:[a]-(8)-[b]>")
    gap.first.attribute = .left
    gap.second?.attribute = .right
    gap.strength = .priority(.defaultHigh)
    #expect(
      gap.text(.iOS10) == "<NSLayoutConstraint H:[a]-(8@750)-[b](LTR) priority:750   (active)>")
    gap.superview = .secondItem
    #expect(
      gap.text(.iOS10) == "<NSLayoutConstraint b.left == a.right + 8 priority:750   (active)>")
  }

  @Test(arguments: [
    (1, 0, "a.centerX == b.centerX"), (-1, 0, "a.centerX == -b.centerX"),
    (0.5, 10, "a.centerX == 0.5*b.centerX + 10"), (2, -1.25, "a.centerX == 2*b.centerX - 1.25"),
    (-2, 0, "a.centerX == -2*b.centerX"), (1.0 / 3, 0, "a.centerX == 0.333333*b.centerX"),
  ])
  func aMultiplierOfOneAndAConstantOfZeroAreOmitted(
    multiplier: Double, constant: Double, equation: String
  ) {
    let center = Description(
      first: side("a", .centerX), second: side("b", .centerX), multiplier: multiplier,
      constant: constant)
    #expect(center.text(.iOS6) == "<NSLayoutConstraint \(equation)>")
  }

  @Test func aMultiplierMakesAnEquationOfAnEdge() {
    let top = Description(
      first: side("a", .top), second: side("box", .top), multiplier: 2, superview: .secondItem)
    #expect(top.text(.iOS10) == "<NSLayoutConstraint a.top == 2*box.top   (active)>")
  }

  @Test func marginsAreEquations() {
    let margin = Description(
      first: side("a", .leading), second: side("box", .leadingMargin), superview: .secondItem)
    #expect(
      margin.text(.iOS10) == "<NSLayoutConstraint a.leading == box.leadingMargin   (active)>")
  }

  @Test func systemSpacingIsNamed() {
    var gap = Description(first: side("b", .leading), second: side("a", .trailing), constant: 8)
    gap.spacing = .standard
    #expect(gap.text(.iOS6) == "<NSLayoutConstraint H:[a]-(NSSpace(8))-[b]>")
    gap.spacing = .anchors
    #expect(
      gap.text(.iOS10)
        == "<NSLayoutConstraint H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]   (active)>")
    gap.first.attribute = .bottom
    gap.second?.attribute = .bottom
    #expect(
      gap.text(.iOS10)
        == "<NSLayoutConstraint b.bottom == a.bottom NSLayoutAnchorConstraintSpace(8)   (active)>")
  }

  @Test func anInactiveOneSaysSoSinceIOS10() {
    var top = Description(
      first: side("a", .top), second: side("box", .top), superview: .secondItem)
    top.isActive = false
    #expect(top.text(.iOS6) == "<NSLayoutConstraint V:|-(0)-[a]   (Names: '|':box )>")
    #expect(
      top.text(.iOS10) == "<NSLayoutConstraint V:|-(0)-[a]   (inactive, names: '|':box )>")
  }

  @Test func classFlagsAndIdentifierArePrintedInThatOrder() {
    var edge = Description(address: "0x1", first: side("a", .left), constant: 3)
    edge.type = "NSAutoresizingMaskLayoutConstraint"
    edge.identifier = "left"
    edge.container = "box"
    edge.autoresizing = AutoresizingFlags(vertical: .init(size: true))
    #expect(
      edge.text(.iOS10)
        == "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- 'left' a.minX == 3"
        + "   (active, names: '|':box )>")
  }

  @Test(
    arguments: [
      ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleTopMargin], "h=-&- v=&--"),
      ([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight], "h=&-& v=-&-"),
    ] as [(AutoresizingMask, String)])
  func aMaskIsPrintedByItsFlexibleParts(mask: AutoresizingMask, text: String) {
    #expect(AutoresizingFlags(mask).description == text)
  }

  @Test func aContentSizeIsPrintedWithBothPriorities() {
    var width = Description(first: side("a", .width), constant: 160)
    width.type = "NSContentSizeLayoutConstraint"
    width.strength = .contentSize(hugging: .defaultLow, compressionResistance: .defaultHigh)
    #expect(
      width.text(.iOS10)
        == "<NSContentSizeLayoutConstraint a.width == 160 Hug:250 CompressionResistance:750"
        + "   (active)>")
  }

  @Test func theSuperviewIsFoundInTheViewTree() {
    let ids = ["root", "box", "a"]
    let superviews: [ViewIndex?] = [nil, .root, ViewIndex(1)]
    let (box, a) = (LayoutItem.view(ViewIndex(1)), LayoutItem.view(ViewIndex(2)))
    func text(_ constraint: LayoutConstraint) -> String {
      Description(constraint, address: "id", superviews: superviews) { ids[$0.owner.rawValue] }
        .text(.iOS10)
    }
    let inside = LayoutConstraint(
      firstItem: a, firstAttribute: .top, secondItem: box, secondAttribute: .top, constant: 4)
    #expect(
      text(inside) == "<NSLayoutConstraint:id V:|-(4)-[a]   (active, names: '|':box )>")
    let outside = LayoutConstraint(
      firstItem: .view(.root), firstAttribute: .bottom, secondItem: a, secondAttribute: .bottom)
    #expect(text(outside) == "<NSLayoutConstraint:id root.bottom == a.bottom   (active)>")
    let guide = LayoutConstraint(
      firstItem: .view(.root), firstAttribute: .bottom, secondItem: .safeArea(.root),
      secondAttribute: .bottom)
    #expect(
      text(guide) == "<NSLayoutConstraint:id V:[root]-(0)-|   (active, names: '|':root )>")
  }
}
