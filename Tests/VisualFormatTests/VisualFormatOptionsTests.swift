import AutoLayout
import Testing
import VisualFormat

@Suite struct VisualFormatOptionsTests {
  @Test func leftToRightUsesLeftAndRight() throws {
    #expect(
      try lines("|-[a]-4-[b]-|", options("directionLeftToRight")) == [
        "a.left == superview(of: a).leftMargin + 0.0 @1000.0",
        "b.left == a.right + 4.0 @1000.0",
        "superview(of: b).rightMargin == b.right + 0.0 @1000.0",
      ])
  }

  /// The first view is the rightmost; the right neighbour remains the first item.
  @Test func rightToLeftSwapsNeighbours() throws {
    #expect(
      try lines("|-20-[a]->=4-[b]|", options("directionRightToLeft")) == [
        "superview(of: a).right == a.right + 20.0 @1000.0",
        "a.left >= b.right + 4.0 @1000.0",
        "b.left == superview(of: b).left + 0.0 @1000.0",
      ])
    #expect(
      try lines("|-[a]-|", options("directionRightToLeft")) == [
        "superview(of: a).rightMargin == a.right + 0.0 @1000.0",
        "a.left == superview(of: a).leftMargin + 0.0 @1000.0",
      ])
  }

  @Test func aVerticalFormatRunsDownwardsInEveryDirection() throws {
    let downwards = try lines("V:|-[a]-[b]")
    #expect(try lines("V:|-[a]-[b]", options("directionRightToLeft")) == downwards)
    #expect(try lines("V:|-[a]-[b]", options("directionLeftToRight")) == downwards)
  }

  @Test func ofTwoDirectionsTheLaterHolds() throws {
    let both = options("directionRightToLeft", "directionLeadingToTrailing")
    #expect(try lines("[a][b]", both) == ["b.leading == a.trailing + 0.0 @1000.0"])
  }

  @Test func baselineSpacingRunsFromLastToFirstBaselineBetweenViewsOnly() throws {
    #expect(
      try lines("V:|-5-[a]-20-[b]-[c]-|", options("spacingBaselineToBaseline")) == [
        "a.top == superview(of: a).top + 5.0 @1000.0",
        "b.firstBaseline == a.lastBaseline + 20.0 @1000.0",
        "c.firstBaseline == b.lastBaseline + 8.0 @1000.0",
        "superview(of: c).bottomMargin == c.bottom + 0.0 @1000.0",
      ])
    let edges = options("spacingBaselineToBaseline", "spacingEdgeToEdge")
    #expect(try lines("V:[a][b]", edges) == ["b.top == a.bottom + 0.0 @1000.0"])
  }

  @Test(arguments: [
    ("alignAllTop", "top"), ("alignAllBottom", "bottom"), ("alignAllCenterY", "centerY"),
    ("alignAllLastBaseline", "lastBaseline"), ("alignAllFirstBaseline", "firstBaseline"),
    ("alignAllBaseline", "lastBaseline"),
  ])
  func aHorizontalFormatAlignsByVerticalAttributes(spelling: String, attribute: String) throws {
    #expect(
      try lines("[a][b]", options(spelling)).dropFirst() == [
        "a.\(attribute) == b.\(attribute) + 0.0 @1000.0"
      ])
  }

  @Test(arguments: [
    ("alignAllLeft", "left"), ("alignAllRight", "right"), ("alignAllLeading", "leading"),
    ("alignAllTrailing", "trailing"), ("alignAllCenterX", "centerX"),
  ])
  func aVerticalFormatAlignsByHorizontalAttributes(spelling: String, attribute: String) throws {
    #expect(
      try lines("V:[a][b]", options(spelling)).dropFirst() == [
        "a.\(attribute) == b.\(attribute) + 0.0 @1000.0"
      ])
  }

  /// A spacing of two predicates makes two constraints, but one alignment.
  @Test func eachAdjacentPairOfViewsIsAlignedOnceByEachAttribute() throws {
    let alignments = options("alignAllBottom", "alignAllTop", "alignAllBottom")
    #expect(
      try lines("|[a]-(>=1,<=2)-[b][c]|", alignments).suffix(4) == [
        "a.bottom == b.bottom + 0.0 @1000.0", "a.top == b.top + 0.0 @1000.0",
        "b.bottom == c.bottom + 0.0 @1000.0", "b.top == c.top + 0.0 @1000.0",
      ])
    #expect(try lines("|[a]-(>=1,<=2)-[b][c]|", alignments).count == 9)
  }

  @Test func aSingleViewIsNotAligned() throws {
    #expect(try lines("|[a]|", options("alignAllTop")).count == 2)
  }

  @Test func everyListedSpellingIsKnownAndNoOther() {
    #expect(VisualFormat.Options.names.count == 16)
    for name in VisualFormat.Options.names {
      var options = VisualFormat.Options()
      let isKnown = options.insert(named: name)
      #expect(isKnown, "\(name)")
    }
    for name in ["", "AlignAllTop", "alignAllWidth", "alignAllTop "] {
      var options = VisualFormat.Options()
      let isKnown = options.insert(named: name)
      #expect(!isKnown, "\(name)")
    }
  }
}
