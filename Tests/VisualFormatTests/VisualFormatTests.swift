import AutoLayout
import Testing
import VisualFormat

/// The views and metrics that the formats of these tests use.
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

/// The descriptions of a format's constraints, one per line.
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

  @Test func aFormatIsHorizontalByDefault() throws {
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

  @Test func aLoneHyphenAtTheSuperviewMayHaveAnotherDistance() throws {
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

  @Test func guidesAreAllowedInBracketsWithoutASuperview() throws {
    #expect(
      try lines("V:[topLayoutGuide]-[a]-0-[bottomLayoutGuide]") == [
        "a.top == topLayoutGuide.bottom + 8.0 @1000.0",
        "bottomLayoutGuide.top == a.bottom + 0.0 @1000.0",
      ])
  }
}
