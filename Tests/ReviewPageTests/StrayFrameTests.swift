import Foundation
import ImageCoding
import LayoutAnimation
import Testing

@testable import ReviewPage

/// Folders whose files are not exactly the frames of a timeline.
@Suite struct StrayFrameTests {
  /// A timeline `b`, and a folder `frames` with the frames of an earlier version, without a
  /// manifest.
  private func folder() async throws -> ReviewFolder {
    let folder = try ReviewFolder()
    try await folder.add("a")
    try await folder.add("b", at: "4")
    let before = try PlannedTimeline(path: folder.path("a.json"))
    let frames = FrameDirectory(path: folder.path("frames"))
    _ = try await FrameRenderer(before, options: OutputOptions()).render(into: frames)
    try FileManager.default.removeItem(atPath: folder.path("frames/manifest.json"))
    return folder
  }

  @Test(arguments: ["3000000", "99999999999", "\(Int.max)"])
  func aHighNumberIsNoLongFilm(number: String) async throws {
    let folder = try await folder()
    let usual = try await folder.reading(["b.json"], against: "frames").html.utf8.count
    try FileManager.default.copyItem(
      atPath: folder.path("frames/frame_0000.png"),
      toPath: folder.path("frames/frame_\(number).png"))
    let reading = try await folder.reading(["b.json"], against: "frames")
    #expect(reading.cards == ["different b"])
    #expect(reading.html.utf8.count < usual + 10_000)
    let version = try VersionReading(try reading.data[0]["before"])
    let count = try PlannedTimeline(path: folder.path("a.json")).frameCount
    #expect(try version["frames"] == count)
    // With one file more than the timeline has frames, the limit is the number of files.
    #expect(try version["omitted"] == ["frames beyond \(count)"])
  }

  @Test func nothingButAHighNumberIsAFilmWithoutPictures() async throws {
    let folder = try await folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("stray"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: folder.path("frames/frame_0000.png"), toPath: folder.path("stray/frame_3000000.png"))
    let reading = try await folder.reading(["b.json"], against: "stray")
    let version = try VersionReading(try reading.data[0]["before"])
    #expect(try version["frames"] == 1)
    #expect(version.picture(ofFrame: 0) == nil)
  }

  @Test func aFrameOfAnotherSizeIsAWholePictureThatTellsIt() async throws {
    let folder = try await folder()
    let odd = StraightImage(
      width: 50, height: 20, bytes: (0..<50 * 20).flatMap { [UInt8($0 % 251), 9, 9, 255] })
    try Data(try odd.pngBytes()).write(
      to: URL(filePath: folder.path("frames/frame_0003.png")))
    let reading = try await folder.reading(["b.json"], against: "frames")
    let version = try VersionReading(try reading.data[0]["before"])
    let images = try version["images", as: [[String: Any]].self]
    let place = try #require(version.picture(ofFrame: 3))
    #expect(images[place]["base"] as? Int == -1)
    #expect(images[place]["width"] as? Int == 50)
    #expect(images[place]["height"] as? Int == 20)
    #expect(try PatchedImages(version).picture(place) == odd.bytes)
    for (index, image) in images.enumerated() where index != place {
      #expect(image["width"] == nil && image["height"] == nil)
    }
  }
}
