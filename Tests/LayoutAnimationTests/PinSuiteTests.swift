import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// Folders of timelines: which files are found and which are skipped.
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
      "s/out/frame_0000.png", "s/notes.txt", "s/B.JSON", "s/B.JSON.pinned", "other.json",
    ])
    // Only the contents show whether a file with the name of `render`'s manifest is one: a user's
    // timeline may have that name too.
    try folder.write(Self.manifest, to: "s/out/manifest.json")
    let found = try suite(folder, ["s"])
    #expect(
      found.timelines == [
        "s/a/b/c/d.json", "s/a/z.json", "s/B.JSON", "s/a.json", "s/b.json", "s/manifest.json",
      ])
    #expect(found.pins == ["s/a/gone.pinned"])
  }

  private static let manifest = """
    {
      "manifestVersion": 1,
      "tool": "0.1.0"
    }
    """

  /// A folder is not a timeline, so its pin is orphaned.
  @Test func aTimelineThatBecameAFolderLeavesItsPin() throws {
    let folder = try folder(of: ["s/a.json/inside.txt", "s/a.pinned"])
    let found = try suite(folder, ["s"])
    #expect(found.timelines == [])
    #expect(found.pins == ["s/a.pinned"])
  }

  /// 0xE9 alone is not valid UTF-8, so the name cannot be part of a path.
  @Test func aNameThatCannotBeReadIsAnError() throws {
    let folder = try folder(of: ["s/a.json"])
    let name = Array(folder.path("s/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    #expect(mkdir(name, 0o700) == 0)
    let error = #expect(throws: LayoutAnimationError.self) { try suite(folder, ["s"]) }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.contains("is not UTF-8") == true)
    rmdir(name)
  }

  @Test func noTwoTimelinesShareAPin() throws {
    let folder = try folder(of: ["s/a.json", "s/a"])
    let error = #expect(throws: LayoutAnimationError.self) {
      try suite(folder, ["s/a.json", "s/a"])
    }
    #expect(error?.code == .usage)
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json"])
    let none = #expect(throws: LayoutAnimationError.self) { try TimelineSuite(paths: []) }
    #expect(none?.code == .usage)
  }

  @Test func linksToFoldersArePassedOverAndLinksToFilesAreNot() throws {
    let folder = try folder(of: ["s/a.json", "t/b.json"])
    let files = FileManager.default
    for (link, target) in [
      ("s/loop", "."), ("s/up", ".."), ("s/t", "../t"), ("s/c.json", "a.json"),
      ("s/d.json", "nowhere"), ("s/e.json", "../t"),
    ] {
      try files.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json", "s/c.json", "s/d.json"])
    // A link that is named explicitly is followed.
    #expect(try suite(folder, ["s/t"]).timelines == ["s/t/b.json"])
  }

  @Test(arguments: ["s/c.json", "s/c.pinned", "s/layoutanim.json"])
  func aLinkOutOfTheFolderIsRefusedUnlessItIsNamed(link: String) throws {
    let folder = try folder(of: ["s/a.json", "t/b.json"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(link), withDestinationPath: "../t/b.json")
    let error = #expect(throws: LayoutAnimationError.self) { try suite(folder, ["s"]) }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.contains("is a link that leads out of the folder") == true)
    #expect(try suite(folder, ["s/a.json", "s/c.json"]).timelines == ["s/a.json", "s/c.json"])
  }

  @Test func whatIsNamedTwiceIsTakenOnce() throws {
    let folder = try folder(of: ["s/a.json", "s/b.json", "s/b.pinned", "s/gone.pinned"])
    #expect(
      try suite(folder, ["s/b.json", "s", "s/b.json"]).timelines == ["s/b.json", "s/a.json"])
    #expect(try suite(folder, ["s", "s"]).timelines == ["s/a.json", "s/b.json"])
    // The arguments as a shell expands `s/*`.
    let all = try suite(folder, folder.names(in: "s").map { "s/" + $0 })
    #expect(all.timelines == ["s/a.json", "s/b.json"])
    #expect(all.pins == ["s/gone.pinned"])
    #expect(try suite(folder, ["s/none.pinned"]).timelines == ["s/none.json"])
  }

  /// Reading it is an error: a suite must not pass with a timeline that nobody looked at.
  @Test func aPipeInAFolderIsNotSkipped() throws {
    let folder = try folder(of: ["s/a.json", "s/pipe.pinned"])
    #expect(mkfifo(folder.path("s/pipe.json"), 0o600) == 0)
    let found = try suite(folder, ["s"])
    #expect(found.timelines == ["s/a.json", "s/pipe.json"])
    #expect(found.pins == [])
  }

  /// Whatever the link is called, it may stand for a timeline or for a folder of them.
  @Test(arguments: ["s/b", "s/b.json"]) func aLinkInACircleIsNotSkipped(link: String) throws {
    let folder = try folder(of: ["s/a.json"])
    let name = String(link.dropFirst(2))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(link), withDestinationPath: name)
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json", link])
  }

  /// A suite of which something could not be examined has not passed, whatever is there by the time it is verified.
  @Test(arguments: ["s/b.png", "s/b.json"])
  func whatCouldNotBeExaminedFails(link: String) async throws {
    let folder = try folder(of: ["s/a.json"])
    let file = folder.path(link)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
    let suite = try TimelineSuite(paths: [folder.path("s")])
    try FileManager.default.removeItem(atPath: file)
    try folder.write(Self.still, to: link)
    try await expectFailure(of: file, in: suite, "Too many levels of symbolic links")
  }

  /// Names that are the same text are the one reason that holds for root, too.
  @Test func aFolderThatCouldNotBeListedFails() async throws {
    let folder = try folder(of: ["s/a.json", "s/b/\u{E9}.txt", "s/b/e\u{301}.txt"])
    // Some file systems take them for one.
    guard folder.names(in: "s/b").count == 2 else { return }
    let suite = try TimelineSuite(paths: [folder.path("s")])
    try FileManager.default.removeItem(atPath: folder.path("s/b"))
    try folder.write(Self.still, to: "s/b")
    try await expectFailure(of: folder.path("s/b"), in: suite, "`\u{E9}.txt` and `e\u{301}.txt`")
  }

  private func expectFailure(
    of path: String, in suite: TimelineSuite, _ reason: String
  ) async throws {
    #expect(suite.timelines.count == 2)
    let failed = await zip(suite.timelines, suite.verify()).filter { $1.kind == .failed }
    #expect(failed.map(\.0) == [path])
    let error = #expect(throws: LayoutAnimationError.self) { try suite.checkUsable(path) }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.hasPrefix("cannot read `\(path)`: \(reason)") == true)
  }

  @Test(.enabled(if: geteuid() != 0, "every folder can be listed by root"))
  func aFolderThatCannotBeListedIsNotSkipped() throws {
    let folder = try folder(of: ["s/a.json", "s/b/c.json"])
    #expect(chmod(folder.path("s/b"), 0) == 0)
    defer { chmod(folder.path("s/b"), 0o700) }
    #expect(try suite(folder, ["s"]).timelines == ["s/a.json", "s/b"])
    #expect(throws: LayoutAnimationError.self) { try suite(folder, ["s/b"]) }
  }

  @Test func whereNothingIsThereIsNothingToVerify() throws {
    let folder = try folder(of: ["s/notes.txt", "pins/a.pinned"])
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
