import Foundation
import LayoutAnimation
import Testing

@testable import ReviewPage

@Suite struct BasisTests {
  @Test func aPinSomewhereElse() async throws {
    let folder = try ReviewFolder()
    try await folder.add("old/a", pinned: "2")
    try await folder.add("a", at: "4")
    let reading = try await folder.reading(["a.json"], against: "old/a.pinned")
    #expect(reading.cards == ["different a"])
    let pin = folder.path("old/a.pinned")
    #expect(
      try reading.data[0]["command"] as? String
        == "layoutanim approve \(folder.path("a.json")) --pin \(pin)")
  }

  @Test func anotherTimeline() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a", at: "4", pinned: "9")
    try await folder.add("b")
    let reading = try await folder.reading(["a.json"], against: "b.json")
    #expect(reading.cards == ["different a"])
    #expect(try reading.data[0]["command"] is NSNull)
    #expect(try VersionReading(reading.data[0]["before"])["file"] == "b.json")
    try await folder.add("c")
    let same = try await folder.reading(["b.json"], against: "c.json")
    #expect(same.cards == ["same b"])
    #expect(same.parts(from: "class=\"summary\">", to: "<") == ["1 timeline: 1 the same"])
  }

  @Test(arguments: [true, false])
  func aFolderOfFrames(hasManifest: Bool) async throws {
    let folder = try ReviewFolder()
    try await folder.add("a")
    try await folder.add("b", at: "4")
    let before = try PlannedTimeline(path: folder.path("a.json"))
    let frames = FrameDirectory(path: folder.path("frames"))
    _ = try await FrameRenderer(before, options: OutputOptions()).render(into: frames)
    let manifest = folder.path("frames/manifest.json")
    if !hasManifest { try FileManager.default.removeItem(atPath: manifest) }
    let reading = try await folder.reading(["b.json"], against: "frames")
    #expect(reading.cards == ["different b"])
    let version = try VersionReading(try reading.data[0]["before"])
    #expect(try version["drawing"] == "frames")
    let images = try PatchedImages(version)
    for frame in before.frames {
      let picture = try #require(version.picture(ofFrame: frame.index))
      #expect(try images.picture(picture) == frame.pixels, "frame \(frame.index)")
    }
    let tracks = try version["tracks", as: [[String: Any]].self]
    #expect(tracks.count == (hasManifest ? 2 : 0))
    for frame in 0..<(hasManifest ? before.frameCount : 0) {
      let x = try #require(VersionReading.value(tracks[1]["x"], frame) as? Double)
      let expected = try before.layout(atFrame: frame)["box"]?.frame.x ?? .nan
      #expect(abs(x - expected) <= 0.000_500_1, "frame \(frame)")
    }
  }

  @Test func aFolderOfNamesakes() async throws {
    let folder = try ReviewFolder()
    try await folder.add("new/a", at: "4")
    try await folder.add("new/in/b", at: "5")
    try await folder.add("new/in/c")
    try await folder.add("old/a", pinned: "2")
    try await folder.add("old/in/b")
    let reading = try await folder.reading(["new"], against: "old")
    #expect(reading.cards == ["different b", "different a", "not-pinned c"])
    let bases = try reading.data.map { ($0["before"] as? [String: Any])?["label"] as? String }
    #expect(bases == [folder.path("old/in/b.json"), folder.path("old/a.pinned"), nil])
    #expect(
      reading.html.contains(
        "not pinned: there is no <code><bdi>\(folder.path("old/in/c.pinned"))</bdi></code>"))
  }

  @Test func whatIsForOneTimelineIsNotForSeveral() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a")
    try await folder.add("b")
    await #expect {
      _ = try await folder.page(["a.json", "b.json"], against: "a.json")
    } throws: { error in
      (error as? LayoutAnimationError)?.code == .usage
    }
  }

  @Test func whatIsNotThereMakesACardThatSaysSo() async throws {
    let folder = try ReviewFolder()
    try await folder.add("a")
    let page = try await folder.page(["a.json"], against: "missing.pinned")
    #expect(PageReading(page).cards == ["failed a"])
    #expect(page.failures.map(\.code) == [.unreadableInput])
  }

  @Test func twoOfOneNameAreCalledByTheirPaths() async throws {
    let folder = try ReviewFolder()
    try await folder.add("x/a")
    try await folder.add("y/a")
    try await folder.add("y/b")
    let cards = try await folder.reading().cards
    #expect(cards == ["alone \(folder.path("x/a"))", "alone \(folder.path("y/a"))", "alone b"])
  }
}
