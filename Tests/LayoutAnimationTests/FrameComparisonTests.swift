import LayoutAnimation
import Testing

/// The results of comparing two timelines, computed by hand.
@Suite struct FrameComparisonTests {
  private func texts(_ comparison: FrameComparison) -> [String] {
    comparison.changes.map(\.message)
  }

  @Test func aTimelineIsTheSameAsItself() throws {
    let comparison = try ComparedTexts(ComparedTexts.moving, [:]).comparison()
    #expect(comparison.isSame)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.pixels.comparedCount == 11)
    #expect(
      comparison.text == """
        same: all 11 frames
        structure: same
        geometry: same
        pixels: same in all 11 frames

        """)
  }

  /// The boxes cover columns 2…11 and 4…13: they differ in 2 + 2 columns of 10 rows.
  @Test func aConstantMovesBothEdges() throws {
    let comparison = try ComparedTexts(["root.left + 2": "root.left + 4"]).comparison()
    #expect(
      comparison.text == """
        different: 1 of 1 frame; explained by constraint `x`: constant 2 → 4 (b.json:5)
        structure: same
        geometry: different
          `box.left` is 2 pt further right in frame 0
          `box.right` is 2 pt further right in frame 0
            explained by: constraint `x`: constant 2 → 4 (b.json:5)
        pixels: 1 of 1 frame differs; first and worst frame 0 (40 of 1200 pixels)
        changes:
          constraint `x`: constant 2 → 4 (a.json:5, b.json:5)

        """)
    #expect(!comparison.isSame)
  }

  @Test func aConstraintWithoutANameIsKnownByWhatItRelates() throws {
    let comparison = try ComparedTexts(["root.top + 3": "root.top"]).comparison()
    #expect(texts(comparison) == ["constraint `box.top == root.top`: constant 3 → 0"])
    #expect(comparison.geometry.map(\.property) == [.top, .bottom])
    #expect(comparison.geometry.map(\.worstDifference) == [-3, -3])
    #expect(
      comparison.geometry.first?.description
        == "`box.top` is 3 pt further up in frame 0 (explained by: constraint "
        + "`box.top == root.top`: constant 3 → 0)")
    // Rows 3…12 and 0…9: 3 + 3 rows of 10.
    #expect(comparison.pixels.total == 60)
  }

  /// Every pixel of the box differs, and no other.
  @Test func aColourMovesNothing() throws {
    let comparison = try ComparedTexts(["#007AFF": "#007AFE"]).comparison()
    #expect(comparison.pixels.total == 100)
    let difference = try #require(comparison.appearance.first)
    #expect(comparison.appearance.count == 1 && comparison.geometry.isEmpty)
    #expect(difference.property == .backgroundColor)
    #expect(difference.worstDifference == 1)
    #expect(difference.constraint == nil)
    #expect(difference.explanations == comparison.changes && difference.isExplained)
    #expect(
      difference.description
        == "`box.backgroundColor` is #007AFEFF instead of #007AFFFF in frame 0 (explained by: "
        + "view `box`: backgroundColor #007AFF → #007AFE)")
    #expect(texts(comparison) == ["view `box`: backgroundColor #007AFF → #007AFE"])
  }

  @Test func aPriorityThatDecidesNothingIsToldAndIsNoDifference() throws {
    let comparison = try ComparedTexts(["\"box.width == 10\"": "\"box.width == 10 @750\""])
      .comparison()
    #expect(comparison.isSame)
    #expect(texts(comparison) == ["constraint `box.width == constant`: priority 1000 → 750"])
    #expect(comparison.changes.map(\.actualLine) == [6])
  }

  @Test func aViewAddedIsADifferenceOfStructure() throws {
    let comparison = try ComparedTexts([
      "\"views\": [": "\"views\": [{ \"id\": \"under\", \"frame\": { \"x\": 30, \"y\": 20, "
        + "\"width\": 3, \"height\": 4 }, \"backgroundColor\": \"#000000\" }, "
    ]).comparison()
    #expect(comparison.structure == [.viewAdded("under")])
    #expect(comparison.geometry.isEmpty)
    #expect(comparison.pixels.total == 12)
    #expect(texts(comparison) == ["view `under` added"])
    #expect(comparison.changes.map(\.actualLine) == [3])
    #expect(comparison.changes.map(\.expectedLine) == [nil])
  }

  private static let pair = """
    { "version": 1, "canvas": { "width": 9, "height": 9 },
      "views": [
        { "id": "a", "frame": { "x": 0, "y": 0, "width": 1, "height": 1 } },
        { "id": "b", "frame": { "x": 5, "y": 0, "width": 1, "height": 1 }, "alpha": 0.5 }
      ] }
    """

  @Test func aPlaceInAnotherViewIsRelativeToIt() throws {
    let nested = Self.pair.replacing(
      #""height": 1 } },"#,
      with:
        #""height": 1 }, "subviews": [ { "id": "c", "frame": { "x": 2, "y": 0, "width": 1, "height": 1 } } ] },"#
    )
    let comparison = try ComparedTexts(nested, ["\"x\": 2": "\"x\": 3"]).comparison()
    #expect(
      comparison.geometry.map(\.deviation) == [
        "1 pt further right relative to `a`", "1 pt further right relative to `a`",
      ])
  }

  @Test func viewsThatMoveInTheTreeAreADifferenceOfStructure() throws {
    let nested = try ComparedTexts(
      Self.pair, ["\"height\": 1 } },": "\"height\": 1 }, \"subviews\": [", "0.5 }": "0.5 }] }"]
    ).comparison()
    #expect(nested.structure == [.viewMoved("b", expected: "root", actual: "a")])
    #expect(texts(nested) == ["view `b`: superview `root` → `a`"])
    #expect(nested.geometry.isEmpty)
    let swapped = try ComparedTexts(
      Self.pair, ["\"id\": \"a\"": "\"id\": \"c\"", "\"id\": \"b\"": "\"id\": \"a\""]
    ).comparison()
    #expect(swapped.structure == [.viewRemoved("b"), .viewAdded("c")])
    let reordered = try ComparedTexts(
      Self.pair,
      [
        "\"id\": \"a\", \"frame\": { \"x\": 0": "\"id\": \"b\", \"frame\": { \"x\": 0",
        "\"id\": \"b\", \"frame\": { \"x\": 5": "\"id\": \"a\", \"frame\": { \"x\": 5",
      ]
    ).comparison()
    #expect(reordered.structure == [.subviewsReordered("root")])
  }

  @Test func otherPropertiesAreNamedToo() throws {
    let comparison = try ComparedTexts(
      Self.pair,
      ["\"alpha\": 0.5": "\"alpha\": 0.75, \"hidden\": true, \"transform\": { \"scale\": 2 }"]
    ).comparison()
    #expect(
      comparison.geometry.map(\.description) == [
        "`b.transform` is scale 2 instead of identity in frame 0 "
          + "(explained by: view `b`: transform none → scale 2)"
      ])
    #expect(
      comparison.appearance.map(\.description) == [
        "`b.alpha` is 0.25 higher in frame 0 (explained by: view `b`: alpha 0.5 → 0.75)",
        "`b.hidden` is true instead of false in frame 0 "
          + "(explained by: view `b`: hidden false → true)",
      ])
    let headline = comparison.headline
    #expect(headline.hasPrefix("different: geometry only, no pixel; explained by view `b`: "))
    #expect(headline.hasSuffix(" and 2 more changes"))
    // A view without a colour paints nothing.
    #expect(comparison.pixels.frames.isEmpty)
    #expect(!comparison.isSame)
  }

  @Test func picturesOfOtherSizesAreNotCompared() throws {
    let comparison = try ComparedTexts(["\"width\": 40": "\"width\": 41"]).comparison()
    let sizes = comparison.structure.map(\.description)
    #expect(sizes == ["40×30 → 41×30 pixels in frame 0, which are not compared"])
    #expect(comparison.pixels.comparedCount == 0)
    #expect(comparison.text.contains("pixels: not compared\n"))
    #expect(texts(comparison) == ["canvas: width 40 → 41"])
  }
}
