import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Runs every piece of Swift code in `Documentation/Library.md`. `DocumentBlockTests` checks that
/// each occurs here or in the example.
@Suite struct LibraryDocumentationTests {
  /// A toast that slides in from below.
  private func toast(offset: Double = -80) -> TimelineDescription {
    TimelineDescription(
      canvas: .init(width: 320, height: 480, scale: 2),
      metrics: ["edge": 16],
      views: [.init("toast", backgroundColor: "#222222", alpha: 0)],
      constraints: [
        "H:|-edge-[toast]-edge-|",
        "toast.height == 64",
        "bottom: toast.top == root.bottom",
      ],
      keyframes: [
        .init(
          at: 0.25, animation: .init(duration: 0.4, curve: .spring(dampingRatio: 0.7)),
          [.constraint("bottom", constant: .number(offset)), .view("toast", alpha: 1)])
      ])
  }

  private let example = Checkout.root
    .appending(path: "Examples/PinnedTransition/Tests/PinnedTransitionTests/toast.json").path

  @Test func aTimelineIsLoaded() throws {
    let path = example
    let timeline = try PlannedTimeline(path: path)
    #expect(timeline.report().isEmpty)

    let small = try PlannedTimeline(
      path: path, options: PlanOptions(framesPerSecond: 30, scale: 1))
    #expect(small.width == 320)
  }

  @Test func aMistakeIsAnError() throws {
    var description = toast()
    description.keyframes.append(.init(after: 0.5, [.constraint("botom", constant: 0)]))
    let error = #expect(throws: LayoutAnimationError.self) {
      try PlannedTimeline(description)
    }
    #expect(error?.code == .invalidTimeline)
    #expect(error?.report?.errorCount == 1)

    let page = try MarkdownDocument("Documentation/Library.md")
    let shown = try #require(page.blocks.first { $0.language == "text" })
    #expect(error.map { "\($0.description)\n" } == shown.text)
  }

  @Test func framesAreLookedAt() throws {
    let timeline = try PlannedTimeline(toast())
    let frames = timeline.frames
    #expect(frames.count == 40)
    #expect(frames[39].time == 0.65)
    #expect(frames[14] == frames[0])
    #expect(frames[16] != frames[15])

    let last = try #require(frames.last)
    let pixels = last.pixels
    let middle = 4 * (last.width * 864 + 320)
    #expect(pixels[middle..<middle + 4] == [0x22, 0x22, 0x22, 0xFF])
  }

  @Test func layoutsAreLookedAt() throws {
    let timeline = try PlannedTimeline(toast())
    let settled = try timeline.layout(at: 0.65)
    let toast = try #require(settled["toast"])
    #expect(toast.frame == .init(x: 16, y: 400, width: 288, height: 64))
    #expect(toast.alpha == 1)

    #expect(try timeline.layout(atFrame: 15)["toast"]?.frame.y == 480)
    #expect(try timeline.layout(atFrame: 15, .model)["toast"]?.frame.y == 400)
    let highest = try timeline.frames.indices.compactMap {
      try timeline.layout(atFrame: $0)["toast"]?.frame.y
    }.min()
    #expect(try #require(highest) > 390)
  }

  @Test func aBuiltTimelineIsPinned() async throws {
    let folder = try TemporaryFolder()
    let pin = folder.path("toast.pinned")
    let timeline = try PlannedTimeline(toast())
    let recorded = try await timeline.verify(against: pin, recording: .missing)
    #expect(!recorded.isSame)
    let verification = try await timeline.verify(against: pin)
    #expect(verification.isSame)

    let lower = try PlannedTimeline(toast(offset: -78))
    let difference = try await lower.verify(against: pin)
    #expect(!difference.isSame)
    #expect(difference.description.contains("constant -80 → -78"))
  }
}
