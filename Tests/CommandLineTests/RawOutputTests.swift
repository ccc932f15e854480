import Foundation
import ImageCoding
import TestSupport
import Testing

/// `-o -` writes raw frames to standard output.
@Suite struct RawOutputTests {
  /// The pixels of the frames that `render` writes as files.
  private func decodedFrames(
    _ layoutanim: borrowing Layoutanim, _ timeline: String, _ arguments: [String] = []
  ) throws -> Data {
    _ = try layoutanim.run(["render", timeline, "-o", "decoded"] + arguments)
    var pixels = Data()
    for name in layoutanim.folder.frameNames(in: "decoded") {
      let bytes = try layoutanim.folder.contents(of: "decoded/\(name)")
      pixels += try PNGDecoder().decode(Array(bytes)).bytes
    }
    return pixels
  }

  @Test(arguments: ["1", "2", "3", "8"])
  func thePixelsAreThoseOfTheFilesInOrder(jobs: String) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "-", "-j", jobs])
    #expect(run.status == 0)
    #expect(run.bytes.count == 16 * 40 * 30 * 4)
    #expect(try run.bytes == decodedFrames(layoutanim, "sliding.json"))
  }

  @Test func theAlphaOfPixelsIsStraight() throws {
    let layoutanim = try Layoutanim()
    let translucent = Samples.sliding.replacingOccurrences(
      of: "\"scale\": 1", with: "\"scale\": 1, \"backgroundColor\": \"#FF000080\"")
    try layoutanim.folder.write(translucent, to: "translucent.json")
    let run = try layoutanim.run(["render", "translucent.json", "-o", "-"])
    #expect(Array(run.bytes.prefix(8)) == [0xFF, 0, 0, 0x80, 0xFF, 0, 0, 0x80])
    #expect(try run.bytes == decodedFrames(layoutanim, "translucent.json"))
  }

  @Test(arguments: ["5", "-1", "0-15:4,13-", "15,0"])
  func aSelectionIsExactlyItsFrames(frames: String) throws {
    let layoutanim = try Layoutanim()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "-", "--frames", frames])
    #expect(run.status == 0)
    #expect(try run.bytes == decodedFrames(layoutanim, "sliding.json", ["--frames", frames]))
  }

  @Test func theClosingLineTellsTheFormatAsFfmpegCallsIt() throws {
    let run = try Layoutanim().run(
      ["render", "sliding.json", "-o", "-", "--scale", "2", "--fps", "25", "--frames", "0"])
    #expect(
      run.errors == """
        rendered 1 frame to standard output: -f rawvideo -pixel_format rgba -video_size 80x60 \
        -framerate 25\n
        """)
  }

  @Test func noFolderIsMadeAndWarningsStayOffTheStream() throws {
    let layoutanim = try Layoutanim()
    let before = layoutanim.folder.names()
    let run = try layoutanim.run(["render", "conflicting.json", "-o", "-"])
    #expect(run.errors.contains("warning[conflict]"))
    #expect(run.bytes.count == 16 * 40 * 30 * 4)
    #expect(layoutanim.folder.names() == before)
  }

  @Test(arguments: [
    ["render", "sliding.json", "-o", "-", "--pattern", "%d.png"],
    ["render", "sliding.json", "-o", "-", "--start-number", "0"],
    ["render", "sliding.json", "-o", "-", "--no-clobber"],
    ["still", "sliding.json", "-o", "-", "--no-clobber"],
  ])
  func optionsAboutFilesAreAMistakeOfUse(arguments: [String]) throws {
    let run = try Layoutanim().run(arguments)
    #expect(run.status == 64)
    #expect(run.bytes.isEmpty)
    #expect(run.errors.contains("-o - writes none"))
  }

  @Test(arguments: [
    ["render", "misspelt.json", "-o", "-"], ["render", "conflicting.json", "-o", "-", "--strict"],
    ["render", "sliding.json", "-o", "-", "--frames", "99"],
    ["still", "sliding.json", "-o", "-", "--frame", "99"],
  ])
  func whatIsRefusedWritesNoByte(arguments: [String]) throws {
    let run = try Layoutanim().run(arguments)
    #expect(run.status != 0)
    #expect(run.bytes.isEmpty)
  }

  @Test(arguments: ["render", "still"])
  func aReaderWhoLeavesEarlyIsAFailure(command: String) throws {
    let run = try Layoutanim().run(
      [command, "sliding.json", "-o", "-", "--scale", "3"],
      through: #"{ sleep 0.2; "$0" "$@"; echo "$?" >&2; } | true"#)
    #expect(run.errors == "error: cannot write to standard output: Broken pipe\n74\n")
  }

  @Test func aStandardOutputThatCannotBeWrittenIsAFailure() throws {
    let run = try Layoutanim().run(
      ["render", "sliding.json", "-o", "-"], through: #"exec "$0" "$@" >&-"#)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("error: cannot write to standard output: "))
  }

  @Test func aStillIsTheBytesOfItsFile() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["still", "sliding.json", "-o", "still.png", "--frame", "5"])
    let run = try layoutanim.run(["still", "sliding.json", "-o", "-", "--frame", "5"])
    #expect(run.errors == "rendered frame 5 to standard output\n")
    #expect(try run.bytes == layoutanim.folder.contents(of: "still.png"))
  }

  /// `script` runs a command in a new pseudo-terminal; its options differ between systems.
  @Test(.needs(.script), arguments: ["render", "still"])
  func nothingIsWrittenToATerminal(command: String) throws {
    #if os(Linux)
      let script = "script -qec 'layoutanim \(command) sliding.json -o -' /dev/null"
    #else
      let script = "script -q /dev/null layoutanim \(command) sliding.json -o -"
    #endif
    let run = try Layoutanim().shell(script)
    #expect(run.status == 64)
    #expect(run.output.contains("`-o -` writes bytes, not for a terminal"))
  }
}
