import Foundation
import ImageCoding
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

@Suite struct DrawingTests {
  /// A box that fades and moves within another that fades, by no whole pixels.
  static let fading = """
    {"version": 1, "canvas": {"width": 24, "height": 20}, "views": [
      {"id": "a", "backgroundColor": "#3366CC", "alpha": 0.5, "subviews": [
        {"id": "b", "backgroundColor": "#FF8800CC"}]}],
     "constraints": ["a.leading == root.leading + 2.3", "a.top == root.top + 1", "a.width == 14",
       "a.height == 12", "x: b.leading == a.leading + 1",
       "b.top == a.top + 2", "b.width == 9", "b.height == 5"],
     "keyframes": [{"time": 0.05, "changes": [{"constraint": "x", "constant": 4},
       {"view": "a", "alpha": 0.9}], "animation": {"duration": 0.2}}]}
    """

  @Test func everyFrameIsDrawnFromItsGeometry() async throws {
    let timeline = try PlannedTimeline(json: Self.fading)
    let version = try await VersionReading(timeline)
    #expect(try version["drawing"] == "geometry")
    let painter = PlainPainter(width: timeline.width, height: timeline.height)
    for frame in timeline.frames {
      let scene = try #require(version.picture(ofFrame: frame.index))
      #expect(try painter.picture(version, scene) == frame.pixels, "frame \(frame.index)")
    }
  }

  @Test(arguments: try Checkout.timelines())
  func theExamplesAreDrawnAsTheyAreRendered(url: URL) async throws {
    let timeline = try PlannedTimeline(path: url.path, options: RenderOptions(scale: 1))
    let version = try await VersionReading(timeline)
    let painter = PlainPainter(width: timeline.width, height: timeline.height)
    let isGeometry = try version["drawing"] == "geometry"
    let images = isGeometry ? PatchedImages(width: 0, images: []) : try PatchedImages(version)
    for frame in timeline.frames where frame.index % 9 == 4 {
      let picture = try #require(version.picture(ofFrame: frame.index))
      let pixels =
        isGeometry ? try painter.picture(version, picture) : try images.picture(picture)
      #expect(pixels == frame.pixels, "frame \(frame.index)")
    }
  }

  @Test func whatIsTurnedIsShownByPictures() async throws {
    let turning = Self.fading.replacingOccurrences(
      of: "\"alpha\": 0.9", with: "\"transform\": {\"rotation\": 30}")
    let timeline = try PlannedTimeline(json: turning)
    let version = try await VersionReading(timeline)
    #expect(try version["drawing"] == "frames")
    let images = try PatchedImages(version)
    for frame in timeline.frames {
      let picture = try #require(version.picture(ofFrame: frame.index))
      #expect(try images.picture(picture) == frame.pixels, "frame \(frame.index)")
    }
  }

  @Test func theNumberOfJobsChangesNothing() async throws {
    let path = Checkout.root.appending(path: "Timelines/005-rotation.json").path
    let timeline = try PlannedTimeline(path: path, options: RenderOptions(scale: 1))
    let one = try await Version(timeline, jobs: 1).json
    #expect(try await Version(timeline, jobs: 5).json == one)
  }
}

/// The page's pictures, put together of patches.
struct PatchedImages {
  let width: Int
  let images: [[String: Any]]

  init(width: Int, images: [[String: Any]]) {
    self.width = width
    self.images = images
  }

  init(_ version: VersionReading) throws {
    self.init(width: try version["width"], images: try version["images"])
  }

  func picture(_ index: Int) throws -> [UInt8] {
    let image = try decoded(index)
    let base = try #require(images[index]["base"] as? Int)
    guard base >= 0 else { return image.bytes }
    var picture = try self.picture(base)
    let x = try #require(images[index]["x"] as? Int)
    let y = try #require(images[index]["y"] as? Int)
    for row in 0..<image.height {
      let start = 4 * ((y + row) * width + x)
      let part = image.bytes[4 * row * image.width..<4 * (row + 1) * image.width]
      picture.replaceSubrange(start..<start + part.count, with: part)
    }
    return picture
  }

  private func decoded(_ index: Int) throws -> StraightImage {
    let text = try #require(images[index]["png"] as? String)
    return try PNGDecoder().decode([UInt8](try #require(Data(base64Encoded: text))))
  }
}
