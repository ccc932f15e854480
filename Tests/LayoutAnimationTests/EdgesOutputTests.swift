import ImageCoding
import LayoutAnimation
import Primitives
import TestSupport
import Testing

@testable import Planning
@testable import Rendering
@testable import Sweeping

/// Sheets, animations and the overlay with each way to draw edges.
@Suite struct EdgesOutputTests {
  /// 40 × 20 pixels, frames 0…6. A red box whose edges are between pixels turns.
  private static let timeline = """
    {
      "version": 1,
      "canvas": { "width": 40, "height": 20 },
      "views": [
        { "id": "box", "backgroundColor": "red",
          "frame": { "x": 5.25, "y": 4.25, "width": 20, "height": 9.5 } }
      ],
      "keyframes": [
        { "time": 0, "animation": 0.1,
          "changes": [{ "view": "box", "transform": { "rotation": 50 } }] }
      ]
    }
    """

  private func planned(_ edges: PlanOptions.Edges) throws -> PlannedTimeline {
    try PlannedTimeline(json: Self.timeline, options: PlanOptions(edges: edges))
  }

  /// Neither red, white, nor a grey of the sheet.
  private func hasBlends(_ image: StraightImage) -> Bool {
    stride(from: 0, to: image.bytes.count, by: 4).contains { index in
      let (red, green, blue) = (
        image.bytes[index], image.bytes[index + 1], image.bytes[index + 2]
      )
      return red != green && [red, green, blue] != [255, 0, 0]
    }
  }

  @Test(arguments: PlanOptions.Edges.allCases)
  func aSheetHasTheEdgesOfItsFrames(edges: PlanOptions.Edges) throws {
    // With margins of 14 the single column is as wide as the canvas, so nothing is reduced.
    let looks = try ContactSheetOptions(columns: 1, width: 68)
    let sheet = try ContactSheet(planned(edges), frames: FrameSelection("0-6:3"), sheet: looks)
    #expect(hasBlends(sheet.image) == (edges != .device))
  }

  @Test(arguments: PlanOptions.Edges.allCases)
  func anAnimationHasTheEdgesOfItsFrames(edges: PlanOptions.Edges) async throws {
    let folder = try TemporaryFolder()
    let planned = try planned(edges)
    let renderer = AnimationRenderer(planned, options: try OutputOptions(jobs: JobCount(1)))
    _ = try await renderer.render(to: folder.path("a.apng"), AnimationPlayback())
    let file = try Array(folder.contents(of: "a.apng"))
    let animation = try #require(AnimatedPNGFrames(reading: file))
    let pictures = try animation.pictures { try PNGDecoder().decode($0).bytes }
    #expect(pictures == planned.frames.map(\.pixels))
  }

  /// The marks are drawn by area over every picture.
  @Test(arguments: PlanOptions.Edges.allCases)
  func theOverlayIsAlwaysDrawnByArea(edges: PlanOptions.Edges) throws {
    let plain = try FrameScenes(planned(edges), overlay: nil).scene(at: 3)
    let marked = try FrameScenes(planned(edges), overlay: .all).scene(at: 3)
    #expect(marked.commands.starts(with: plain.commands))
    #expect(marked.commands.dropFirst(plain.commands.count).first == .setEdges(.exact))
  }

  /// Singular and nearly singular maps, layers of no size and of a thousand million points.
  @Test(arguments: PlanOptions.Edges.allCases)
  func extremesAreExactAndBounded(edges: PlanOptions.Edges) throws {
    let flat = ["[1, 2, 0.5, 1, 0, 0]", "[0, 0, 0, 0, 0, 0]", "[1, 1, 1, 1.0000001, 0, 0]"]
    let views = flat.enumerated().map { index, matrix in
      """
      { "id": "flat\(index)", "backgroundColor": "red", "transform": \(matrix),
        "frame": { "x": 3.25, "y": 1, "width": 10, "height": 10 } },
      """
    }
    let text = """
      {
        "version": 1, "canvas": { "width": 16384, "height": 4 },
        "views": [
          { "id": "huge", "backgroundColor": "blue", "center": { "x": 0, "y": 0 },
            "size": { "width": 1e9, "height": 1e9 } },
          { "id": "turned", "backgroundColor": "blue", "center": { "x": 8192, "y": 0 },
            "transform": { "rotation": 45, "scale": 1000 },
            "size": { "width": 1e9, "height": 1e9 } },
          \(views.joined())
          { "id": "none", "backgroundColor": "red",
            "frame": { "x": 0, "y": 1, "width": 16384, "height": 0 } }
        ]
      }
      """
    let timeline = try PlannedTimeline(json: text, options: PlanOptions(edges: edges))
    let blue: [UInt8] = [0, 0, 255, 255]
    #expect(timeline.frames[0].pixels == Array(repeatElement(blue, count: 4 * 16_384).joined()))
  }
}
