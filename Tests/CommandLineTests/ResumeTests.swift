import Foundation
import ImageCoding
import TestSupport
import Testing

/// `render --resume`.
@Suite struct ResumeTests {
  @Test(arguments: [
    ("manifest.json", "it is not a manifest that `render` wrote"),
    ("frames.framecrc", "it is not a list of checksums that `render` wrote"),
  ])
  func whatRenderDidNotWriteIsNotReplaced(file: String, reason: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("mkdir out; echo '{ \"name\": \"an app\" }' > out/\(file)")
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    #expect(run.status == 73)
    #expect(
      run.errors == "error: cannot replace `out/\(file)`: \(reason); "
        + "move it away, render into another folder, or add `--overwrite`\n")
  }

  @Test(arguments: Damage.files + Damage.runs + Damage.manifests + Damage.halves)
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
    let notice = damage.damaged.map { "`out/\($0)` was damaged, and is written again\n" } ?? ""
    let replaced =
      damage.isReplaced
      ? "`out/manifest.json` was of another timeline, other options or another release, and is "
        + "replaced\n" : ""
    let edited =
      damage.isEdited ? "`out/manifest.json` was not as `render` writes it, and is rebuilt\n" : ""
    let removed =
      damage.isHashed
      ? "`out/frames.framehash` is a list that this run does not write, and is removed\n" : ""
    #expect(
      run.errors == notice + replaced + removed + edited
        + "rendered \(damage.wrong) frame\(damage.wrong == 1 ? "" : "s") to out/; "
        + "\(16 - damage.wrong) were there and right\n")
  }

  /// The 16 frames at 60 frames per second become 9 at 30; a start number renames every frame.
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

  /// Another encoder gives the same pixels but different files.
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

  @Test func onlyTheSelectedFramesAreWrittenAgain() throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out"])
    for name in ["frame_0003.png", "frame_0009.png"] {
      try layoutanim.folder.write("", to: "out/\(name)")
    }
    let run = try layoutanim.run(
      ["render", "sliding.json", "-o", "out", "--resume", "--frames", "0-5"])
    #expect(run.errors.hasPrefix("`out/frame_0009.png` is missing or not as the manifest says, "))
    #expect(run.errors.hasSuffix("\nrendered 1 frame to out/; 5 were there and right\n"))
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

  /// 128 frames, encoded with the slow encoder, so that some of the killed runs leave a manifest of
  /// the first 64.
  @Test func whereverARunIsKilledTheNextOneFinishesIt() throws {
    let layoutanim = try Layoutanim()
    let arguments = ["render", "sliding.json", "--fps", "500", "--encoder", "libpng", "-o"]
    let start = ContinuousClock.now
    _ = try layoutanim.run(arguments + ["expected"])
    let duration = (ContinuousClock.now - start) / .microseconds(1)
    let expected = try layoutanim.folder.files(in: "expected")
    #expect(expected.count == 128)
    var random = SeededGenerator(seed: 9)
    var manifests = 0
    // More attempts may be needed, because the duration of runs varies on a busy machine.
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
      // Every fourth run is followed by one that finishes, and the next starts with an empty
      // folder.
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
