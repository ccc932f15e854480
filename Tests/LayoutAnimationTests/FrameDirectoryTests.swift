import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct FrameDirectoryTests {
  @Test func framesAreCountedFromTheStartNumber() throws {
    let directory = try FrameDirectory(path: "out", pattern: .standard, startNumber: 1001)
    #expect(directory.name(of: 0) == "frame_1001.png")
    #expect(directory.path(of: 75) == "out/frame_1076.png")
    #expect(directory.frame(named: "frame_1076.png") == 75)
    #expect(directory.frame(named: "frame_1000.png") == nil)
  }

  @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max])
  func startNumbersHaveARange(number: Int) {
    let error = #expect(throws: LayoutAnimationError.self) {
      try FrameDirectory(path: "out", pattern: .standard, startNumber: number)
    }
    #expect(error?.code == .usage)
    #expect(error?.message == "the start number must be 0…999999999, not \(number)")
  }

  @Test(arguments: [0, 999_999_999])
  func bothEndsOfTheRangeAreInIt(number: Int) throws {
    let directory = try FrameDirectory(path: "out", pattern: .standard, startNumber: number)
    #expect(directory.frame(named: directory.name(of: 99_999)) == 99_999)
  }

  @Test(arguments: [("out", "out/frame_0000.png"), ("out/", "out/frame_0000.png")])
  func aSlashAtTheEndOfTheFolderIsNotDoubled(folder: String, path: String) {
    #expect(FrameDirectory(path: folder).path(of: 0) == path)
  }

  /// A timeline of ten frames has the numbers 100…109. 99 is below them and not stale, and neither
  /// is another name for 110.
  @Test func onlyNumbersBeyondTheLastFrameAreStale() throws {
    let folder = try TemporaryFolder()
    let directory = try FrameDirectory(
      path: folder.path(""), pattern: FramePattern("x%d"), startNumber: 100)
    for name in ["x99", "x100", "x109", "x0110", "frame_0110.png"] {
      try folder.write("", to: name)
    }
    #expect(directory.staleFrames { $0 < 10 }.isEmpty)
    for name in ["x110", "x1000"] { try folder.write("", to: name) }
    #expect(
      directory.staleFrames { $0 < 10 }.text(.concise).contains("`x110` to `x1000`, 2 files,"))
  }
}
