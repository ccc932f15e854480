import LayoutAnimation
import Synchronization
import Testing

@Suite struct RawRenderingTests {
  /// Frames 0…12 of 20 × 10 pixels; in frame k the box starts at x = k.
  private static let timeline = """
    {
      "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 20, "height": 10 },
      "views": [{ "id": "box", "backgroundColor": "#FFCC00" }],
      "constraints": [
        "x: box.leading == root.leading", "box.top == root.top", "box.width == 5",
        "box.height == 5"
      ],
      "keyframes": [
        { "time": 0, "animation": { "duration": 1.2, "curve": "linear" },
          "changes": [{ "constraint": "x", "constant": 12 }] }
      ]
    }
    """

  /// The frames in the order of writing, and the number of frames started.
  private final class Output: Sendable {
    private let frames = Mutex<[[UInt8]]>([])

    var count: Int { frames.withLock { $0.count } }
    func append(_ bytes: [UInt8]) { frames.withLock { $0.append(bytes) } }

    /// The left edge of the box in each frame: the first pixel of the first row that is not white.
    var edges: [Int] {
      frames.withLock { $0 }.map { bytes in
        (0..<20).first { bytes[4 * $0 + 2] == 0 } ?? -1
      }
    }
  }

  private func render(
    jobs: Int, frames: String? = nil, to output: Output,
    delay: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws -> [FrameRecord] {
    let selection = try frames.map { try FrameSelection($0) }
    let options = try OutputOptions(jobs: JobCount(jobs))
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(Self.timeline.utf8), path: "test.json"))
    return try await FrameRenderer(planned, frames: selection, options: options)
      .renderRaw(delay: delay) { output.append($0) }
  }

  @Test func aFrameIsFourBytesAPixelAndNothingElse() async throws {
    let output = Output()
    let records = try await render(jobs: 1, to: output)
    #expect(records.map(\.index) == Array(0...12))
    #expect(records.allSatisfy { $0.byteCount == 4 * 20 * 10 && $0.name == nil })
    #expect(output.edges == Array(0...12))
  }

  /// Later frames are rendered faster, but must still wait for their turn.
  @Test(arguments: [2, 3, 8, 13, 100])
  func framesAreInOrderWhateverTheOrderOfDrawing(jobs: Int) async throws {
    let output = Output()
    _ = try await render(jobs: jobs, to: output) { frame in
      try? await Task.sleep(for: .milliseconds(3 * (12 - frame)))
    }
    #expect(output.edges == Array(0...12))
  }

  @Test(arguments: [1, 2, 3, 8])
  func aSelectionIsWrittenInOrderWithoutTheOthers(jobs: Int) async throws {
    let output = Output()
    let records = try await render(jobs: jobs, frames: "9-12,0-6:3,-1", to: output)
    #expect(records.map(\.index) == [0, 3, 6, 9, 10, 11, 12])
    #expect(output.edges == [0, 3, 6, 9, 10, 11, 12])
  }

  /// A worker starts its next frame only after its previous one is written. With three workers, at
  /// least k − 2 frames have been written when frame k starts.
  @Test func aWorkerHoldsOneFrameAtATime() async throws {
    let output = Output()
    let mostAhead = Mutex(0)
    let options = try OutputOptions(jobs: JobCount(3))
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(Self.timeline.utf8), path: "test.json"))
    _ = try await FrameRenderer(planned, options: options).renderRaw(
      delay: { frame in mostAhead.withLock { $0 = max($0, frame - output.count) } },
      to: {
        output.append($0)
      })
    #expect(output.count == 13)
    #expect(mostAhead.withLock { $0 } <= 2)
  }

  @Test(arguments: [1, 2, 8])
  func whatCannotBeWrittenEndsTheRendering(jobs: Int) async throws {
    let output = Output()
    let options = try OutputOptions(jobs: JobCount(jobs))
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(Self.timeline.utf8), path: "test.json"))
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await FrameRenderer(planned, options: options).renderRaw {
        bytes throws(LayoutAnimationError) in
        guard output.count < 4 else { throw LayoutAnimationError(.outputFailed, "no more") }
        output.append(bytes)
      }
    }
    #expect(error?.code == .outputFailed)
    #expect(output.edges == [0, 1, 2, 3])
  }

  /// Frame 3 is never finished, and those after it wait for their turn until they are cancelled.
  @Test func aCancelledRenderingWaitsForNoTurn() async throws {
    let output = Output()
    let rendering = Task {
      try await render(jobs: 4, to: output) { frame in
        if frame == 3 { try? await Task.sleep(for: .seconds(20)) }
      }
    }
    while output.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
    rendering.cancel()
    let error = await #expect(throws: LayoutAnimationError.self) { try await rendering.value }
    #expect(error?.code == .cancelled)
    #expect(output.edges == [0, 1, 2])
  }

  @Test func aFrameThatDoesNotExistIsFoundBeforeAnythingIsWritten() async throws {
    let output = Output()
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await render(jobs: 2, frames: "0-13", to: output)
    }
    #expect(error?.code == .usage)
    #expect(output.count == 0)
  }
}
