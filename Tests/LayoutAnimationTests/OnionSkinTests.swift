import LayoutAnimation
import Presentation
import Primitives
import Reporting
import Testing
import Timing

@testable import Planning
@testable import Rendering

/// A box of 10 by 10 points that moves linearly from x = 0 to x = 40 in one second, in a canvas of
/// 100 by 20 pixels.
@Suite struct OnionSkinTests {
  private let planned: PlannedTimeline

  init() throws {
    planned = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 50, "height": 10, "scale": 2}, "views": [
          {"id": "rest", "backgroundColor": "#34C759",
            "frame": {"x": 45, "y": 0, "width": 5, "height": 5}},
          {"id": "box", "backgroundColor": "#3366CC"}],
         "constraints": ["V:|[box(10)]", "box.width == 10", "x: box.leading == root.leading"],
         "keyframes": [{"time": 0, "animation": {"duration": 1, "curve": "linear"},
           "changes": [{"constraint": "x", "constant": 40}]}]}
        """)
  }

  private func scene(_ onion: OnionSkin?, at seconds: String) throws -> Scene {
    let time = FrameTime(try Nanoseconds(seconds: seconds))
    return try FrameScenes(planned, overlay: nil, onion: onion).scene(at: time)
  }

  /// The left edges of shapes in pixels, by whether they are rings.
  private func lefts(_ scene: Scene, areRings: Bool) -> [Double] {
    scene.shapes.compactMap { shape in
      switch shape.outline {
      case .rounded where !areRings && shape.transform != .identity: shape.transform.tx
      case .border where areRings: shape.transform.tx
      default: nil
      }
    }
  }

  @Test func earlierMomentsAreWhereTheBoxWas() throws {
    let scene = try scene(OnionSkin(planned, count: 4), at: "1")
    #expect(lefts(scene, areRings: false) == [0, 20, 40, 60])
    #expect(lefts(scene, areRings: true) == [0, 20, 40, 60])
    let half = try self.scene(OnionSkin(planned, count: 2), at: "0.5")
    #expect(lefts(half, areRings: true) == [0, 20])
  }

  /// Fills are below the views, and the last commands are outlines and dots.
  @Test func thePictureStaysAboveTheFills() throws {
    let plain = try scene(nil, at: "1").commands
    let fills = try scene(OnionSkin(planned, count: 4), at: "1").commands
    #expect(fills.first == plain.first)
    let box = try #require(plain.last)
    let place = try #require(fills.firstIndex(of: box))
    let below = fills[..<place].filter { if case .fillShape = $0 { true } else { false } }
    #expect(below.count == 4)
  }

  /// It has the size of the canvas, which outlines of it would frame for no reason.
  @Test func whatOnlyFadesIsNotDrawn() throws {
    let fading = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 50, "height": 10}, "views": [
          {"id": "dim", "backgroundColor": "#000000"}],
         "constraints": ["dim.edges == root.edges"],
         "keyframes": [{"time": 0, "animation": 1, "changes": [
           {"view": "dim", "alpha": 0.5, "backgroundColor": "#FF0000"}]}]}
        """)
    let time = FrameTime(try Nanoseconds(seconds: "1"))
    let scene = try FrameScenes(
      fading, overlay: nil, onion: OnionSkin(fading, count: 4)
    ).scene(at: time)
    #expect(scene.shapes.isEmpty)
  }

  @Test func beforeAnythingMovesThereIsNothing() throws {
    let onion = try OnionSkin(planned, count: 4)
    #expect(try scene(onion, at: "0").shapes.isEmpty)
  }

  @Test func aWayGoesThroughEveryFrame() throws {
    let onion = try OnionSkin(planned, count: 1, points: ["box.topLeft"])
    let quads = try scene(onion, at: "1").commands.compactMap { command -> Quad? in
      if case .fillQuad(let quad, _) = command { quad } else { nil }
    }
    // Sixty pieces, each with its halo.
    #expect(quads.count == 120)
    let right = quads.flatMap(\.corners).map(\.x).max()
    #expect(right.map { abs($0 - 80) < 3 } == true)
  }

  /// With one frame less, a way still goes through each.
  @Test(arguments: [(1999, 2000), (2000, 1001), (2001, 1001)])
  func aWayHasSoManyPieces(frames: Int, pieces: Int) throws {
    let long = try PlannedTimeline(
      json: """
        {"version": 1, "canvas": {"width": 50, "height": 10}, "framesPerSecond": 1000, "views": [
          {"id": "box", "backgroundColor": "#3366CC",
            "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}],
         "keyframes": [{"time": 0, "animation": {"duration": \(Double(frames) / 1000)},
           "changes": [{"view": "box", "frame": {"x": 40, "y": 0, "width": 9, "height": 9}}]}]}
        """)
    let scene = try FrameScenes(long, overlay: nil, onion: OnionSkin(long, count: 1))
      .scene(at: FrameTime(Nanoseconds(Int64(frames) * 1_000_000)))
    let quads = scene.commands.filter { if case .fillQuad = $0 { true } else { false } }
    #expect(abs(quads.count / 2 - pieces) <= 1)
  }

  @Test(arguments: [
    (0, [], "an onion skin has 1 … 100 earlier moments, not 0"),
    (101, [], "an onion skin has 1 … 100 earlier moments, not 101"),
    (8, ["bxo"], "there is no view `bxo`; did you mean `box`?"),
    (8, ["box.topleft"], "a view has no point `topleft`; did you mean `topLeft`?"),
  ])
  func whatDoesNotExistIsRefused(count: Int, points: [String], message: String) throws {
    let error = #expect(throws: LayoutAnimationError.self) {
      try OnionSkin(planned, count: count, points: points)
    }
    #expect(error?.message == message)
  }

  @Test(arguments: [1, 100])
  func theLimitsAreAccepted(count: Int) throws {
    let scene = try scene(OnionSkin(planned, count: count), at: "1")
    #expect(lefts(scene, areRings: true).count == count)
  }
}
