import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import Benchmarks

@Suite struct JSONFileTests {
  /// A file of zeros takes no room on the disk and is not JSON from its first byte on.
  @Test(arguments: [(-1, false), (0, false), (1, true)])
  func aResultHas64Megabytes(more: Int, isTooLarge: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.json")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    try #require(truncate(path, off_t(64 << 20 + more)) == 0)
    let error = #expect(throws: LayoutAnimationError.self) { try JSONFile(path: path) }
    #expect(error?.code == .invalidTimeline)
    #expect((error?.message == "`\(path)` is larger than 64 MB") == isTooLarge)
  }
}
