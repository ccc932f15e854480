import Benchmarks
import LayoutAnimation
import Primitives
import Raster
import TestSupport
import Testing

@testable import Workloads

@Suite struct RenderWorkloadTests {
  /// Reference values for anyone who reimplements the workloads.
  @Test func theSpreadNumbersAreTheOnesOthersGet() {
    #expect(SpreadNumbers.hash(0, 0) == 0xAA6F_94B3)
    #expect(SpreadNumbers.hash(1, 8) == 0x2805_04BE)
    #expect(SpreadNumbers.unit(1, 0) == 0.18385207653045654)
  }

  @Test func thePhotographIsTheOneOthersGet() {
    let photograph = Photograph(width: 960, height: 640)
    func pixel(_ column: Int, _ row: Int) -> [UInt8] {
      (0..<3).map { photograph.value(column, row, $0) }
    }
    #expect(pixel(0, 0) == [183, 159, 115])
    #expect(pixel(500, 123) == [125, 166, 198])
    #expect(pixel(959, 639) == [119, 97, 149])
  }

  /// The first frame shows the start, the last the end. The animations are symmetric, so halfway
  /// through their time everything is halfway.
  @Test(arguments: ["a", "b", "c", "d", "e"])
  func everyRectangleGoesFromItsStartToItsEnd(name: String) throws {
    let workload = try #require(RenderWorkload.canonical.first { $0.name == name })
    let scenes = [0, workload.frameCount - 1].map(workload.scene)
    for (scene, rects) in zip(
      scenes, [workload.rectangles.map(\.start), workload.rectangles.map(\.end)])
    {
      let shown = scene.commands.dropFirst().compactMap { command -> Rect? in
        if case .fill(let rect, _) = command { rect } else { nil }
      }
      #expect(shown.count == rects.count)
      for (rect, expected) in zip(shown, rects) {
        let scale = Double(workload.scale)
        #expect(abs(rect.minX - expected.minX * scale) < 1e-9)
        #expect(abs(rect.minY - expected.minY * scale) < 1e-9)
        #expect(abs(rect.width - expected.width * scale) < 1e-9)
        #expect(abs(rect.height - expected.height * scale) < 1e-9)
      }
    }
  }

  /// The benchmark measures scenes directly; the command `render` must produce frames with the same
  /// checksums. Only some frames of the larger workloads are compared, to save time.
  @Test(arguments: [("a", 1), ("b", 5), ("c", 17), ("d", 29), ("e", 29)])
  func theTimelineShowsTheScenes(name: String, step: Int) async throws {
    let workload = try #require(RenderWorkload.canonical.first { $0.name == name })
    let folder = try TemporaryFolder()
    let planned = try PlannedTimeline(json: workload.timeline)
    #expect(planned.report().diagnostics.isEmpty)
    #expect(planned.frameCount == workload.frameCount)
    let directory = try FrameDirectory(
      path: folder.path("out"), pattern: .standard, startNumber: 0)
    let renderer = FrameRenderer(
      planned, frames: try FrameSelection("0-:\(step)"),
      options: try OutputOptions(jobs: JobCount(1)))
    _ = try await renderer.render(into: directory)
    let list = try FrameChecksums(
      parsing: String(
        decoding: folder.contents(of: "out/\(FrameChecksums.Algorithm.adler32.fileName)"),
        as: UTF8.self))
    var pixmap = Pixmap(width: workload.width, height: workload.height)
    for row in list.rows {
      pixmap.draw(workload.scene(at: row.frame))
      #expect(row.checksum == pixmap.digest.description, "frame \(row.frame)")
    }
    #expect(list.rows.count == (workload.frameCount + step - 1) / step)
  }

  /// Whoever draws workload f from its description gets these: 100 translucent views that turn by up to
  /// 135 degrees, with corners of 0.05 to 0.25 of the shorter side.
  @Test func turnedViewsAreThoseOfTheDescription() throws {
    let workload = try #require(RenderWorkload.all.first { $0.name == "f" })
    let scenes = try workload.scenes()
    #expect(scenes.count == workload.frameCount)
    for (index, shape) in scenes[0].shapes.enumerated() {
      guard case .rounded(let rounded) = shape.outline else {
        Issue.record("a shape that is not rounded")
        continue
      }
      let side = min(rounded.rect.width, rounded.rect.height)
      #expect(abs(rounded.radius / side - (0.05 + 0.2 * SpreadNumbers.unit(index, 9))) < 1e-9)
      let middle = shape.transform(rounded.rect.center)
      #expect(abs(middle.x - 1920 * SpreadNumbers.unit(index, 0)) < 1e-9)
      #expect(abs(middle.y - 1080 * SpreadNumbers.unit(index, 1)) < 1e-9)
    }
    #expect(scenes.allSatisfy { $0.shapes.count == 100 })
  }

  @Test(arguments: ["g", "h"])
  func screensHaveCardsOrText(name: String) throws {
    let workload = try #require(RenderWorkload.all.first { $0.name == name })
    let planned = try PlannedTimeline(json: workload.timeline)
    #expect(planned.report().diagnostics.isEmpty)
    let scenes = try workload.scenes()
    let clips = scenes[0].commands.count { if case .beginClip = $0 { true } else { false } }
    let shadows = scenes[0].commands.count { if case .fillShadow = $0 { true } else { false } }
    #expect((clips, shadows) == (name == "g" ? (20, 20) : (0, 0)))
    #expect(scenes[0].shapes.count == (name == "g" ? 5 * 20 : 12))
  }
}
