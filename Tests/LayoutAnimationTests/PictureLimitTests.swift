import AutoLayout
import LayoutAnimation
import Primitives
import Testing
import Timing

@testable import Planning
@testable import Presentation
@testable import Rendering
@testable import Sweeping

/// What thins out sheets and overlays of very long timelines: each limit just below, at and just
/// above it, where smaller ones are used.
@Suite struct PictureLimitTests {
  @Test func theLimitsAreThoseOfTheDocument() {
    #expect(SheetMotion.mostStates == 2_000_000)
    #expect(ConstraintTurns.mostPlaces == 1_000_000)
    #expect(MarkLanes.mostInTrack == 64)
  }

  /// Two views, `root` among them, in 31 frames.
  @Test(arguments: [(63, true), (62, true), (61, false)])
  func everyFrameIsComparedUpToALimit(limit: Int, isCompared: Bool) throws {
    let planned = try PlannedTimeline(
      json: """
        { "version": 1, "canvas": { "width": 40, "height": 30 }, "duration": 0.5,
          "views": [{ "id": "a", "frame": { "x": 0, "y": 0, "width": 4, "height": 4 } }],
          "keyframes": [
            { "time": 0, "animation": { "duration": 0.5, "curve": "linear" },
              "changes": [{ "view": "a", "transform": { "translation": { "x": 9, "y": 0 } } }] }
          ] }
        """)
    try #require(planned.frameCount == 31)
    let motion = SheetMotion(planned, mostStates: limit)
    #expect(motion.moves(in: 1) == isCompared)
    #expect(motion.moves(in: 2))
  }

  /// Both widths are marked on the same line, the second from the second turn on. Each turn has as
  /// many marks as there are constraints or views, whichever are more: three.
  @Test(arguments: [(7, true), (6, true), (5, false)])
  func marksOfATurnAreComparedUpToALimit(limit: Int, isCompared: Bool) throws {
    let sample = try OverlaySample(
      #""a.width == 60""#,
      keyframes: #"{ "time": 0.5, "changes": [{ "add": ["a.width <= 60"] }] }"#)
    var turns = ConstraintTurns(sample.planned.plan)
    var replay = try EngineReplay(sample.planned.plan)
    for time in [.zero] + sample.planned.plan.turns {
      turns.add(try replay.engine(at: FrameTime(time)), at: time)
    }
    let lanes = turns.lanes(comparing: limit)
    #expect((lanes[0][.span] != lanes[1][.span]) == isCompared)
  }

  /// Three marks side by side on one line, and a fourth over the first.
  @Test(arguments: [(5, true), (4, true), (3, false)])
  func marksOfALineAreComparedUpToALimit(limit: Int, isCompared: Bool) {
    var lanes = MarkLanes(mostInTrack: limit)
    let ends = MarkLanes.Ends(
      LayoutConstraint(firstItem: .view(.root), firstAttribute: .width, constant: 5))
    let offsets = [0.0, 20, 40, 0].map { x in
      let rect = Rect(x: x, y: 0, width: 10, height: 10)
      return lanes.lane(for: [(0, MarkPlace(acrossOf: rect, .horizontal, .identity))], ends)
    }
    #expect(offsets.prefix(3) == [0, 0, 0])
    #expect((offsets[3] != 0) == isCompared)
  }
}
