import LayoutAnimation
import TestSupport
import Testing

@testable import Planning
@testable import Presentation
@testable import Sweeping

/// Transitions beside the mistakes of their authors.
@Suite struct PitfallTests {
  /// A box that is 20 points from the left until the keyframe; its constraint may be replaced.
  private func study(_ keyframe: String, _ more: String = "") throws -> PitfallStudy {
    try PitfallStudy(
      PlannedTimeline(
        json: """
          {"version": 1, "canvas": {"width": 200, "height": 100}, "framesPerSecond": 10,
            "views": [{"id": "a", "subviews": [{"id": "b", "backgroundColor": "#FF0000"}]},
              {"id": "c", "backgroundColor": "#0000FF"}],
            "constraints": ["a.edges == root.edges", "x: b.left == a.left + 20", "b.top == a.top",
              "b.width == 10", "b.height == 10", "c.left == root.left", "c.top == root.top",
              "c.width == 5", "c.height == 5",
              {"id": "y", "equation": "b.left == a.left + 120", "active": false}],
            "keyframes": [\(more){"time": 0.2, "animation": {"duration": 1, "curve": "linear"},
              "changes": [\(keyframe)]}]}
          """))
  }

  private let moving = #"{"constraint": "x", "constant": 120}"#

  private func variant(_ pitfall: Pitfall, _ study: PitfallStudy) throws -> PitfallStudy.Variant {
    try #require(study.variants.first { $0.pitfall == pitfall })
  }

  private func left(_ variant: PitfallStudy.Variant, _ frame: Int) throws -> Double {
    try #require(try variant.timeline.layout(atFrame: frame)["b"]).frame.x
  }

  @Test func withoutTheFirstLayoutEverythingComesFromTheCorner() throws {
    let found = try variant(.unflushed, try study(moving))
    #expect(try left(found, 2) == 0)
    #expect(try left(found, 7) == 60)
    #expect(try left(found, 12) == 120)
    #expect(found.effect.contains("`b`") && found.effect.contains("`c`"))
  }

  /// An earlier turn has laid out, so that only what is pending in the same turn is swept along.
  @Test func whatWasLaidOutBeforeStays() throws {
    let pending = #"{"time": 0, "changes": [{"view": "b", "alpha": 0.5}]}, "#
    #expect(try study(moving, pending).absent.contains(.unflushed))
  }

  @Test func aViewElsewhereLeavesItToTheEndOfTheTurn() throws {
    let found = try variant(.wrongView, try study(moving))
    #expect(try left(found, 1) == 20)
    #expect(try left(found, 2) == 120)
    #expect(found.effect.hasPrefix("sent to `c`: `b` jumps from 0.2 s on, up to 100 pt"))
  }

  /// One in each superview, of which only one has two: so that a hundred views are not a hundred plays.
  @Test(arguments: [(15, 15), (16, 16), (17, 16)])
  func soManyReceiversAreTried(superviews: Int, tried: Int) throws {
    let views = (0..<superviews).map {
      #"{"id": "v\#($0)", "subviews": [{"id": "leaf\#($0)"}\#($0 == 0 ? #", {"id": "other"}"# : "")]}"#
    }
    let timeline = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 20, "height": 10},
          "views": [\(views.joined(separator: ","))],
          "keyframes": [{"time": 0, "animation": 1}]}
        """
    ).plan.timeline
    #expect(timeline.making(.wrongView).count == tried)
  }

  @Test func constraintsThatAreChangedAfterTheBlockJump() throws {
    let found = try variant(.changedAfter, try study(moving))
    for (frame, place) in [(1, 20.0), (2, 120), (12, 120)] {
      #expect(try left(found, frame) == place)
    }
    let fading = try study(#"{"view": "b", "alpha": 0}"#)
    #expect(fading.absent.contains(.changedAfter))
  }

  /// Blocks of one keyframe, and relative keyframes, are one turn: all changes wait for its end.
  @Test(arguments: [
    #""animations": [{"duration": 1, "changes": [{"constraint": "x", "constant": 60}]}, {"duration": 2, "changes": [{"constraint": "x", "constant": 120}]}]"#,
    #""animation": {"duration": 1, "relativeKeyframes": [{"relativeStartTime": 0, "relativeDuration": 0.5, "changes": [{"constraint": "x", "constant": 60}]}, {"relativeStartTime": 0.5, "relativeDuration": 0.5, "changes": [{"constraint": "x", "constant": 120}]}]}"#,
  ])
  func allBlocksOfATurnJump(members: String) throws {
    let study = try PitfallStudy(
      PlannedTimeline(
        json: """
          {"version": 1, "canvas": {"width": 200, "height": 100}, "framesPerSecond": 10,
            "views": [{"id": "b", "backgroundColor": "#FF0000"}],
            "constraints": ["x: b.left == root.left + 20", "b.top == root.top", "b.width == 10",
              "b.height == 10"],
            "keyframes": [{"time": 0.2, \(members)}]}
          """))
    let found = try variant(.changedAfter, study)
    for (frame, place) in [(1, 20.0), (2, 120), (6, 120)] {
      #expect(try left(found, frame) == place)
    }
    #expect(found.effect.hasPrefix("`b` jumps"))
    let swept = try variant(.unflushed, study)
    #expect(try left(swept, 2) == 0)
    #expect(try left(swept, 4) > 0)
  }

  @Test func activationBeforeDeactivationConflicts() throws {
    let found = try variant(
      .activatedFirst, try study(#"{"deactivate": "x"}, {"activate": "y"}"#))
    #expect(found.effect.contains("constraints conflict once more"))
    #expect(try study(moving).absent.contains(.activatedFirst))
    #expect(
      try study(#"{"activate": "y"}, {"deactivate": "x"}"#).absent.contains(.activatedFirst))
  }

  /// The frames of all are at the same times.
  @Test func allHaveTheSameFrames() throws {
    let study = try study(moving)
    for variant in study.variants {
      #expect(variant.timeline.frameCount == study.written.frameCount)
    }
  }

  @Test func theTextNamesAllOfThem() throws {
    let text = try study(moving).text
    for pitfall in Pitfall.allCases { #expect(text.contains(pitfall.title)) }
    #expect(text.contains("shows nothing here: no keyframe deactivates"))
  }
}
