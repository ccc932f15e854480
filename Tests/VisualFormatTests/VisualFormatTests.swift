import AutoLayout
import Testing
import VisualFormat

/// The views and metrics that the formats of these tests mention.
let names = VisualFormat.Names(
  views: ["a", "b", "c", "_d4", "both"],
  viewsWithoutSuperview: ["root", "topLayoutGuide", "bottomLayoutGuide"],
  metrics: ["gap": 12, "inward": -5, "low": 250.5, "zero": 0, "both": 70, "huge": 1e300])

func options(_ spellings: String...) -> VisualFormat.Options {
  var options = VisualFormat.Options()
  for spelling in spellings {
    let isKnown = options.insert(named: spelling)
    #expect(isKnown, "\(spelling)")
  }
  return options
}

/// The constraints of a format, a line each, as `description` writes them.
func lines(
  _ format: String, _ options: VisualFormat.Options = VisualFormat.Options()
) throws -> [String] {
  try VisualFormat.parse(format, options: options, names: names).map(\.description)
}

@Suite struct VisualFormatTests {
  @Test func aConstraintHasTheRightNeighbourFirstAndAPositiveConstant() throws {
    let constraints = try VisualFormat.parse("[a]-10-[b]", names: names)
    let expected = VisualFormatConstraint(
      first: .view("b"), firstAttribute: .leading, relation: .equal, second: .view("a"),
      secondAttribute: .trailing, constant: 10, priority: .required)
    #expect(constraints == [expected])
  }

  @Test func aSizeHasNoSecondItem() throws {
    let constraints = try VisualFormat.parse("V:[a(30)]", names: names)
    let expected = VisualFormatConstraint(
      first: .view("a"), firstAttribute: .height, relation: .equal, second: nil,
      secondAttribute: .notAnAttribute, constant: 30, priority: .required)
    #expect(constraints == [expected])
  }

  @Test func aFormatIsHorizontalUnlessItSaysOtherwise() throws {
    let horizontal = ["b.leading == a.trailing + 0.0 @1000.0"]
    #expect(try lines("[a][b]") == horizontal)
    #expect(try lines("H:[a][b]") == horizontal)
    #expect(try lines("V:[a][b]") == ["b.top == a.bottom + 0.0 @1000.0"])
  }

  @Test func aSingleViewWithoutSizeMakesNoConstraint() throws {
    #expect(try lines("[a]") == [])
    #expect(try lines("V:[_d4]") == [])
  }

  @Test func touchingTheSuperviewMeansItsEdge() throws {
    #expect(
      try lines("|[a]|") == [
        "a.leading == superview(of: a).leading + 0.0 @1000.0",
        "superview(of: a).trailing == a.trailing + 0.0 @1000.0",
      ])
  }

  @Test func aNumberAtTheSuperviewIsADistanceFromItsEdge() throws {
    #expect(
      try lines("V:|-20-[a]-30-|") == [
        "a.top == superview(of: a).top + 20.0 @1000.0",
        "superview(of: a).bottom == a.bottom + 30.0 @1000.0",
      ])
  }

  @Test func aLoneHyphenAtTheSuperviewMeansItsMargin() throws {
    #expect(
      try lines("|-[a]-|") == [
        "a.leading == superview(of: a).leadingMargin + 0.0 @1000.0",
        "superview(of: a).trailingMargin == a.trailing + 0.0 @1000.0",
      ])
    #expect(
      try lines("V:|-[a]-|") == [
        "a.top == superview(of: a).topMargin + 0.0 @1000.0",
        "superview(of: a).bottomMargin == a.bottom + 0.0 @1000.0",
      ])
  }

  @Test func aLoneHyphenAtTheSuperviewMayBeGivenADistance() throws {
    var options = VisualFormat.Options()
    options.edgeSpacing = .points(20)
    #expect(
      try lines("|-[a]-[b]-|", options) == [
        "a.leading == superview(of: a).leading + 20.0 @1000.0",
        "b.leading == a.trailing + 8.0 @1000.0",
        "superview(of: b).trailing == b.trailing + 20.0 @1000.0",
      ])
  }

  @Test func aLoneHyphenAtTheSuperviewIsTwentyPointsWithoutMargins() throws {
    var options = VisualFormat.Options()
    options.edgeSpacing = .withoutMargins
    #expect(
      try lines("V:|-[a]-[b]-|", options) == [
        "a.top == superview(of: a).top + 20.0 @1000.0",
        "b.top == a.bottom + 8.0 @1000.0",
        "superview(of: b).bottom == b.bottom + 20.0 @1000.0",
      ])
  }

  @Test func aLoneHyphenBetweenViewsIsTheSiblingSpacing() throws {
    var options = VisualFormat.Options()
    #expect(try lines("V:[a]-[b]", options) == ["b.top == a.bottom + 8.0 @1000.0"])
    options.siblingSpacing = 3
    #expect(try lines("V:[a]-[b]", options) == ["b.top == a.bottom + 3.0 @1000.0"])
  }

  @Test func eachPredicateOfASpacingMakesAConstraint() throws {
    #expect(
      try lines("[a]-(>=4,==8@700,<=20)-[b]") == [
        "b.leading >= a.trailing + 4.0 @1000.0",
        "b.leading == a.trailing + 8.0 @700.0",
        "b.leading <= a.trailing + 20.0 @1000.0",
      ])
  }

  @Test func aSpacingWithoutParenthesesMayHaveRelationAndPriority() throws {
    #expect(try lines("[a]-20@750-[b]") == ["b.leading == a.trailing + 20.0 @750.0"])
    #expect(try lines("[a]->=20-[b]") == ["b.leading >= a.trailing + 20.0 @1000.0"])
    #expect(try lines("|-<=gap@low-[a]") == ["a.leading <= superview(of: a).leading + 12.0 @250.5"])
  }

  @Test func sizesMayBeNumbersMetricsOrViewsWithRelationAndPriority() throws {
    #expect(
      try lines("[a(>=70,<=gap@250,==b@low,c)]") == [
        "a.width >= 70.0 @1000.0",
        "a.width <= 12.0 @250.0",
        "a.width == b.width + 0.0 @250.5",
        "a.width == c.width + 0.0 @1000.0",
      ])
    #expect(try lines("V:[a(<=b)]") == ["a.height <= b.height + 0.0 @1000.0"])
  }

  @Test func constraintsRunLeftToRightEachSpacingBeforeTheSizesOfItsView() throws {
    #expect(
      try lines("H:|-1-[a(2)]-3-[b(4,5@6)]-7-[c]-8-|", options("alignAllTop")) == [
        "a.leading == superview(of: a).leading + 1.0 @1000.0",
        "a.width == 2.0 @1000.0",
        "b.leading == a.trailing + 3.0 @1000.0",
        "b.width == 4.0 @1000.0",
        "b.width == 5.0 @6.0",
        "c.leading == b.trailing + 7.0 @1000.0",
        "superview(of: c).trailing == c.trailing + 8.0 @1000.0",
        "a.top == b.top + 0.0 @1000.0",
        "b.top == c.top + 0.0 @1000.0",
      ])
  }

  @Test func guidesStandInBracketsAndNeedNoSuperviewThere() throws {
    #expect(
      try lines("V:[topLayoutGuide]-[a]-0-[bottomLayoutGuide]") == [
        "a.top == topLayoutGuide.bottom + 8.0 @1000.0",
        "bottomLayoutGuide.top == a.bottom + 0.0 @1000.0",
      ])
  }
}

