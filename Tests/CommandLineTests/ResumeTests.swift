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

  /// Lists that FFmpeg wrote of other pixels or sizes, and texts.
  @Test(arguments: [
    "sed -i 's/    4800,/    1800,/' $list",
    "sed -i 's/40x30/40x31/; s/4800,/4960,/; 9s/0x/0x0/' $list",
    "echo notes > $list", "sed -i 's/^/> /' $list",
    "head -n 5 $list > a; echo more >> a; mv a $list",
    // They begin as a list of this run does, and go on otherwise.
    "for i in 1 2 3; do echo notes; done >> $list", "sed -i '1i #software: Lavf60.3.100' $list",
    "sed -i '6,20s/$/ # mine/' $list; echo end >> $list", "head -c 8 $list > a; mv a $list",
  ])
  func aListOfSomebodyElseIsNotReplaced(cause: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q; rm out/manifest.json
      list=out/frames.framecrc; \(cause)
      """)
    let before = try layoutanim.folder.tree()
    for options in [[], ["--resume"]] {
      let run = try layoutanim.run(["render", "sliding.json", "-o", "out"] + options)
      #expect(run.status == 73)
      #expect(run.errors.contains("it is not a list of checksums that `render` wrote"))
      #expect(try layoutanim.folder.tree() == before)
    }
  }

  /// With a manifest beside it, whether the run would write such a list or not.
  @Test(arguments: ["frames.framecrc", "frames.framehash"])
  func aListOfSomebodyElseBesideAManifestIsNotReplaced(name: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q; echo notes > out/\(name)")
    let before = try layoutanim.folder.tree()
    for options in [[], ["--resume"], ["--hash", "sha256"], ["--fps", "30"], ["--frames", "3"]] {
      let run = try layoutanim.run(["render", "sliding.json", "-o", "out"] + options)
      #expect(run.status == 73)
      #expect(
        run.errors == "error: cannot replace `out/\(name)`: it is not a list of checksums that "
          + "`render` wrote; move it away, render into another folder, or add `--overwrite`\n")
      #expect(try layoutanim.folder.tree() == before)
    }
    let arguments = ["render", "sliding.json", "--hash", "sha256", "-q", "-o"]
    #expect(try layoutanim.run(arguments + ["out", "--overwrite"]).status == 0)
    _ = try layoutanim.run(arguments + ["expected"])
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  /// The first lines of every list of hashes, as FFmpeg writes them too.
  @Test(arguments: ["", "#software: Lavf60.3.100\n#tb 0: 1/60\n", "notes\n"])
  func aForeignListOfHashesIsNotReplaced(rest: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q")
    let head = "#format: frame checksums\n#version: 2\n#hash: SHA256\n"
    try layoutanim.folder.write(head + rest, to: "out/frames.framehash")
    let before = try layoutanim.folder.tree()
    for options in [[], ["--hash", "sha256"]] {
      let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"] + options)
      #expect(run.status == 73)
      #expect(
        run.errors.hasPrefix("error: cannot replace `out/frames.framehash`: it is not a list"))
      #expect(try layoutanim.folder.tree() == before)
    }
  }

  /// Whether the manifest is that of the run or that of the list.
  @Test(arguments: [false, true])
  func aListThatTheRunDoesNotWriteIsRemovedAndNamed(isOfManifest: Bool) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q
      layoutanim render sliding.json -o hashed -q --hash sha256
      cp hashed/\(isOfManifest ? "*" : "frames.framehash") out
      """)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == 0)
    let replaced =
      "`out/manifest.json` was of another timeline, other options or another release, and is "
      + "replaced\n"
    #expect(
      run.errors == (isOfManifest ? replaced : "")
        + "`out/frames.framehash` is a list that this run does not write, and is removed\n"
        + "rendered 0 frames to out/; 16 were there and right\n")
    #expect(!layoutanim.folder.names(in: "out").contains("frames.framehash"))
  }

  /// A list is never written again without a word.
  @Test(arguments: [
    (
      "sed -i 's|1/60|1/30|' $list", "--resume",
      "was of another timeline, other options or another release, and is replaced"
    ),
    (
      "echo notes > $list", "--resume --overwrite",
      "was not a list that `render` wrote, and is replaced"
    ),
    ("truncate -s 200 $list", "--resume --overwrite", "was damaged, and is written again"),
  ])
  func whatIsDoneWithAListIsSaid(cause: String, options: String, words: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q; cp -R out expected
      list=out/frames.framecrc; \(cause)
      """)
    let run = try layoutanim.shell("layoutanim render sliding.json -o out \(options)")
    #expect(run.status == 0)
    #expect(
      run.errors == "`out/frames.framecrc` \(words)\n"
        + "rendered 0 frames to out/; 16 were there and right\n")
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  /// What begins as a manifest of this release and is none, and what only `--overwrite` replaces.
  @Test(arguments: [
    "{", "{\n  \"manifestVersion\": 1,\n  \"tool\": \"an app\",\n  \"mine\": 1\n}\n",
    "{\n  \"manifestVersion\": 1,\n  \"tool\": [],\n}\n",
  ])
  func aForeignManifestIsReplacedOnlyIfThatIsAskedFor(text: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q; cp -R out expected")
    try layoutanim.folder.write(text, to: "out/manifest.json")
    let before = try layoutanim.folder.tree()
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == 73)
    #expect(run.errors.hasPrefix("error: cannot replace `out/manifest.json`: "), "\(run.errors)")
    #expect(try layoutanim.folder.tree() == before)
    let second = try layoutanim.run(["render", "sliding.json", "-o", "out", "--overwrite"])
    #expect(second.status == 0, "\(second.errors)")
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  /// It is recognized by the frames that the manifest describes.
  @Test(arguments: ["frames.framecrc", "frames.framehash"])
  func aDamagedListOfAnotherScaleIsReplaced(name: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q --scale 2 --hash sha256
      head -c 400 out/\(name) > a; mv a out/\(name)
      """)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == 0, "\(run.errors)")
    _ = try layoutanim.run(["render", "sliding.json", "-o", "expected"])
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  /// Of a list that is too long to be read the beginning decides.
  @Test(arguments: [true, false]) func aListThatIsTooLongIsDamaged(isOurs: Bool) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q
      \(isOurs ? ":" : "sed -i 's/^/> /' out/frames.framecrc")
      truncate -s \(256 << 20 + 1) out/frames.framecrc
      """)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(run.status == (isOurs ? 0 : 73))
    #expect(
      run.errors.contains(
        isOurs ? "was damaged, and is written again" : "it is not a list of checksums"))
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
