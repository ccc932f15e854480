import TestSupport
import Testing

/// What `render` says of the manifest, the lists and the frames of earlier runs, and which of them it does not
/// replace.
@Suite struct FolderRepairTests {
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
      "was not written by this release, and is replaced"
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

  /// It says which frame, also to whoever asked for silence, because the file that is left looks like one of the
  /// frames.
  @Test(arguments: ["", " --resume", " -q"]) func aDamagedFrameIsNotDroppedSilently(options: String)
    throws
  {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q; cp -R out expected
      truncate -s 40 out/frame_0007.png; rm out/frame_0009.png
      """)
    let run = try layoutanim.shell("layoutanim render sliding.json -o out --frames 0-4\(options)")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "`out/frame_0007.png` and 1 other frame are missing or not as the manifest says, and not "
          + "listed in it any more; render with `--resume` and without `--frames`\n"))
    let verified = try layoutanim.run(["verify", "out"])
    #expect(verified.status == 1)
    #expect(verified.output.contains("render what is not listed again, or remove it"))
    _ = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  /// Outside the selected ones, before and after them.
  @Test(arguments: [true, false]) func framesOfAnotherRunAreStale(hasManifest: Bool) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q --scale 2")
    if !hasManifest { try layoutanim.prepare("rm out/manifest.json out/frames.framecrc") }
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--frames", "3-5"])
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "warning[stale-frames]: `frame_0000.png` to `frame_0015.png`, 13 files, stayed from an earlier "
          + "run\n"), "\(run.errors)")
    let shared = ["render", "sliding.json", "-o", "out", "--frames", "3-5", "--resume", "--shared"]
    #expect(try !layoutanim.run(shared).errors.contains("stale-frames"))
  }

  /// The list is right, and the manifest was edited.
  @Test func aListThatContradictsAnEditedManifestIsNotDamaged() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render sliding.json -o out -q; cp -R out expected
      sed -i '/"index": 3,/s/"adler32": "0x./"adler32": "0xf/' out/manifest.json
      """)
    let run = try layoutanim.run(["render", "sliding.json", "-o", "out", "--resume"])
    #expect(
      run.errors == "`out/manifest.json` was not as `render` writes it, and is rebuilt\n"
        + "rendered 0 frames to out/; 16 were there and right\n")
    #expect(
      try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "expected"))
  }

  @Test func aForeignManifestThatIsReplacedIsNamed() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "layoutanim render sliding.json -o out -q; echo '{ \"name\": \"an app\" }' > out/manifest.json"
    )
    let run = try layoutanim.run(
      ["render", "sliding.json", "-o", "out", "--resume", "--overwrite"])
    #expect(
      run.errors == "`out/manifest.json` was not written by this release, and is replaced\n"
        + "rendered 0 frames to out/; 16 were there and right\n")
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
}
