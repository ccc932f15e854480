import Foundation
import ImageCoding
import TestSupport
import Testing

/// Something that happened to a folder of frames.
struct Damage: CustomTestStringConvertible, Sendable {
  let name: String
  /// Shell commands beside `out`, a folder of the 16 frames of `sliding.json`.
  let cause: String
  /// How many frames are not what they should be.
  let wrong: Int

  var testDescription: String { name }
}

extension Damage {
  private static let third = "out/frame_0003.png"

  /// Changes a bit of a file.
  private static func flip(_ byte: Int, of file: String) -> String {
    """
    b=$(od -An -tu1 -j\(byte) -N1 \(file)); b=$(printf %o $((b ^ 1)))
    printf "\\\\$b" | dd of=\(file) bs=1 seek=\(byte) conv=notrunc 2>&1
    """
  }

  private static func instead(_ options: String, _ timeline: String = "sliding.json") -> String {
    "rm -r out; layoutanim render \(timeline) -o out -q \(options)"
  }

  static let files = [
    Damage(name: "none", cause: ":", wrong: 0),
    Damage(name: "a frame is missing", cause: "rm \(third)", wrong: 1),
    Damage(name: "all frames are missing", cause: "rm out/frame_*", wrong: 16),
    Damage(
      name: "a frame is cut short", cause: "head -c 60 out/frame_0009.png > \(third)", wrong: 1),
    Damage(
      name: "a frame lacks its last byte",
      cause: "n=$(wc -c < \(third)); head -c $((n - 1)) \(third) > a; mv a \(third)", wrong: 1),
    Damage(name: "a frame is empty", cause: ": > \(third)", wrong: 1),
    Damage(name: "a bit of the header is wrong", cause: flip(19, of: third), wrong: 1),
    Damage(name: "a bit of the pixels is wrong", cause: flip(60, of: third), wrong: 1),
    Damage(name: "bytes follow the end", cause: "echo more >> \(third)", wrong: 1),
    Damage(name: "a text has the name", cause: "cp sliding.json \(third)", wrong: 1),
    Damage(name: "a link leads nowhere", cause: "rm \(third); ln -s nowhere \(third)", wrong: 1),
    Damage(name: "a frame is another frame", cause: "cp out/frame_0009.png \(third)", wrong: 1),
    Damage(
      name: "two frames are exchanged",
      cause: "mv \(third) a; mv out/frame_0009.png \(third); mv a out/frame_0009.png", wrong: 2),
    Damage(
      name: "a frame has another size",
      cause: "layoutanim still sliding.json --frame 3 --scale 2 -o \(third)", wrong: 1),
    Damage(
      name: "a frame has other colours",
      cause: "sed s/007AFF/FF7A00/ sliding.json | layoutanim still - --frame 3 -o \(third)",
      wrong: 1),
  ]

  static let runs = [
    Damage(
      name: "an older timeline",
      cause: "sed s/007AFF/FF7A00/ sliding.json > a.json; "
        + instead("", "a.json"), wrong: 16),
    Damage(
      name: "the same timeline in other words",
      cause: "{ cat sliding.json; echo; } > a; "
        + instead("", "a"), wrong: 0),
    Damage(name: "another scale", cause: instead("--scale 2"), wrong: 16),
    Damage(name: "other names", cause: instead("--pattern 'f%d.png'"), wrong: 16),
    Damage(name: "a hash", cause: instead("--hash sha256"), wrong: 0),
    Damage(name: "some frames", cause: instead("--frames 3-9"), wrong: 9),
  ]

  static let manifests = [
    Damage(name: "no manifest", cause: "rm out/manifest.json", wrong: 0),
    Damage(
      name: "no manifest and a frame that is wrong",
      cause: "rm out/manifest.json; cp out/frame_0009.png \(third)", wrong: 1),
    Damage(name: "an empty manifest", cause: ": > out/manifest.json", wrong: 0),
    Damage(
      name: "a manifest cut short",
      cause: "head -c 900 out/manifest.json > a; mv a out/manifest.json",
      wrong: 0),
    Damage(
      name: "a manifest of another pixel revision",
      cause: "sed -i 's/\"pixelRevision\": 1/\"pixelRevision\": 2/' out/manifest.json", wrong: 0),
    Damage(
      name: "a manifest of another release",
      cause: "sed -i 's/\"tool\": \"/&9/' out/manifest.json", wrong: 0),
    Damage(
      name: "wrong checksums in the manifest",
      cause: "sed -i 's/\"adler32\": \"0x./\"adler32\": \"0xf/' out/manifest.json", wrong: 0),
    Damage(
      name: "wrong sums of files in the manifest",
      cause: "sed -i 's/\"fileSHA256\": \".../\"fileSHA256\": \"000/' out/manifest.json", wrong: 0),
    Damage(
      name: "wrong places in the manifest",
      cause: "sed -i 's/\"center\": \\[/&1/' out/manifest.json",
      wrong: 0),
    Damage(name: "no checksums", cause: "rm out/frames.framecrc", wrong: 0),
    Damage(name: "wrong checksums", cause: "sed -i s/0x/0xa/ out/frames.framecrc", wrong: 0),
  ]
}

