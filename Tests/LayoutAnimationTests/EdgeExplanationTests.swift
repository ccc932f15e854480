import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// The yellow and blue views of `003-yellow-blue-on`, computed by hand. The canvas is 375 wide with
/// margins of 16.
@Suite struct EdgeExplanationTests {
  private func text(_ edge: EdgeExplanation.Edge, of view: String, at seconds: Double) throws
    -> String
  {
    let path = Checkout.root.appending(path: "Timelines/003-yellow-blue-on.json").path
    return try PlannedTimeline(path: path)
      .explain(edge, of: view, at: .still(.time(nanoseconds: Int64(seconds * 1e9))))
      .text(path: "on.json")
  }

  /// Yellow fills the space between the margins, 16…359. Blue is just as wide and starts 375 after
  /// yellow's end.
  private let before = """
      blue.leading == yellow.trailing + 375          734 = 359 + 375  spacing         on.json:16:36
        yellow.trailing == root.trailingMargin @750  359 = 375 - 16   yellowTrailing  on.json:17:5
      blue.width == yellow.width                     343                              on.json:15:5
        yellow.leading == root.leadingMargin         16                               on.json:14:5
      in all 1077 = 375 + 2 × 359 - 16
      not decisive:
        blue.trailing == root.trailingMargin @749  missed by 718  blueTrailing  on.json:18:5
          `yellowTrailing` @750 is stronger

    """

  private let after = """
      blue.trailing == root.trailingMargin @751  359 = 375 - 16  blueTrailing  on.json:18:5

    """

  @Test func beforeTheAnimation() throws {
    #expect(
      try text(.trailing, of: "blue", at: 0) == "blue.trailing is 1077 in `root` at 0 s\n" + before)
  }

  /// At half time and, by the symmetry of the curve, halfway from 1077 to 359: at 718.
  @Test func duringTheAnimation() throws {
    #expect(
      try text(.trailing, of: "blue", at: 0.75) == """
        blue.trailing is 718 in `root` at 0.75 s: 50 % of the way from 1077 to 359
          keyframe 0 `switch on`, 0.25 s … 1.25 s, easeInOut: 50 % of the time

        359 after the animation:
        \(after)
        1077 before the animation:
        \(before)
        """)
  }

  @Test func afterTheAnimation() throws {
    #expect(
      try text(.trailing, of: "blue", at: 1.25) == "blue.trailing is 359 in `root` at 1.25 s\n"
        + after)
  }

  /// 16 + w + 8 + w = 359, so w = 167.5.
  @Test func viewsThatHoldEachOther() throws {
    #expect(
      try text(.trailing, of: "yellow", at: 1.5) == """
        yellow.trailing is 183.5 in `root` at 1.5 s
          blue.leading == yellow.trailing + 8          183.5 = 191.5 - 8  spacing       on.json:16:36
            blue.trailing == root.trailingMargin @751  359 = 375 - 16     blueTrailing  on.json:18:5
            blue.width == yellow.width                 167.5                            on.json:15:5
              yellow.leading == root.leadingMargin     16                               on.json:14:5
          in all 183.5 = 0.5 × 359 + 0.5 × 16 - 0.5 × 8
          not decisive:
            yellow.trailing == root.trailingMargin @750  missed by 175.5  yellowTrailing  on.json:17:5
              `blueTrailing` @751 is stronger

        """)
  }

  /// At every moment of every timeline, the parts add up to the value that `inspect` reports.
  @Test(arguments: ["003-yellow-blue-on", "003-pitfall-unflushed", "002-swap", "004-rotation"])
  func thePartsAddUpToWhatIsShown(name: String) throws {
    let path = Checkout.root.appending(path: "Timelines/\(name).json").path
    let planned = try PlannedTimeline(path: path)
    for frame in stride(from: 0, to: planned.frameCount, by: 13) {
      let inspection = try planned.layout(atFrame: frame)
      for view in inspection.views {
        let explanations = try planned.explain(
          EdgeExplanation.Edge.rectangle, of: view.id, at: .still(.frame(frame)))
        let frame = view.frame
        let edges = [
          frame.x, frame.x + frame.width, frame.width, frame.y, frame.y + frame.height,
          frame.height,
        ]
        for (explanation, edge) in zip(explanations, edges) { check(explanation, edge) }
      }
    }
  }

  private func check(_ explanation: EdgeExplanation, _ edge: Double) {
    #expect(abs(explanation.shown - edge) < 1e-9)
    let moved = explanation.motions.reduce(explanation.layout.value) { $0 + $1.remaining }
    #expect(abs(explanation.shown - moved) < 1e-9)
    for layout in [explanation.layout, explanation.earlierLayout ?? explanation.layout] {
      let sum = layout.links.last?.sum ?? layout.fixed
      #expect(abs(sum - layout.solved) < 1e-9)
      // Rounding moves edges by at most half a pixel, on the coarsest grid.
      #expect(abs(layout.value - layout.solved) <= 0.5)
    }
    #expect(explanation.motions.isEmpty == (explanation.earlierLayout == nil))
  }
}
