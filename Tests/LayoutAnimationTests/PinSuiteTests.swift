import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Folders of timelines: what is in them, and what is passed over.
@Suite struct PinSuiteTests {
  private static let still = ComparedTexts.still

  private func suite(
    _ folder: borrowing TemporaryFolder, _ names: [String], pin: String? = nil
  ) throws -> (timelines: [String], pins: [String]) {
    let suite = try TimelineSuite(
      paths: names.map { folder.path($0) }, pin: pin.map { folder.path($0) })
    let root = folder.url.path + "/"
    return (
      suite.timelines.map { $0.replacingOccurrences(of: root, with: "") },
      suite.abandonedPins.map { $0.replacingOccurrences(of: root, with: "") }
    )
  }

  private func folder(of files: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files {
      let parent = folder.url.appending(path: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.write(Self.still, to: file)
    }
    return folder
  }

  @Test func aFolderIsWalkedToItsEndInOrder() throws {
    let folder = try folder(of: [
      "s/b.json", "s/a.json", "s/a/z.json", "s/a/b/c/d.json", "s/a/gone.pinned", "s/a/z.pinned",
      "s/.hidden.json", "s/.git/config.json", "s/manifest.json", "s/out/manifest.json",
      "s/out/frame_0000.png", "s/notes.txt", "s/B.JSON", "other.json",
    ])
    let found = try suite(folder, ["s"])
    #expect(found.timelines == ["s/a/b/c/d.json", "s/a/z.json", "s/a.json", "s/b.json"])
    #expect(found.pins == ["s/a/gone.pinned"])
  }

  @Test func linksToFoldersArePassedOverAndLinksToFilesAreNot() throws {
    let folder = try folder(of: ["s/a.json", "t/b.json"])
    let files = FileManager.default
    for (link, target) in [
      ("s/loop", "."), ("s/up", ".."), ("s/t", "../t"), ("s/c.json", "../t/b.json"),
      ("s/d.json", "nowhere"), ("s/e.json", "../t"),
    ] {
      try files.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json", "s/c.json", "s/d.json"])
    // Who names a link means what it leads to.
    #expect(try suite(folder, ["s/t"]).timelines == ["s/t/b.json"])
  }

  @Test func whatIsNamedTwiceIsTakenOnce() throws {
    let folder = try folder(of: ["s/a.json", "s/b.json", "s/b.pinned", "s/gone.pinned"])
    #expect(
      try suite(folder, ["s/b.json", "s", "s/b.json"]).timelines == ["s/b.json", "s/a.json"])
    #expect(try suite(folder, ["s", "s"]).timelines == ["s/a.json", "s/b.json"])
    // As a shell expands `s/*`.
    let all = try suite(folder, folder.names(in: "s").map { "s/" + $0 })
    #expect(all.timelines == ["s/a.json", "s/b.json"])
    #expect(all.pins == ["s/gone.pinned"])
    #expect(try suite(folder, ["s/none.pinned"]).timelines == ["s/none.json"])
  }

  @Test func aPipeInAFolderIsNotWaitedFor() throws {
    let folder = try folder(of: ["s/a.json"])
    #expect(mkfifo(folder.path("s/pipe.json"), 0o600) == 0)
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json"])
  }

  @Test func whereNothingIsThereIsNothingToVerify() throws {
    let folder = try folder(of: ["s/manifest.json", "pins/a.pinned"])
    let error = #expect(throws: LayoutAnimationError.self) { try suite(folder, ["s"]) }
    #expect(error?.code == .unreadableInput)
    #expect(try suite(folder, ["pins"]).pins == ["pins/a.pinned"])
  }

  @Test func aPinIsOfOneTimeline() throws {
    let folder = try folder(of: ["s/a.json", "b.json"])
    for paths in [["s"], ["b.json", "s"], ["b.json", "b.json"], ["b.json", "s/a.json"]] {
      let error = #expect(throws: LayoutAnimationError.self) {
        try suite(folder, paths, pin: "x.pinned")
      }
      #expect(error?.code == .usage)
    }
    #expect(try suite(folder, ["b.json"], pin: "x.pinned").timelines == ["b.json"])
    let stdin = #expect(throws: LayoutAnimationError.self) { try TimelineSuite(paths: ["-"]) }
    #expect(stdin?.code == .usage)
    #expect(try TimelineSuite(paths: ["-"], pin: "x.pinned").timelines == ["-"])
  }

  @Test(arguments: [
    ("a.json", "a.pinned"), ("a/b.c.json", "a/b.c.pinned"), ("a", "a.pinned"),
    ("a.JSON", "a.JSON.pinned"), (".json", ".pinned"), ("a.json.json", "a.json.pinned"),
  ])
  func aPinLiesBesideItsTimeline(timeline: String, pin: String) {
    #expect(Pin.path(ofTimeline: timeline) == pin)
  }
}
