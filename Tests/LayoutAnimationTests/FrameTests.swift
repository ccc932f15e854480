import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

/// At ten frames per second, a box of 2 by 1 points on a canvas of 3 by 2 jumps one point to the
/// right at 0.2 s.
@Suite struct FrameTests {
  private let timeline: PlannedTimeline

  init() throws { timeline = try PlannedTimeline(Self.jump(color: "#FF000080")) }

  private static func jump(color: String) -> TimelineDescription {
    TimelineDescription(
      canvas: .init(width: 3, height: 2, backgroundColor: "#00000000"), framesPerSecond: 10,
      duration: 0.3, views: [.init("box", backgroundColor: color)],
      constraints: ["H:[box(2)]", "V:|[box(1)]", "x: box.left == root.left"],
      keyframes: [.init(at: 0.2, [.constraint("x", constant: 1)])])
  }

  private let box: [UInt8] = [255, 0, 0, 128]
  private let empty: [UInt8] = [0, 0, 0, 0]

  @Test func thereIsAFrameForEveryMomentUntilTheEnd() {
    #expect(timeline.frames.count == 4)
    #expect(timeline.frames.indices == 0..<4)
    #expect(timeline.frames.map(\.index) == [0, 1, 2, 3])
    #expect(timeline.frames.map(\.time) == [0, 0.1, 0.2, 0.3])
    #expect(timeline.frames.last?.description == "frame 3, 0.3 s, 3×2")
  }

  @Test func pixelsAreRowsFromTheTopWithStraightAlpha() {
    let bottom = empty + empty + empty
    #expect(timeline.frames[0].pixels == box + box + empty + bottom)
    #expect(timeline.frames[1].pixels == box + box + empty + bottom)
    #expect(timeline.frames[2].pixels == empty + box + box + bottom)
  }

  @Test func theSumIsThatOfThePixels() {
    for frame in timeline.frames { #expect(frame.sha256 == SHA256Sum(of: frame.pixels)) }
  }

  @Test func framesAreEqualIfTheirPixelsAre() throws {
    let frames = timeline.frames
    #expect(frames[0] == frames[1] && frames[2] == frames[3])
    #expect(frames[1] != frames[2])
    #expect(try PlannedTimeline(Self.jump(color: "#FF000081")).frames[0] != frames[0])
    let large = try PlannedTimeline(Self.jump(color: "#FF000080"), options: .init(scale: 2))
    #expect(large.frames[0].description == "frame 0, 0 s, 6×4")
    #expect(large.frames[0] != frames[0])
  }

  @Test func theFileHasThePixels() throws {
    let folder = try TemporaryFolder()
    let frame = timeline.frames[2]
    try frame.write(to: folder.path("a.png"))
    try frame.write(to: folder.path("a.png"))
    #expect(try folder.contents(of: "a.png") == Data(try frame.pngBytes()))
    let image = try PNGDecoder().decode(try frame.pngBytes())
    #expect(image == StraightImage(width: 3, height: 2, bytes: frame.pixels))
    #expect(folder.names() == ["a.png"])
  }

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.png")
    let error = #expect(throws: LayoutAnimationError.self) {
      try timeline.frames[0].write(to: folder.path("a.png/b.png"))
    }
    #expect(error?.code == .cannotCreateOutput)
  }

  @Test func theFrameBeyondTheLastStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = try Self.frame(4) }
    await #expect(processExitsWith: .failure) { _ = try Self.frame(-1) }
    await #expect(processExitsWith: .success) { _ = try Self.frame(3) }
  }

  private static func frame(_ index: Int) throws -> PlannedTimeline.Frame {
    try PlannedTimeline(jump(color: "red")).frames[index]
  }
}
