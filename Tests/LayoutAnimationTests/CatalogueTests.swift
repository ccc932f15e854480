import LayoutAnimation
import TestSupport
import Testing

/// Runs the Swift code of the articles in `LayoutAnimation.docc`. `DocumentBlockTests` checks that
/// each of their blocks occurs here, in `LibraryDocumentationTests` or in the example.
@Suite struct CatalogueTests {
  /// A banner that drops in from above.
  private func banner(top: Double = 20) -> TimelineDescription {
    TimelineDescription(
      canvas: .init(width: 200, height: 100, scale: 1),
      views: [.init("banner", backgroundColor: "#007AFF")],
      constraints: [
        "H:|-20-[banner]-20-|",
        "banner.height == 40",
        "drop: banner.top == root.top - 40",
      ],
      keyframes: [
        .init(
          at: 0.1, animation: .init(duration: 0.3, curve: .easeOut),
          [.constraint("drop", constant: .number(top))])
      ])
  }

  /// A block of text in the walkthrough, by its label.
  private static func shown(_ label: String) throws -> String {
    let path = "Sources/LayoutAnimation/LayoutAnimation.docc/ABannerStepByStep.md"
    return try #require(MarkdownDocument(path).blocks.first { $0.label == label }).text
  }

  @Test func theSettledLayout() throws {
    let timeline = try PlannedTimeline(banner())
    let settled = try timeline.layout(at: 0.4)
    #expect(settled["banner"]?.frame == .init(x: 20, y: 20, width: 160, height: 40))
  }

  // Your first test.

  @Test func everyLayoutHasOneSolution() throws {
    let timeline = try PlannedTimeline(banner())
    #expect(timeline.report().isEmpty)
  }

  @Test func theBannerDropsIn() throws {
    let timeline = try PlannedTimeline(banner())
    let before = try timeline.layout(at: 0)
    #expect(before["banner"]?.frame.y == -40)
    let settled = try timeline.layout(at: 0.4)
    #expect(settled["banner"]?.frame == .init(x: 20, y: 20, width: 160, height: 40))
  }

  @Test func theBannerNeverLeavesItsMargins() throws {
    let timeline = try PlannedTimeline(banner())
    for frame in timeline.frames.indices {
      let banner = try #require(try timeline.layout(atFrame: frame)["banner"])
      #expect(banner.frame.x == 20 && banner.frame.width == 160)
    }
  }

  @Test func theBannerIsBlueAtTheEnd() throws {
    let last = try #require(try PlannedTimeline(banner()).frames.last)
    let pixels = last.pixels
    let middle = 4 * (last.width * 40 + 100)
    #expect(pixels[middle..<middle + 4] == [0x00, 0x7A, 0xFF, 0xFF])
  }

  // How a transition is computed.

  @Test func theModelJumpsAndThePresentationMoves() throws {
    let timeline = try PlannedTimeline(banner())
    #expect(try timeline.layout(at: 0.1, .model)["banner"]?.frame.y == 20)
    #expect(try timeline.layout(at: 0.1)["banner"]?.frame.y == -40)

    let halfWay = try #require(try timeline.layout(at: 0.25)["banner"])
    #expect(halfWay.frame.y > -10)
  }

  @Test func anInterruptionIsContinuous() throws {
    var interrupted = banner()
    interrupted.keyframes.append(
      .init(at: 0.25, animation: .init(duration: 0.3), [.constraint("drop", constant: -40)]))
    let undisturbed = try PlannedTimeline(banner()).layout(at: 0.25)
    let atInterruption = try PlannedTimeline(interrupted).layout(at: 0.25)
    let tops = try [undisturbed, atInterruption].map { try #require($0["banner"]).frame.y }
    #expect(abs(tops[0] - tops[1]) < 1e-9)

    let undisturbedEnd = try PlannedTimeline(banner()).layout(at: 0.4)
    let interruptedEnd = try PlannedTimeline(interrupted).layout(at: 0.4)
    #expect(undisturbedEnd["banner"]?.frame != interruptedEnd["banner"]?.frame)
  }

  @Test func twoPlansHaveTheSameFrames() throws {
    let once = try PlannedTimeline(banner())
    let again = try PlannedTimeline(banner())
    #expect(once.frames.map(\.sha256) == again.frames.map(\.sha256))
  }

  // A banner, step by step.

  @Test func theFramesAreCounted() throws {
    let timeline = try PlannedTimeline(banner())
    #expect(timeline.frames.count == 25)
    #expect(timeline.frames[6] == timeline.frames[0])
    #expect(timeline.frames[7] != timeline.frames[6])
  }

  @Test func aConflictIsReported() throws {
    var description = banner()
    description.constraints.append("banner.height == 50")
    let timeline = try PlannedTimeline(description)
    #expect(timeline.report().warningCount == 1)
    #expect(try timeline.layout(at: 0)["banner"]?.frame.height == 40)
  }

  @Test func anEdgeIsExplained() throws {
    let timeline = try PlannedTimeline(banner())
    let top = try timeline.explain(.top, of: "banner", at: .still(.frame(12)))
    #expect(top.shown > -40 && top.shown < 20)
    let text = top.text(path: "banner.json")
    let shown = try Self.shown("explanation")
    #expect(text == shown)
  }

  @Test func aPinIsRecordedComparedAndAccepted() async throws {
    let folder = try TemporaryFolder()
    let pin = folder.path("banner.pinned")
    let timeline = try PlannedTimeline(banner())
    let recorded = try await timeline.verify(against: pin, recording: .missing)
    #expect(!recorded.isSame)
    let verification = try await timeline.verify(against: pin)
    #expect(verification.isSame)

    let lower = try PlannedTimeline(banner(top: 24))
    let difference = try await lower.verify(against: pin)
    #expect(!difference.isSame)
    let verdict = difference.description.replacing(pin, with: "banner.pinned")
    #expect(try verdict == Self.shown("verdict"))

    _ = try await lower.verify(against: pin, recording: .changed)
    let accepted = try await lower.verify(against: pin)
    #expect(accepted.isSame)
  }
}
