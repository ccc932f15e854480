import LayoutAnimation
import TestSupport
import Testing

/// Which existing files an output of a kind replaces without `--overwrite`.
@Suite struct FileHeadTests {
  private func isReplaced(_ contents: String, by head: FileHead) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(contents, to: "a")
    do throws(LayoutAnimationError) {
      try Overwriting.allButPins.check(folder.path("a"), writing: head)
      return true
    } catch {
      #expect(error.code == .cannotCreateOutput)
      return false
    }
  }

  @Test(arguments: [
    ("{}", true), ("\n\r\n \t{", true), ("\u{FEFF}{", true), ("\u{FEFF}\n{", true), ("", true),
    ("\n", true), ("notes", false), ("\u{FEFF}notes", false), ("\n[", false), ("// {", false),
    (String(repeating: " ", count: 8000) + "{", true),
  ])
  func aTimelineMayBeginWithBlanks(contents: String, isTimeline: Bool) throws {
    #expect(try isReplaced(contents, by: .timeline) == isTimeline)
  }

  @Test(arguments: [
    ("\0\0\0\0\0\0\0\0", true), ("\u{FEFF}", false), ("{", false), ("mine", false), ("", true),
  ])
  func aPictureBeginsAtOnce(contents: String, isReplaced: Bool) throws {
    #expect(try self.isReplaced(contents, by: .picture) == isReplaced)
  }

  @Test(arguments: [
    ("a.json: as pinned\nmore", true), ("error[syntax]: no", true), ("import Foundation", false),
    ("import Foundation\n// a.json: as pinned", false),
  ])
  func aReportIsKnownByItsFirstLine(contents: String, isReport: Bool) throws {
    let head = FileHead("a report", lineWith: [".json: ", "error["])
    #expect(try isReplaced(contents, by: head) == isReport)
  }
}
