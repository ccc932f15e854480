import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// `frames.framecrc`, `frames.framehash` and `manifest.json`, written next to the frames.
@Suite struct ChecksumFilesTests {
  /// ffmpeg writes the same lists, except for its own name. If `root` is transparent or
  /// translucent, so are the frames' pixels.
  @Test(
    .enabled(if: SystemProgram.ffmpeg.isInstalled),
    arguments: ["60", "30", "1000"], ["sliding.json", "clear.json", "half.json"])
  func theListsAreThoseOfFfmpeg(fps: String, timeline: String) throws {
    let layoutanim = try Layoutanim()
    for (name, color) in [("clear.json", "#00000000"), ("half.json", "#FF000033")] {
      let canvas = #""scale": 1, "backgroundColor": "\#(color)""#
      try layoutanim.folder.write(
        Samples.sliding.replacingOccurrences(of: #""scale": 1"#, with: canvas), to: name)
    }
    let run = try layoutanim.shell(
      """
      layoutanim render \(timeline) -o out --fps \(fps) --hash sha256 -q
      for format in framecrc framehash; do
        ffmpeg -v error -framerate \(fps) -i out/frame_%04d.png -pix_fmt rgba -f $format - |
          grep -v '^#software' > expected.$format
        cmp expected.$format out/frames.$format
      done
      """)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = try String(
      decoding: layoutanim.folder.contents(of: "expected.framecrc"), as: UTF8.self
    )
    .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == layoutanim.folder.frameNames(in: "out").count)
    #expect(Set(lines.map { $0.suffix(10) }).count > 3)
  }

  @Test func someFramesHaveTheirRowsOfTheWhole() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "all", "--hash", "sha256"])
    _ = try layoutanim.run(
      ["render", "sliding.json", "-o", "some", "--hash", "sha256", "--frames", "3,7-9,-1"])
    for name in ["frames.framecrc", "frames.framehash"] {
      let all = try FrameChecksums(parsing: layoutanim.text(of: "all/\(name)"))
      let some = try FrameChecksums(parsing: layoutanim.text(of: "some/\(name)"))
      #expect(all.rows.map(\.frame) == Array(0...15))
      #expect(some.rows == [3, 7, 8, 9, 15].map { all.rows[$0] })
    }
  }

  /// The checksum of a file that is not rendered again is verified by decoding the file, unless the
  /// lists agree with it.
  @Test(arguments: [true, false], [["--hash", "sha256"], []])
  func aFalseChecksumIsNotPassedOn(hasLists: Bool, hash: [String]) throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out"] + hash
    _ = try layoutanim.run(arguments)
    let lists = try layoutanim.folder.files(in: "out").filter { $0.key.hasPrefix("frames.") }
    let text = try layoutanim.text(of: "out/manifest.json")
    for key in hash.isEmpty ? ["adler32"] : ["adler32", "sha256"] {
      let whole = try #require(text.range(of: "\"index\": 9,"))
      let place = try #require(
        text.range(of: "\"\(key)\": \"0x", range: whole.upperBound..<text.endIndex)
          ?? text.range(of: "\"\(key)\": \"", range: whole.upperBound..<text.endIndex)
      ).upperBound
      let digit = text[place] == "1" ? "2" : "1"
      let changed = text.replacingCharacters(in: place...place, with: digit)
      try layoutanim.folder.write(changed, to: "out/manifest.json")
      if !hasLists {
        for name in lists.keys {
          try FileManager.default.removeItem(atPath: layoutanim.folder.path("out/\(name)"))
        }
      }
      _ = try layoutanim.run(arguments + ["--frames", "0-1"])
      #expect(try layoutanim.listed(in: "out") == Array(0...15).filter { $0 != 9 })
      _ = try layoutanim.run(arguments + ["--frames", "9"])
      #expect(
        try layoutanim.folder.files(in: "out").filter { $0.key.hasPrefix("frames.") } == lists)
      #expect(try layoutanim.text(of: "out/manifest.json") == text)
    }
  }

  /// Only the file entries of an existing manifest are used; those about views are ignored.
  @Test func framesStayListedWhateverTheLayoutSays() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out"]
    _ = try layoutanim.run(arguments)
    let files = try layoutanim.folder.files(in: "out")
    let text = try layoutanim.text(of: "out/manifest.json")
    for damaged in [String(text.dropLast(40)), text.replacingOccurrences(of: "center", with: "x")] {
      try layoutanim.folder.write(damaged, to: "out/manifest.json")
      _ = try layoutanim.run(arguments + ["--frames", "3"])
      #expect(try layoutanim.folder.files(in: "out") == files)
    }
  }

  /// Frames rendered later with the same options are added; a frame whose file is missing is no
  /// longer listed.
  @Test func aManifestListsTheFramesThatAreThere() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out", "--frames"]
    _ = try layoutanim.run(arguments + ["0-3"])
    _ = try layoutanim.run(arguments + ["8"])
    #expect(try layoutanim.listed(in: "out") == [0, 1, 2, 3, 8])
    try FileManager.default.removeItem(atPath: layoutanim.folder.path("out/frame_0002.png"))
    _ = try layoutanim.run(arguments + ["3,9"])
    #expect(try layoutanim.listed(in: "out") == [0, 1, 3, 8, 9])
  }

  /// Frames rendered with different options are not listed together.
  @Test(arguments: [
    ["--fps", "30"], ["--scale", "2"], ["--start-number", "1"], ["--pattern", "f%d.png"],
    ["--hash", "sha256"], ["--edges", "device"],
  ])
  func framesOfOtherOptionsAreNotListed(options: [String]) throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "-o", "out", "--frames"]
    _ = try layoutanim.run(arguments + ["0-3"] + options)
    _ = try layoutanim.run(arguments + ["4"])
    #expect(try layoutanim.listed(in: "out") == [4])
    #expect(!layoutanim.folder.names(in: "out").contains("frames.framehash"))
  }

  /// Frame 5 cannot be written. The old manifest no longer describes the folder.
  @Test func aRunThatFailsLeavesNoManifestOfWhatWasReplaced() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(
      ["render", "sliding.json", "-o", "out", "--hash", "sha256", "--frames", "0-3"])
    #expect(try layoutanim.shell("mkdir out/frame_0005.png").status == 0)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "-j", "1"])
    #expect(run.status == 73)
    #expect(layoutanim.folder.names(in: "out").allSatisfy { $0.hasPrefix("frame_") })
  }

  @Test func aRunThatFailsLeavesTheManifestOfTheSame() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "0-3"])
    let before = try layoutanim.folder.contents(of: "out/manifest.json")
    #expect(try layoutanim.shell("mkdir out/frame_0005.png").status == 0)
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "out", "-j", "1"]).status == 73)
    #expect(try layoutanim.folder.contents(of: "out/manifest.json") == before)
  }

  /// An obstacle to writing, the options, and the message.
  @Test(arguments: [
    ("echo '{ \"manifestVersion\": 2 }' > out/manifest.json", [], "use a newer layoutanim"),
    (
      "echo '{ \"manifestVersion\": 2 }' > out/manifest.json", ["--resume"],
      "use a newer layoutanim"
    ),
    ("echo '{ \"name\": \"web\" }' > out/manifest.json", [], "not a manifest that"),
    ("echo '{\"manifestVersion\": \"1.16\"}' > out/manifest.json", [], "not a manifest that"),
    ("echo '// mine' > out/manifest.json", ["--resume"], "not a manifest that"),
    ("echo mine > out/frames.framehash", [], "not a list of checksums that `render` wrote"),
    ("echo '#software: x' > out/frames.framecrc", ["--resume"], "not a list of checksums"),
    ("mkdir out/manifest.json", [], "`out/manifest.json`: Is a directory"),
    ("mkfifo out/manifest.json", ["--resume"], "`out/manifest.json`: Not a regular file"),
    ("mkdir out/frames.framecrc", [], "`out/frames.framecrc`: Is a directory"),
    ("echo kept > out/manifest.json", ["--no-clobber"], "not a manifest that"),
    ("echo kept > out/frames.framecrc", ["--no-clobber"], "is not to be overwritten"),
    (
      "layoutanim render sliding.json -o out --fps 30 --frames 0; rm out/frame_0000.png",
      ["--no-clobber"], "`out/manifest.json` is of other frames"
    ),
  ])
  func whatMustNotBeReplacedIsToldAndKept(
    cause: String, options: [String], message: String
  ) throws {
    let layoutanim = try Layoutanim()
    #expect(try layoutanim.shell("mkdir out; \(cause)").status == 0)
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out"] + options)
    #expect(run.status == 73)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try layoutanim.folder.tree() == before)
  }

  /// Frame 2 has been overwritten by something else.
  @Test func aFrameThatIsNotWhatItWasIsNotListedAnyMore() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "0-3"])
    #expect(try layoutanim.shell("echo junk > out/frame_0002.png").status == 0)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "4-7"])
    #expect(run.status == 0)
    #expect(try layoutanim.listed(in: "out") == [0, 1, 3, 4, 5, 6, 7])
    let rows = try layoutanim.text(of: "out/frames.framecrc").split(separator: "\n")
    #expect(rows.count { !$0.hasPrefix("#") } == 7)
  }

  @Test(arguments: [["--resume"], ["--hash", "sha256"]])
  func aStreamHasNoFilesBesideIt(options: [String]) throws {
    let run = try Layoutanim().run(["render", "sliding.json", "-o", "-"] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains("apply to files"))
  }
}

extension Layoutanim {
  func text(of name: String) throws -> String {
    String(decoding: try folder.contents(of: name), as: UTF8.self)
  }

  /// The frames that the manifest of a folder lists, after checking that every file has the listed
  /// checksum.
  func listed(in folder: String) throws -> [Int] {
    let manifest = try Manifest(parsing: Array(self.folder.contents(of: folder + "/manifest.json")))
    for frame in manifest.frames {
      let bytes = try self.folder.contents(of: "\(folder)/\(frame.file)")
      #expect(SHA256Sum(of: Array(bytes)) == frame.fileSHA256, "\(frame.file)")
    }
    return manifest.frames.map(\.index)
  }
}
