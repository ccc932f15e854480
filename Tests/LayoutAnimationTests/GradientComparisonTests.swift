import LayoutAnimation
import Testing

/// Changes and differences of gradients.
@Suite struct GradientComparisonTests {
  /// A view of four lines, with its gradient on the last.
  private static let sky = """
    { "version": 1, "canvas": { "width": 20, "height": 20 },
      "views": [
        { "id": "sky",
          "frame": { "x": 0, "y": 0, "width": 20, "height": 20 },
          "backgroundColor": "white",
          "gradient": { "colors": ["#FFFFFF", "#D6E4FF"] } }
      ] }
    """

  /// The change and the difference name the colours in one notation, and not the axis.
  @Test func changedColorsAreNamedWithoutTheAxis() throws {
    let comparison = try ComparedTexts(Self.sky, ["#D6E4FF": "#FFD6E4"]).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "view `sky`: gradient #FFFFFFFF 0, #D6E4FFFF 1 → #FFFFFFFF 0, #FFD6E4FF 1"
      ])
    #expect(
      comparison.appearance.map(\.deviation) == [
        "#FFFFFFFF 0, #FFD6E4FF 1 instead of #FFFFFFFF 0, #D6E4FFFF 1"
      ])
  }

  @Test func aChangedAxisIsNamedWithoutTheColors() throws {
    let axis = "\"], \"startPoint\": { \"x\": 0.25, \"y\": 0 } }"
    let comparison = try ComparedTexts(Self.sky, ["\"] }": axis]).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "view `sky`: gradient from (0.5, 0) to (0.5, 1) → from (0.25, 0) to (0.5, 1)"
      ])
    #expect(
      comparison.appearance.map(\.deviation) == [
        "from (0.25, 0) to (0.5, 1) instead of from (0.5, 0) to (0.5, 1)"
      ])
  }

  @Test func aGradientThatWasRemovedIsNamedWhole() throws {
    let comparison = try ComparedTexts(
      Self.sky, [",\n      \"gradient\": { \"colors\": [\"#FFFFFF\", \"#D6E4FF\"] }": ""]
    ).comparison()
    #expect(
      comparison.changes.map(\.message) == [
        "view `sky`: gradient #FFFFFFFF 0, #D6E4FFFF 1 from (0.5, 0) to (0.5, 1) → none"
      ])
    #expect(comparison.changes.map(\.expectedLine) == [6])
    #expect(comparison.changes.map(\.actualLine) == [3])
  }

  /// Not on that of the view.
  @Test(arguments: [("#D6E4FF", "#FFD6E4", 6), ("white", "black", 5)])
  func aChangeIsOnTheLineOfTheProperty(old: String, new: String, line: Int) throws {
    let comparison = try ComparedTexts(Self.sky, [old: new]).comparison()
    #expect(comparison.changes.map(\.expectedLine) == [line])
    #expect(comparison.changes.map(\.actualLine) == [line])
  }
}