@Suite struct VisualFormatNumberTests {
  /// Values by the rules of C's `strtod` for decimal numbers.
  @Test(arguments: [
    ("0", 0), ("007", 7), ("12.5", 12.5), ("3.", 3), ("-4", -4), ("-0.25", -0.25), ("-.5", -0.5),
    ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5), ("1.5e0", 1.5), ("1e-999", 0),
  ])
  func decimalNumbersAreReadAsInC(text: String, value: Double) throws {
    let constraints = try VisualFormat.parse("[a]-(\(text))-[b]", names: names)
    #expect(constraints.map(\.constant) == [value])
    let sizes = try VisualFormat.parse("[a(>=\(text))]", names: names)
    #expect(sizes.map(\.constant) == [value])
  }

  @Test func anExponentNeedsDigitsElseItIsNotPartOfTheNumber() throws {
    let error = #expect(throws: VisualFormatError.self) { try lines("[a]-1e-[b]") }
    #expect(error?.reason == .missingHyphen)
    #expect(error?.offset == 5)
  }

  @Test func aNumberOfManyDigitsIsRead() throws {
    let digits = String(repeating: "3", count: 200) + "." + String(repeating: "7", count: 5000)
    let constraint = try VisualFormat.parse("[a(\(digits)e-199)]", names: names).first
    #expect(constraint?.constant == 3.3333333333333335)
  }

  @Test func metricsMayBeNegativeAndStandForPriorities() throws {
    #expect(try lines("[a]-inward-[b]") == ["b.leading == a.trailing + -5.0 @1000.0"])
    #expect(try lines("[a]-(inward@low)-[b]") == ["b.leading == a.trailing + -5.0 @250.5"])
    #expect(try lines("[a(gap@gap)]") == ["a.width == 12.0 @12.0"])
  }

  @Test func aMetricGoesBeforeAViewOfItsName() throws {
    #expect(
      try lines("[a(both)]-both-[both]") == [
        "a.width == 70.0 @1000.0", "both.leading == a.trailing + 70.0 @1000.0",
      ])
  }

  @Test(arguments: [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
    ("1000", 1000), ("999.5", 999.5), ("1e-3", 0.001), ("low", 250.5),
  ])
  func prioritiesAreNumbersMetricsOrNames(text: String, value: Float) throws {
    let spacing = try VisualFormat.parse("[a]-(10@\(text))-[b]", names: names)
    #expect(spacing.map(\.priority.rawValue) == [value])
    let size = try VisualFormat.parse("[a(b@\(text))]", names: names)
    #expect(size.map(\.priority.rawValue) == [value])
  }

  @Test func namesOfPrioritiesAreNoMetrics() {
    let error = #expect(throws: VisualFormatError.self) { try lines("[a(required)]") }
    #expect(error?.reason == .unknownMetric("required"))
  }
}
