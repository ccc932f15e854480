import Foundation
import ImageCoding
import LayoutAnimation
import Presentation
import Raster
import TestSupport
import Testing

@Suite struct AnimationRendererTests {
  /// Frames 0…12 at 10 frames per second. A box rests until frame 4, moves one pixel per frame
  /// until frame 8, and then rests again.
  private static let timeline = """
    {
      "version": 1, "framesPerSecond": 10, "duration": 1.2,
      "canvas": { "width": 20, "height": 10 },
      "views": [{ "id": "box", "backgroundColor": "#FF950080" }],
      "constraints": [
        "x: box.leading == root.leading + 2", "box.top == root.top + 3", "box.width == 5",
        "box.height == 4"
      ],
      "keyframes": [
        { "time": 0.4, "animation": { "duration": 0.4, "curve": "linear" },
          "changes": [{ "constraint": "x", "constant": 6 }] }
      ]
    }
    """

  private struct Animation {
    let frames: AnimatedPNGFrames
    /// The digests of the pictures shown, in file order.
    let digests: [PixelDigest]
    let records: [FrameRecord]
  }

  private func render(
    frames: String? = nil, jobs: Int = 2, _ playback: AnimationPlayback? = nil
  ) async throws -> Animation {
    let folder = try TemporaryFolder()
    let renderer = AnimationRenderer(
      try Self.planned(), frames: try frames.map { try FrameSelection($0) },
      options: try OutputOptions(jobs: JobCount(jobs)))
    let records = try await renderer.render(
      to: folder.path("a.apng"), playback ?? AnimationPlayback())
    let file = try Array(folder.contents(of: "a.apng"))
    #expect(folder.names() == ["a.apng"])
    let animation = try #require(AnimatedPNGFrames(reading: file))
    let digests = try animation.pictures { try PNGDecoder().decode($0).bytes }.map {
      StraightImage(width: 20, height: 10, bytes: $0).digest
    }
    return Animation(frames: animation, digests: digests, records: records)
  }

  private static func planned() throws -> PlannedTimeline {
    try PlannedTimeline(json: timeline, path: "test.json")
  }

  private func digests(of frames: [Int]) throws -> [PixelDigest] {
    let plan = try Self.planned().plan
    return frames.map { frame in
      var pixmap = Pixmap(width: 20, height: 10)
      pixmap.draw(plan.scene(at: frame))
      return pixmap.digest
    }
  }

  /// Frames 0…4 are the same, 5, 6 and 7 differ, and 8…12 are the same.
  @Test(arguments: [1, 2, 3, 13])
  func everyFrameIsShownForItsTimeWhateverTheJobs(jobs: Int) async throws {
    let animation = try await render(jobs: jobs)
    #expect(try animation.digests == digests(of: [0, 5, 6, 7, 8]))
    #expect(animation.frames.frames.map(\.delayNumerator) == [1, 1, 1, 1, 1])
    #expect(animation.frames.frames.map(\.delayDenominator) == [2, 10, 10, 10, 2])
    #expect(animation.records.map(\.index) == Array(0...12))
    let stored = animation.records.filter { $0.byteCount > 0 }
    #expect(stored.map(\.index) == [0, 5, 6, 7, 8])
  }

  /// The column that the box leaves, the one that it enters, and everything between.
  @Test func onlyWhatChangesIsStored() async throws {
    let parts = try await render().frames.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(parts == [[0, 0, 20, 10], [2, 3, 6, 4], [3, 3, 6, 4], [4, 3, 6, 4], [5, 3, 6, 4]])
  }

  /// Frames 0, 6, 7 and 12 are at 0, 0.6, 0.7 and 1.2 s.
  @Test func aSelectedFrameIsShownUntilTheNextOnesTime() async throws {
    let animation = try await render(frames: "0,6,7,12")
    #expect(try animation.digests == digests(of: [0, 6, 7, 12]))
    #expect(
      animation.frames.frames.map { [$0.delayNumerator, $0.delayDenominator] }
        == [[3, 5], [1, 10], [1, 2], [1, 10]])
  }

  @Test func aSelectionOfEqualFramesIsOneThatLasts() async throws {
    let animation = try await render(frames: "0-3")
    #expect(try animation.digests == digests(of: [0]))
    #expect(animation.frames.frames.map { [$0.delayNumerator, $0.delayDenominator] } == [[2, 5]])
  }

  /// 0.25 s is rounded up to three frames of 0.1 s; zero becomes one frame.
  private static let holds: [(Int64, [Int])] = [
    (0, [1, 10]), (100_000_000, [1, 10]), (250_000_000, [3, 10]), (2_000_000_000, [2, 1]),
  ]

  @Test(arguments: holds)
  func theLastFrameIsHeldForWholeFrames(hold: Int64, delay: [Int]) async throws {
    let animation = try await render(frames: "-1", AnimationPlayback(hold: hold))
    #expect(animation.frames.frames.map { [$0.delayNumerator, $0.delayDenominator] } == [delay])
  }

  @Test func playsAreCounted() async throws {
    #expect(try await render(frames: "0").frames.plays == 0)
    #expect(try await render(frames: "0", AnimationPlayback(plays: 3)).frames.plays == 3)
  }

  private static let unplayable: [(Int, Int64)] = [
    (-1, 0), (0x8000_0000, 0), (0, -1), (0, 3_600_000_000_001),
  ]

  @Test(arguments: unplayable)
  func whatCannotBePlayedIsAMistakeOfUse(plays: Int, hold: Int64) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try AnimationPlayback(plays: plays, hold: hold)
    }
    #expect(error?.code == .usage)
  }

  /// An invalid output path is reported before any frame is rendered.
  @Test func aPlaceThatRefusesIsFoundFirst() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let (told, finished) = AsyncStream.makeStream(of: FrameRecord.self)
    let renderer = try AnimationRenderer(Self.planned(), options: OutputOptions())
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await renderer.render(
        to: folder.path("file/a.apng"), AnimationPlayback(), finished: finished)
    }
    finished.finish()
    #expect(error?.code == .cannotCreateOutput)
    for await frame in told { Issue.record("frame \(frame.index) was drawn") }
    #expect(folder.names() == ["file"])
  }
}
