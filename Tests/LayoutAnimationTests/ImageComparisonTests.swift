import Foundation
import ImageFiles
import LayoutAnimation
import Presentation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting

/// Images in pins, comparisons, inspections and manifests.
@Suite struct ImageComparisonTests {
  private static let text = """
    { "version": 1, "framesPerSecond": 10,
      "canvas": { "width": 30, "height": 20 },
      "views": [{ "id": "hero", "image": { "file": "hero.png", "contentMode": "left" } }],
      "constraints": ["H:|-2-[hero]", "V:|-2-[hero]"],
      "keyframes": [
        { "time": 0.1, "animation": 0.2, "changes": [{ "view": "hero", "alpha": 0.5 }] }
      ] }
    """

  private static func png(gray: UInt8, width: Int = 4) -> Data {
    Data(
      PNGChunks.stored(
        width: width, height: 3, depth: 8, colorType: 0,
        rows: Array(repeating: [0] + Array(repeating: gray, count: width), count: 3)
      ).file)
  }

  /// A folder with the timeline and its image.
  private func folder(_ text: String = text) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.json")
    try Self.png(gray: 10).write(to: folder.url.appending(path: "hero.png"))
    return folder
  }

  private func verify(
    _ folder: borrowing TemporaryFolder, recording: Recording = .never
  ) async throws -> Verification {
    try await PlannedTimeline(path: folder.path("a.json")).verify(recording: recording)
  }

  @Test func aPinHoldsTheImages() async throws {
    let folder = try folder()
    _ = try await verify(folder, recording: .all)
    let inputs = try Pin(path: folder.path("a.pinned")).conditions.inputs
    #expect(
      inputs == [.init(path: "hero.png", contents: Array(Self.png(gray: 10)))])
    #expect(try await verify(folder).isSame)
  }

  @Test func aChangedImageIsNamed() async throws {
    let folder = try folder()
    _ = try await verify(folder, recording: .all)
    try Self.png(gray: 11).write(to: folder.url.appending(path: "hero.png"))
    let verification = try await verify(folder)
    #expect(!verification.isSame)
    let text = verification.text
    #expect(text.contains("explained by"), "\(text)")
    #expect(text.contains("view `hero`: the content of \"hero.png\" changed"), "\(text)")
    // Nobody edited a line of the timeline.
    #expect(!text.contains("a.json:3"), "\(text)")
    #expect(!text.contains("renderer"))
  }

  @Test func anImageOfAnotherSizeExplainsTheEdges() async throws {
    let folder = try folder()
    _ = try await verify(folder, recording: .all)
    try Self.png(gray: 10, width: 6).write(to: folder.url.appending(path: "hero.png"))
    let comparison = try #require(try await verify(folder).comparison)
    #expect(comparison.geometry.map { "\($0.view).\($0.property.rawValue)" } == ["hero.right"])
    #expect((comparison.geometry + comparison.appearance).allSatisfy { $0.isExplained })
  }

  /// A change of only its bytes, without another pixel, is no difference of pictures.
  @Test func approvingHoldsTheNewImage() async throws {
    let folder = try folder()
    _ = try await verify(folder, recording: .all)
    try Self.png(gray: 11).write(to: folder.url.appending(path: "hero.png"))
    _ = try await verify(folder, recording: .needed)
    #expect(try await verify(folder).isSame)
    try Self.png(gray: 10).write(to: folder.url.appending(path: "hero.png"))
    #expect(try await !verify(folder).isSame)
  }

  /// A pin is drawn from what it holds, wherever its images were.
  @Test func aPinIsDrawnWithoutTheFiles() async throws {
    let outside = Self.text.replacingOccurrences(of: "hero.png", with: "../outside.png")
    let root = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: root.path("folder"), withIntermediateDirectories: true)
    try root.write(outside, to: "folder/a.json")
    try Self.png(gray: 10).write(to: root.url.appending(path: "outside.png"))
    let path = root.path("folder/a.json")
    let timeline = try PlannedTimeline(path: path, allowing: [root.url.path])
    _ = try await timeline.verify(recording: .all)
    try FileManager.default.removeItem(atPath: root.path("outside.png"))
    let pinned = try Pin(path: root.path("folder/a.pinned"))
    let drawn = try pinned.plan(path: "a.pinned", over: .none)
    #expect(drawn.plan.scene(at: 2) == timeline.plan.scene(at: 2))
  }

  @Test func theImageIsInspected() throws {
    let folder = try folder()
    let planned = try PlannedTimeline(path: folder.path("a.json"))
    let inspection = try planned.inspect(.still(.frame(0)), .presentation)
    let image = try #require(inspection.views.first { $0.id == "hero" }?.image)
    let sum = SHA256Sum(of: Array(Self.png(gray: 10))).description
    #expect(image.file == "hero.png" && image.contentMode == "left" && image.sha256 == sum)
    #expect(inspection.text.contains("image \"hero.png\", left"))
    #expect(
      inspection.jsonText.contains(
        #""image": {"file": "hero.png", "sha256": "\#(sum)", "contentMode": "left", "capInsets": {"#
      ))
  }

  @Test func theManifestHasTheImageOnce() async throws {
    let folder = try folder()
    let planned = try PlannedTimeline(path: folder.path("a.json"))
    let renderer = FrameRenderer(planned, frames: nil, options: try OutputOptions())
    _ = try await renderer.render(into: FrameDirectory(path: folder.path("out")))
    let manifest = try Manifest(path: folder.path("out/manifest.json"))
    let images = manifest.layout.compactMap { change in change.image.map { (change.frame, $0) } }
    #expect(images.map(\.0) == [0])
    #expect(images.first?.1.hasPrefix("\"hero.png\", left, SHA-256 ") == true)
    #expect(manifest.states().last?[1].image == images.first?.1)
  }

  @Test func aBuilderWritesImages() {
    let description = TimelineDescription(
      canvas: .init(width: 10, height: 10),
      views: [
        .init("a", image: "a.png"),
        .init("b", image: .init("b.png", contentMode: .top, capInsets: .init(left: 2))),
      ])
    let text = description.json.filter { !$0.isWhitespace }
    #expect(text.contains(#"{"id":"a","image":"a.png"}"#))
    #expect(
      text.contains(
        #""image":{"file":"b.png","contentMode":"top","capInsets":{"top":0,"left":2,"bottom":0,"right":0}}"#
      ))
  }
}
