import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import ReviewPage

/// A review page in several files.
@Suite final class SplitFolderTests {
  private let folder: ReviewFolder
  private let target: TemporaryFolder

  init() async throws {
    folder = try ReviewFolder()
    target = try TemporaryFolder()
    try await folder.add("much", at: "9", pinned: "2")
    try await folder.add("same", pinned: "2")
  }

  private func write(_ names: [String] = [""], _ overwriting: Overwriting = .everything)
    async throws
  {
    try SplitFolder(path: target.path("page/")).write(try await folder.page(names), overwriting)
  }

  /// By path within the folder.
  private var files: [String: Data] {
    get throws {
      var files: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: target.path("page")) {
        var isFolder: ObjCBool = false
        let file = target.path("page/\(path)")
        _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        if !isFolder.boolValue { files[path] = try Data(contentsOf: URL(filePath: file)) }
      }
      return files
    }
  }

  @Test func theFilesAreThoseThatAreLinked() async throws {
    try await write()
    let files = try files
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count == 3)
    var linked: Set = ["index.html"]
    for (path, data) in pages {
      let html = String(decoding: data, as: UTF8.self)
      for attribute in ["href=\"", "src=\""] {
        for part in html.components(separatedBy: attribute).dropFirst() {
          let address = part.components(separatedBy: "\"")[0]
          linked.insert(
            address.hasPrefix("../") ? String(address.dropFirst(3)) : address)
          #expect(path == "index.html" || address.hasPrefix("../"))
        }
      }
      #expect(
        !html.contains("data:image") && !html.contains("<style") && !html.contains("style=\""))
      #expect(html.components(separatedBy: "<script").count == (path == "index.html" ? 2 : 3))
      #expect(data.count < 1_000_000)
    }
    #expect(linked == Set(files.keys))
  }

  @Test func theSameInputGivesTheSameBytesAndAnotherLeavesNoFile() async throws {
    try await write()
    let first = try files
    try await write(["same.json"])
    let second = try files
    #expect(second.keys.filter { $0.hasSuffix(".html") }.count == 2)
    try await write()
    #expect(try files == first)
  }

  @Test(arguments: ["notes.txt", "cards/notes.html", "files/0123456789abcdef.png", "index.html"])
  func aFolderWithOtherFilesIsRefused(name: String) async throws {
    try await write()
    try target.write("mine", to: "page/\(name)")
    let before = try files
    let error = await #expect(throws: LayoutAnimationError.self) { try await write(["same.json"]) }
    #expect(error?.code == .cannotCreateOutput)
    #expect(error?.message.contains("`\(name)`") == true)
    #expect(try files == before)
  }

  @Test func anEmptyFolderIsTakenAndAFileIsNot() async throws {
    try FileManager.default.createDirectory(
      atPath: target.path("page"), withIntermediateDirectories: true)
    try await write()
    try target.write("mine", to: "file")
    #expect(throws: LayoutAnimationError.self) {
      try SplitFolder(path: target.path("file")).check(.everything)
    }
  }

  @Test func aPageThatIsToBeKeptIsKept() async throws {
    try await write()
    let before = try files
    await #expect(throws: LayoutAnimationError.self) { try await write(["same.json"], .nothing) }
    #expect(try files == before)
  }

  /// The overview cannot be replaced, because its name is a folder's.
  @Test func aRunThatFailsLeavesTheFilesOfThePage() async throws {
    try await write()
    let before = try files
    let overview = target.path("page/index.html")
    try FileManager.default.removeItem(atPath: overview)
    try FileManager.default.createDirectory(atPath: overview, withIntermediateDirectories: true)
    await #expect(throws: LayoutAnimationError.self) { try await write(["same.json"]) }
    for (path, data) in before where path != "index.html" { #expect(try files[path] == data) }
  }

  @Test func namesAreOfPlainCharacters() {
    let file = SplitFile("a/b \"ü", [1, 2, 3], suffix: "html")
    #expect(file.name == "a-b-----039058c6f2c0cb49.html")
    #expect(SplitFile.hasChecksum(file.name, [1, 2, 3]))
    #expect(!SplitFile.hasChecksum(file.name, [1, 2, 4]))
    #expect(!SplitFile.hasChecksum("x", []))
  }
}
