import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  @Test func theBytesAreThereAndNothingElse() throws {
    let folder = try TemporaryFolder()
    // Larger than a pipe's buffer or a page, so that a single write may be partial.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile(path: folder.path("a.bin")).write(bytes)
    #expect(try folder.contents(of: "a.bin") == Data(bytes))
    #expect(folder.names() == ["a.bin"])
  }

  @Test func anOlderFileIsReplacedWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write("a long older text", to: "a.txt")
    try AtomicFile(path: folder.path("a.txt")).write(Array("new".utf8))
    #expect(try folder.contents(of: "a.txt") == Data("new".utf8))
  }

  @Test func noBytesAreAFileToo() throws {
    let folder = try TemporaryFolder()
    try AtomicFile(path: folder.path("empty")).write([])
    #expect(try folder.contents(of: "empty").isEmpty)
  }

  @Test(arguments: ["a.txt", "new/a.txt", "new/of/three/a.txt", "new//a.txt", "./new/a.txt"])
  func missingFoldersAreCreated(path: String) throws {
    let folder = try TemporaryFolder()
    try AtomicFile(path: folder.path(path)).write([1])
    #expect(try folder.contents(of: path) == Data([1]))
  }

  @Test func aFolderThatCannotBeCreatedIsNamedInTheError() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "taken")
    let path = folder.path("taken/a.txt")
    let error = #expect(throws: LayoutAnimationError.self) {
      try AtomicFile(path: path).write([1])
    }
    #expect(error?.code == .cannotCreateOutput)
    #expect(error?.message == "cannot create `\(path)`: Not a directory")
    #expect(folder.names() == ["taken"])
  }

  @Test func aNameThatIsTakenByAFolderLeavesNoTemporaryFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("a"), withIntermediateDirectories: false)
    let error = #expect(throws: LayoutAnimationError.self) {
      try AtomicFile(path: folder.path("a")).write([1])
    }
    #expect(error?.code == .cannotCreateOutput)
    #expect(folder.names() == ["a"])
  }

  /// The temporary name does not depend on the name's length, which may be the system's maximum.
  @Test func theLongestNameIsWritten() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try AtomicFile(path: folder.path(name)).write([1])
    #expect(folder.names() == [name])
  }

  /// A frame may be a link to the previous one, whose pixels must not be overwritten.
  @Test func aLinkIsReplacedAndWhatItLedToIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b"), withDestinationPath: "a")
    try AtomicFile(path: folder.path("b")).write(Array("new".utf8))
    #expect(try folder.files(in: "") == ["a": Data("kept".utf8), "b": Data("new".utf8)])
  }

  /// Renaming a file over a device would remove the device.
  @Test func aDeviceIsNoFileToReplace() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "/dev/null")
    let path = folder.path("a")
    let error = #expect(throws: LayoutAnimationError.self) { try AtomicFile(path: path).write([]) }
    #expect(error?.code == .cannotCreateOutput)
    #expect(error?.message == "cannot create `\(path)`: Not a regular file")
    #expect(folder.names() == ["a"])
  }
}
