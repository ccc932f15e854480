import LayoutAnimation
import Planning
import TestSupport
import Testing

@Suite struct DrawingCostTests {
  private func cost(_ width: Int, _ height: Int, frames: Int) throws -> DrawingCost {
    let timeline = try PlannedTimeline(
      json: #"{ "version": 1, "canvas": { "width": \#(width), "height": \#(height) } }"#)
    return DrawingCost(timeline, frameCount: frames)
  }

  @Test(arguments: [
    (1, 1, 999, false), (1, 1, 1_000, true), (1, 1, 1_001, true), (16_000, 15_625, 3, false),
    (16_000, 15_625, 4, true), (16_000, 15_625, 5, true), (9_999, 10_000, 10, false),
    (10_000, 10_000, 10, true), (10_001, 10_000, 10, true),
  ])
  func aThousandFramesOrMillionPixelsAreMuch(
    width: Int, height: Int, frames: Int, isNoticeable: Bool
  ) throws {
    #expect(try cost(width, height, frames: frames).isNoticeable == isNoticeable)
  }

  @Test func itIsWordedInOneLine() throws {
    #expect(try "\(cost(40, 30, frames: 1))".hasSuffix(": 1 frame of 40×30, 1200 pixels"))
    #expect(
      try "\(cost(1_000, 1_000, frames: 1_500))".hasSuffix(
        ": 1500 frames of 1000×1000, 1500 million pixels"))
  }

  @Test func allFramesCountUnlessSelected() throws {
    let timeline = try PlannedTimeline(json: ComparedTexts.moving)
    #expect(DrawingCost(timeline).frameCount == timeline.frameCount)
  }
}
