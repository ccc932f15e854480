import LayoutAnimation
import Presentation
import Primitives
import Synchronization
import TestSupport
import Testing

@testable import Planning
@testable import Rendering

/// Which work is done by whom, counted rather than timed.
@Suite struct SharedJobsTests {
  @Test func asManyAreTakenAsThereAre() throws {
    let jobs = SharedJobs(try JobCount(3), taken: 1)
    #expect([jobs.take(), jobs.take(), jobs.take()] == [true, true, false])
    jobs.giveBack()
    #expect([jobs.take(), jobs.take()] == [true, false])
    #expect(!SharedJobs(try JobCount(1)).take())
  }

  @Test(arguments: [1, 2, 3, 100])
  func partsAreInOrderWhateverTheJobs(jobs: Int) async throws {
    let parts = await SharedJobs.make(40, try JobCount(jobs)) { index, _ in
      if index.isMultiple(of: 3) { await Task.yield() }
      return index
    }
    #expect(parts == Array(0..<40))
    #expect(await SharedJobs.make(0, try JobCount(jobs)) { index, _ in index } == [])
  }

  /// The first part ends only after all others, and then has both jobs.
  @Test func aLongPartDelaysNoOtherAndGetsTheJobsThatAreFree() async throws {
    let made = Atomic(0)
    let helped = await SharedJobs.make(6, try JobCount(2)) { index, jobs in
      if index > 0 {
        made.add(1, ordering: .relaxed)
        return false
      }
      return await Self.waits { made.load(ordering: .relaxed) == 5 && jobs.take() }
    }
    #expect(helped == [true, false, false, false, false, false])
    #expect(made.load(ordering: .relaxed) == 5)
  }

  /// Gives up after a million turns.
  private static func waits(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000_000 {
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  private static let canvasCount = Atomic(0)

  /// Counts the workers: each has one canvas.
  private struct CountedCanvas: FrameCanvas, ~Copyable {
    init(width: Int, height: Int, _: PNGEncoding) {
      SharedJobsTests.canvasCount.add(1, ordering: .relaxed)
    }

    mutating func draw(_ scene: Scene) {}
  }

  /// Of 11 frames; the free jobs while the third is drawn.
  private func workers(count: Int, freed: Int) async throws -> Int {
    let timeline = try PlannedTimeline(
      TimelineFile(contents: Array(ComparedTexts.moving.utf8), path: "a.json"))
    let jobs = SharedJobs(try JobCount(4), taken: 4)
    let before = Self.canvasCount.load(ordering: .relaxed)
    let frames = try await FrameWorkers<CountedCanvas, Int>(
      scenes: FrameScenes(timeline.plan), encoding: PNGEncoding(), frames: Array(0..<11),
      count: count, jobs: jobs, finished: nil,
      delay: { frame in
        if frame == 2 { for _ in 0..<freed { jobs.giveBack() } }
      }
    ).run { frame, _, _ throws(LayoutAnimationError) in frame }
    #expect(frames == Array(0..<11))
    let free = (0..<4).count { _ in jobs.take() }
    #expect(free == freed)
    return Self.canvasCount.load(ordering: .relaxed) - before
  }

  /// In one test, because the canvases are counted together.
  @Test func workersJoinWhenJobsBecomeFree() async throws {
    #expect(try await workers(count: 4, freed: 0) == 1)
    #expect(try await workers(count: 4, freed: 1) == 2)
    #expect(try await workers(count: 4, freed: 3) == 4)
    #expect(try await workers(count: 2, freed: 3) == 2)
    #expect(try await workers(count: 1, freed: 3) == 1)
  }
}
