import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct FrameRendererTests {
  /// Frames 0…12.
  private static let timeline = """
    {
      "version": 1,
      "canvas": { "width": 20, "height": 10 },
      "views": [{ "id": "box", "backgroundColor": "#FFCC00" }],
      "constraints": [
        "x: box.leading == root.leading", "box.top == root.top", "box.width == 5",
        "box.height == 5"
      ],
      "keyframes": [
        { "time": 0, "animation": 0.2, "changes": [{ "constraint": "x", "constant": 12 }] }
      ]
    }
    """

  private static func planned() throws -> PlannedTimeline {
    try PlannedTimeline(json: timeline, path: "test.json")
  }

  /// Renders with that many workers. Each frame is rendered only when all frames before it in
  /// `order` have been written.
  private func render(jobs: Int, into path: String, order: [Int]) async throws -> [FrameRecord] {
    let options = try OutputOptions(jobs: JobCount(jobs))
    return try await FrameRenderer(Self.planned(), options: options)
      .render(into: FrameDirectory(path: path)) { frame in
        let earlier = order.prefix { $0 != frame }
        while !earlier.allSatisfy({ Self.exists($0, in: path) }) {
          try? await Task.sleep(for: .milliseconds(1))
        }
      }
  }

  /// The file of a frame that has been written is removed, somebody writes into it, or another run replaces it
  /// where the file system has no locks.
  @Test(arguments: ["removed", "changed", "replaced"])
  func aFrameThatIsLostDuringTheRunIsNoticed(what: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out")
    let options = try OutputOptions(jobs: JobCount(1))
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await FrameRenderer(Self.planned(), options: options)
        .render(into: FrameDirectory(path: path)) { frame in
          let first = URL(filePath: FrameDirectory(path: path).path(of: 0))
          guard frame == 5 else { return }
          if what == "removed" {
            try? FileManager.default.removeItem(at: first)
          } else {
            let options: Data.WritingOptions = what == "replaced" ? .atomic : []
            try? Data("no picture".utf8).write(to: first, options: options)
          }
        }
    }
    #expect(error?.code == .outputFailed)
    #expect(error?.message.contains("frame_0000.png` was \(what) by another program") == true)
    #expect(!folder.names(in: "out").contains("manifest.json"))
  }

  private static func exists(_ frame: Int, in path: String) -> Bool {
    FileManager.default.fileExists(atPath: FrameDirectory(path: path).path(of: frame))
  }

  /// With one worker per frame any order can be enforced; here the last frame comes first.
  @Test func framesThatFinishOutOfOrderAreTheSame() async throws {
    let folder = try TemporaryFolder()
    let inOrder = try await render(jobs: 1, into: folder.path("a"), order: Array(0...12))
    let reversed = try await render(jobs: 13, into: folder.path("b"), order: (0...12).reversed())
    #expect(inOrder.map(\.index) == Array(0...12))
    #expect(reversed.map(\.listed) == inOrder.map(\.listed))
    #expect(try folder.files(in: "a") == folder.files(in: "b"))
    #expect(folder.frameNames(in: "a").count == 13)
  }

  /// One of two workers is blocked at the first frame until all others are done.
  @Test func aWorkerThatIsHeldUpHoldsUpNoOther() async throws {
    let folder = try TemporaryFolder()
    let expected = try await render(jobs: 1, into: folder.path("a"), order: Array(0...12))
    let others = try await render(jobs: 2, into: folder.path("b"), order: Array(1...12) + [0])
    #expect(others.map(\.listed) == expected.map(\.listed))
    #expect(try folder.files(in: "a") == folder.files(in: "b"))
  }

  @Test func everyFrameIsToldOnce() async throws {
    let folder = try TemporaryFolder()
    let (frames, finished) = AsyncStream.makeStream(of: FrameRecord.self)
    let options = try OutputOptions(jobs: JobCount(3))
    let records = try await FrameRenderer(Self.planned(), options: options)
      .render(into: FrameDirectory(path: folder.path("out")), finished: finished)
    finished.finish()
    var told: [FrameRecord] = []
    for await frame in frames { told.append(frame) }
    #expect(told.sorted { $0.index < $1.index } == records)
  }

  /// A folder named like frame 5 makes one worker fail while the other is blocked at frame 6, which
  /// must then not be written.
  @Test func theFirstFailureStopsTheOtherWorkers() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("out/frame_0005.png"), withIntermediateDirectories: true)
    let options = try OutputOptions(jobs: JobCount(2))
    let planned = try Self.planned()
    let directory = FrameDirectory(path: folder.path("out"))
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await FrameRenderer(planned, options: options).render(into: directory) { frame in
        if frame == 6 { try? await Task.sleep(for: .seconds(3)) }
        while frame == 5, !Self.exists(4, in: directory.path) { await Task.yield() }
      }
    }
    #expect(error?.code == .cannotCreateOutput)
    #expect(error?.message.contains("frame_0005.png") == true)
    #expect(
      folder.names(in: "out")
        == ["0000", "0001", "0002", "0003", "0004", "0005"].map { "frame_\($0).png" })
  }

  @Test func aCancelledRenderingEndsBetweenTwoFrames() async throws {
    let folder = try TemporaryFolder()
    let options = try OutputOptions(jobs: JobCount(1))
    let planned = try Self.planned()
    let directory = FrameDirectory(path: folder.path("out"))
    let rendering = Task {
      try await FrameRenderer(planned, options: options).render(into: directory) { frame in
        if frame == 3 { try? await Task.sleep(for: .seconds(20)) }
      }
    }
    while !Self.exists(2, in: directory.path) { try await Task.sleep(for: .milliseconds(1)) }
    rendering.cancel()
    let error = await #expect(throws: LayoutAnimationError.self) { try await rendering.value }
    #expect(error?.code == .cancelled)
    #expect(folder.names(in: "out") == ["frame_0000.png", "frame_0001.png", "frame_0002.png"])
  }
}
