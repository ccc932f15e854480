import LayoutAnimation
import Testing

/// At ten frames per second, a box moves linearly from 0 to 20 points between 1 s and 2 s.
@Suite struct LayoutAtTimeTests {
  private let timeline: PlannedTimeline

  init() throws {
    timeline = try PlannedTimeline(
      TimelineDescription(
        canvas: .init(width: 40, height: 30), framesPerSecond: 10,
        views: [.init("box", backgroundColor: "#007AFF", alpha: 0.5)],
        constraints: ["H:[box(10)]", "V:|-3-[box(6)]", "x: box.left == root.left"],
        keyframes: [
          .init(
            at: 1, animation: .init(duration: 1, curve: .linear),
            [.constraint("x", constant: 20)])
        ]))
  }

  @Test func aViewIsFoundByItsId() throws {
    let layout = try timeline.layout(at: 1.5)
    let box = try #require(layout["box"])
    #expect(box.frame == .init(x: 10, y: 3, width: 10, height: 6))
    #expect(box.bounds == .init(x: 0, y: 0, width: 10, height: 6))
    #expect(box.center == .init(x: 15, y: 6))
    #expect(box.alpha == 0.5 && !box.isHidden)
    #expect(box.transform.description == "identity")
    #expect(box.backgroundColor.description == "#007AFFFF")
    #expect(layout["root"]?.frame == .init(x: 0, y: 0, width: 40, height: 30))
    #expect(layout["Box"] == nil)
  }

  @Test(arguments: [
    (0, 0.0), (-0.0, 0), (0.9, 0), (1, 0), (1.1, 2), (1.25, 5), (2, 20), (3, 20), (1e9, 20),
  ])
  func thePresentationIsWhatIsSeen(seconds: Double, x: Double) throws {
    let layout = try timeline.layout(at: seconds)
    #expect(layout["box"]?.frame.x == x)
    #expect(layout.time == seconds)
  }

  @Test func theModelIsWhatIsSet() throws {
    #expect(try timeline.layout(at: 0.999_999_999, .model)["box"]?.frame.x == 0)
    #expect(try timeline.layout(at: 1, .model)["box"]?.frame.x == 20)
    #expect(try timeline.layout(atFrame: 10, .model)["box"]?.frame.x == 20)
  }

  @Test func aFrameIsFoundByItsNumber() throws {
    #expect(try timeline.layout(atFrame: 11)["box"]?.frame.x == 2)
    #expect(try timeline.layout(atFrame: -1)["box"]?.frame.x == 20)
    #expect(try timeline.layout(atFrame: 13).time == 1.3)
    let error = #expect(throws: LayoutAnimationError.self) { try timeline.layout(atFrame: 21) }
    #expect(error?.code == .usage)
  }

  /// Times are rounded to nanoseconds: 0.4 ns after 1 s, nothing has moved.
  @Test func aTimeIsReadToTheNanosecond() throws {
    #expect(try timeline.layout(at: 1.000_000_000_4)["box"]?.frame.x == 0)
    let moved = try #require(try timeline.layout(at: 1.000_000_001)["box"]?.frame.x)
    #expect(abs(moved - 20e-9) < 1e-14)
  }

  @Test(arguments: [
    -1e-300, -1, .nan, .infinity, -.infinity, 1_000_000_000.5, .greatestFiniteMagnitude,
  ])
  func aTimeThatIsNoneIsAnError(seconds: Double) {
    let error = #expect(throws: LayoutAnimationError.self) { try timeline.layout(at: seconds) }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("not \(seconds)") == true)
  }
}
