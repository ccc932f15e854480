import Foundation
import LayoutAnimation
import TestSupport
import Testing

@Suite struct FrameChecksumsTests {
  private static let sum = "082a0078b5a16ac9cb5982f31af75a740c08dfdaced168c5964d28b03d9d58de"

  /// Printed by ffmpeg 5.1 for frames of 1920×1080, except for the number of the second row.
  private static let framehash = """
    #format: frame checksums
    #version: 2
    #hash: SHA256
    #software: Lavf59.27.100
    #tb 0: 1/60
    #media_type 0: video
    #codec_id 0: rawvideo
    #dimensions 0: 1920x1080
    #sar 0: 0/1
    #stream#, dts,        pts, duration,     size, hash
    0,          0,          0,        1,  8294400, \(sum)
    0,         12,         12,        1,  8294400, \(sum)

    """

  private static let framecrc = """
    #software: Lavf59.27.100
    #tb 0: 1/30
    #media_type 0: video
    #codec_id 0: rawvideo
    #dimensions 0: 2x2
    #sar 0: 0/1
    0,          3,          3,        1,       16, 0x00000000
    0,       1234,       1234,        1,       16, 0x848395e4

    """

  private func withoutSoftware(_ text: String) -> String {
    text.components(separatedBy: "\n").filter { !$0.hasPrefix("#software") }
      .joined(separator: "\n")
  }

  @Test func aListOfHashesIsReadAndWrittenAsFfmpegHasIt() throws {
    let list = try FrameChecksums(parsing: Self.framehash)
    #expect(list.algorithm == .sha256)
    #expect(list.framesPerSecond == 60)
    #expect(list.width == 1920)
    #expect(list.height == 1080)
    #expect(list.rows.map(\.frame) == [0, 12])
    #expect(list.rows.map(\.checksum) == [Self.sum, Self.sum])
    #expect(list.description == withoutSoftware(Self.framehash))
    #expect(try FrameChecksums(parsing: list.description) == list)
  }

  @Test func aListOfChecksumsIsReadAndWrittenAsFfmpegHasIt() throws {
    let list = try FrameChecksums(parsing: Self.framecrc)
    #expect(list.algorithm == .adler32)
    #expect(
      list.rows == [
        .init(frame: 3, checksum: "0x00000000"), .init(frame: 1234, checksum: "0x848395e4"),
      ])
    #expect(list.description == withoutSoftware(Self.framecrc))
    #expect(try FrameChecksums(parsing: list.description) == list)
  }

  @Test func aListMayBeWithoutFrames() throws {
    let list = FrameChecksums(.adler32, framesPerSecond: 1, width: 1, height: 1, rows: [])
    #expect(try FrameChecksums(parsing: list.description) == list)
  }

  @Test func everyRecordedListIsReadAndWrittenTheSame() throws {
    let goldens = try Checkout.files(in: Checkout.root.appending(path: "Tests/GoldenTests/Goldens"))
      .filter { $0.pathExtension == "framecrc" }
    #expect(goldens.count > 10)
    for golden in goldens {
      let text = try String(contentsOf: golden, encoding: .utf8)
      #expect(try FrameChecksums(parsing: text).description == text)
    }
  }

  /// A text, its replacement, and the line that is then invalid.
  @Test(arguments: [
    ("#tb 0: 1/30", "#tb 0: 1/0", 2), ("#tb 0: 1/30", "#tb 0: 1/030", 2),
    ("#tb 0: 1/30", "#tb 0: 1/1001", 2), ("#tb 0: 1/30\n", "", 2),
    ("rawvideo", "png", 4), ("2x2", "2x0", 5), ("2x2", "2x2x2", 5), ("2x2", "02x2", 5),
    ("2x2", "16385x1", 5), ("2x2", "99999999999999999999x2", 5), ("2x2", "3x2", 7),
    ("0/1", "1/1", 6), ("0,          3", "1,          3", 7), ("3,          3", "3,          4", 7),
    ("0x00000000", "0x0000000", 7), ("0x00000000", "0x0000000G", 7), ("0x84", "0xAB", 8),
    (" 1234,       1234", "    3,          3", 8), (" 1234,       1234", "    2,          2", 8),
    ("0x00000000", "0x00000000 ", 7), ("0x848395e4\n", "0x848395e4\n\n", 9),
    ("0,          3,          3", "0,         -3,         -3", 7),
    ("#sar 0: 0/1\n", "#sar 0: 0/1\n#extradata\n", 7),
  ])
  func aListThatWasEditedIsToldWhere(found: String, replacement: String, line: Int) throws {
    let edited = Self.framecrc.replacingOccurrences(of: found, with: replacement)
    #expect(edited != Self.framecrc)
    let error = #expect(throws: FrameChecksums.ParsingError.self) {
      try FrameChecksums(parsing: edited)
    }
    #expect(error?.line == line)
  }

  @Test(arguments: [
    "", "\n", "#format: frame checksums", "0", "#tb 0: 1/60\n#media_type 0: audio\n",
  ])
  func otherTextsAreNoLists(text: String) {
    #expect(throws: FrameChecksums.ParsingError.self) { try FrameChecksums(parsing: text) }
  }
}
