import AutoLayout
import Testing

/// Which pairs of attributes are legal, by groups: any two attributes of one group are.
///
/// Leading and absolute edges are legal with centres, but not with each other.
private let groups: [Set<LayoutAttribute>] = [
  [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins],
  [.left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins],
  [
    .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline,
    .lastBaseline,
  ],
  [.width, .height],
]

private let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }

@Suite struct LegalityTests {
  private func error(_ constraint: LayoutConstraint) -> IllegalEquation? {
    do {
      try constraint.checkLegality()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: attributes, attributes)
  func attributesMeetWithinTheirGroupOnly(first: LayoutAttribute, second: LayoutAttribute) {
    let areOfOneGroup = groups.contains { $0.contains(first) && $0.contains(second) }
    let error = error(equal(ViewIndex(1)[first], root[second], times: -2, plus: 3))
    #expect((error == nil) == areOfOneGroup, "\(first), \(second): \(String(describing: error))")
  }

  @Test(arguments: attributes)
  func onlyASizeCanEqualAConstant(attribute: LayoutAttribute) {
    let isSize = attribute == .width || attribute == .height
    let expected: IllegalEquation? = isSize ? nil : .locationWithoutSecondItem
    #expect(error(equal(ViewIndex(1)[attribute], plus: 5)) == expected)
    #expect(error(equal(ViewIndex(1)[attribute], times: 0, plus: 5)) == expected)
  }

  @Test(arguments: attributes)
  func onlyASizeCanBeMultipliedByZero(attribute: LayoutAttribute) {
    let isSize = attribute == .width || attribute == .height
    #expect(
      error(equal(ViewIndex(1)[attribute], root[attribute], times: 0))
        == (isSize ? nil : .locationTimesZero))
  }

  @Test(arguments: [
    (LayoutAttribute.width, LayoutAttribute.left, IllegalEquation.sizeWithLocation),
    (.bottom, .height, .sizeWithLocation),
    (.leading, .left, .leadingOrTrailingWithLeftOrRight),
    (.rightMargin, .trailing, .leadingOrTrailingWithLeftOrRight),
    (.left, .top, .horizontalWithVertical),
    (.centerY, .leading, .horizontalWithVertical),
  ])
  func theErrorNamesTheRule(
    first: LayoutAttribute, second: LayoutAttribute, rule: IllegalEquation
  ) {
    #expect(error(equal(ViewIndex(1)[first], root[second])) == rule)
  }

  @Test func guidesAndInequalitiesFollowTheSameRules() {
    let guide = LayoutItem.safeArea(root)
    #expect(error(atLeast(ViewIndex(1)[.top], guide[.bottom])) == nil)
    #expect(error(atMost(guide[.top], plus: 3)) == .locationWithoutSecondItem)
  }
}

@Suite struct PriorityRangeTests {
  @Test(arguments: [0.001, 0.5, 1, 999.5, 1000])
  func prioritiesAboveZeroUpToAThousandAreLegal(value: Double) {
    #expect(LayoutPriority(value)?.rawValue == Float(value))
  }

  @Test(arguments: [0, -1, 1001, 1000.1, Double.nan, .infinity, -.infinity, 1e-60])
  func anyOtherNumberIsNotAPriority(value: Double) {
    #expect(LayoutPriority(value) == nil)
  }

  @Test func onlyAThousandIsRequired() {
    #expect(LayoutPriority.at(1000).isRequired)
    #expect(!LayoutPriority.at(999.9).isRequired)
  }

  @Test func theNamedPrioritiesAreApples() {
    let values = LayoutPriority.named.map { ($0.key, $0.value.rawValue) }
    #expect(values.map(\.0) == ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"])
    #expect(values.map(\.1) == [1000, 750, 250, 50])
  }
}