/// `render --resume`.
@Suite struct ResumeTests {
  @Test(arguments: Damage.files + Damage.runs + Damage.manifests)
  func theFolderIsAsAfterARunFromTheStart(damage: Damage) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected"])
    let caused = try layoutanim.shell("cp -R expected out; \(damage.cause)")
    #expect(caused.status == 0, "\(caused.errors)")
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == 0)
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 18)
    let found = try layoutanim.folder.files(in: "out")
    #expect(found.filter { !$0.key.hasPrefix("f") || $0.key.hasPrefix("fr") } == expected)
    #expect(
      run.errors == "rendered \(damage.wrong) frame\(damage.wrong == 1 ? "" : "s") to out/; "
        + "\(16 - damage.wrong) were there and right\n")
  }

  /// 16 frames at 60 a second are 9 at 30; a start number moves every frame to another name.
  @Test(arguments: [["--fps", "30"], ["--start-number", "1"]])
  func framesOfOtherNumbersAreNotKept(options: [String]) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected"])
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"] + options)
    #expect(try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"]).status == 0)
    let expected = try layoutanim.folder.files(in: "expected")
    let found = try layoutanim.folder.files(in: "out")
    #expect(found.filter { expected[$0.key] != nil } == expected)
    #expect(found.count == (options == ["--fps", "30"] ? 18 : 19))
  }

  /// The same pixels by another encoder are other files.
  @Test(
    .enabled(if: SystemProgram.ffmpeg.isInstalled),
    arguments: ["rgba", "rgb24", "rgba64be", "rgb48be", "pal8", "gray"])
  func aFrameOfAnotherProgramIsReplaced(format: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected"])
    let run = try layoutanim.shell(
      """
      cp -R expected out
      ffmpeg -v error -y -i expected/frame_0003.png -pix_fmt \(format) out/frame_0003.png
      if cmp -s expected/frame_0003.png out/frame_0003.png; then exit 99; fi
      layoutanim render sliding.json -o out --resume
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("rendered 1 frame to out/"))
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(try layoutanim.folder.files(in: "out") == expected)
  }

  @Test func onlyTheSelectedFramesAreLookedAt() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    for name in ["frame_0003.png", "frame_0009.png"] {
      try layoutanim.folder.write("", to: "out/\(name)")
    }
    let run = try layoutanim.run(
      ["render", "sliding.json", "-o", "out", "--resume", "--frames", "0-5"])
    #expect(run.errors == "rendered 1 frame to out/; 5 were there and right\n")
    #expect(try layoutanim.folder.contents(of: "out/frame_0009.png").isEmpty)
  }

  @Test(arguments: [
    ("mkdir", "Is a directory"), ("mkfifo", "Not a regular file"),
  ])
  func whatIsNoFileIsNotReplaced(command: String, message: String) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    #expect(
      try layoutanim.shell("rm out/frame_0003.png; \(command) out/frame_0003.png").status == 0)
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == 73)
    #expect(run.errors == "error: cannot create `out/frame_0003.png`: \(message)\n")
    #expect(try layoutanim.folder.tree() == before)
  }

  @Test func keepingAllAndReplacingWhatIsWrongExcludeEachOther() throws {
    let run = try Layoutanim().run(
      ["render", "sliding.json", "-o", "out", "--resume", "--no-clobber"])
    #expect(run.status == 64)
    #expect(run.errors.contains("give one"))
  }

  /// 126 frames, so that some of the killed ones leave a manifest of the first 64.
  @Test func whereverARunIsKilledTheNextOneFinishesIt() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "--fps", "500", "-o"]
    let start = ContinuousClock.now
    _ = try layoutanim.run(arguments + ["expected"])
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 128)
    var random = SeededGenerator(seed: 9)
    var manifests = 0
    // More tries, because on a busy machine the runs do not last as long as that one.
    for kill in 0..<80 where kill < 20 || manifests == 0 {
      let program = try layoutanim.start(arguments + ["out", "--resume"])
      usleep(UInt32(Double.random(in: 0...duration, using: &random)))
      program.signal(SIGKILL)
      _ = program.exitStatus()
      let names = layoutanim.folder.names(in: "out")
      if names.contains("manifest.json") {
        manifests += 1
        #expect(try layoutanim.listed(in: "out").count >= 64)
      }
      // Every fourth is finished, and the next begins with nothing.
      guard kill % 4 == 3 else { continue }
      let run = try layoutanim.run(arguments + ["out", "--resume"])
      #expect(run.status == 0)
      let found = try layoutanim.folder.files(in: "out").filter {
        !$0.key.hasPrefix(".layoutanim-")
      }
      #expect(found == expected)
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("out"))
    }
    #expect(manifests > 0)
  }
}
