import Foundation
import LayoutAnimation
import TestSupport
import Testing

/// `layoutanim verify` of a folder of frames, which is compared with its own manifest.
@Suite struct VerifyFramesTests {
  /// What damages of the folder mean where it is not simply the number of wrong frames.
  private static let statuses: [String: Int32] = [
    "no manifest": 66, "no manifest and a frame that is wrong": 66, "an empty manifest": 65,
    "a manifest cut short": 65, "a manifest without its end": 65, "zeros after the manifest": 65,
    "wrong checksums in the manifest": 1,
    "wrong sums of files in the manifest": 1, "wrong places in the manifest": 1,
    "another form of the manifest": 1, "no checksums": 1, "wrong checksums": 1,
    "a list cut short": 1, "an empty list": 1, "a manifest of another pixel revision": 1,
  ]

  /// What `render` would have to write is wrong, and a folder of another run is whole in itself.
  @Test(arguments: Damage.files + Damage.runs + Damage.manifests)
  func everyDamageIsFound(damage: Damage) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q; \(damage.cause)")
    let run = try layoutanim.run(["verify", "out"])
    let isFile = Damage.files.contains { $0.name == damage.name }
    let status = Self.statuses[damage.name] ?? (isFile && damage.wrong > 0 ? 1 : 0)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    guard status == 1, isFile else { return }
    #expect(
      run.output.split(separator: "\n").count(where: { $0.hasPrefix("  `frame_") }) == damage.wrong)
  }

  @Test(arguments: [
    "", "--hash sha256", "--pattern 'f%d.png' --start-number 7", "--overlay",
    "--encoder libpng", "--color-type rgba --scale 2",
  ])
  func whatRenderWroteIsAsItsManifestSays(options: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q \(options)")
    let run = try layoutanim.run(["verify", "out"])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors
        == "verified 1 folder of frames: 1 as its manifest says; its timeline was not drawn\n")
  }

  /// As a folder of one shard, which is as it should be and is not the whole transition.
  @Test func aFolderWithoutAllFramesIsNamed() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q --frames 3-9")
    let line = "out: as its manifest says (7 of 16 frames; the timeline was not drawn)\n"
    let run = try layoutanim.run(["verify", "out", "--bundle", "run.bundle"])
    #expect(run.status == 0)
    #expect(run.output == line)
    let judged = try layoutanim.run(["verify", "--from", "run.bundle"])
    #expect(judged.status == 0, "\(judged.errors)")
    #expect(judged.output == line)
  }

  @Test func aFolderThatIsNamedByALinkTooIsTakenOnce() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q; ln -s out linked")
    let run = try layoutanim.shell("layoutanim verify out linked \"$PWD/out\"")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("verified 1 folder of frames: 1 as "), "\(run.errors)")
  }

  /// Shell commands beside `out`, and the line that they cause.
  private static let causes: [(cause: String, line: String)] = [
    (
      "cp out/frame_0003.png out/frame_0020.png",
      "`frame_0020.png` is not listed in the manifest: it is of another run, or was changed later"
    ),
    (
      "layoutanim render sliding.json -o other -q --hash sha256; cp other/frames.framehash out",
      "`frames.framehash` is not listed in the manifest: it is of another run, or was changed later"
    ),
    ("rm out/frame_0003.png", "`frame_0003.png` is missing"),
    ("rm out/frame_0003.png; mkdir out/frame_0003.png", "`frame_0003.png` is not a file"),
    ("rm out/frame_0003.png; mkfifo out/frame_0003.png", "`frame_0003.png` is not a file"),
    (
      "cp sliding.json out/frame_0003.png", "`frame_0003.png` is not a PNG file, or a damaged one"
    ),
    (
      "truncate -s 60 out/frame_0003.png", "`frame_0003.png` is not a PNG file, or a damaged one"
    ),
    (
      "layoutanim still sliding.json --scale 2 -o out/frame_0003.png",
      "`frame_0003.png` has 80×60 pixels, and the manifest says 40×30"
    ),
    (
      "layoutanim still sliding.json --frame 3 --color-type rgba -o out/frame_0003.png",
      "`frame_0003.png` is another file than was written, with the same pixels"
    ),
    (
      "cp out/frame_0009.png out/frame_0003.png",
      "`frame_0003.png` is another file than was written, with other pixels"
    ),
    (
      "sed -i '/\"index\": 3,/s/\"adler32\": \"0x./\"adler32\": \"0xf/' out/manifest.json",
      "`frame_0003.png` has other pixels than the manifest says: `adler32`"
    ),
    (
      "sed -i 's/frame_0003.png/frame_0099.png/' out/manifest.json",
      "`frame_0099.png` is listed for a frame that is called `frame_0003.png`"
    ),
    (
      "sed -i 's/\"automatic\"/\"rgba\"/' out/manifest.json",
      "`frame_0003.png` is not stored as `options.colorType` of the manifest says: `rgba`"
    ),
    (
      "sed -i 's/\"alpha\": 1,/\"alpha\": 1.0,/' out/manifest.json",
      "`manifest.json` is not written as `render` writes it: see line 33"
    ),
    (
      "sed -i 's/\"scale\": 1,/\"scale\": 2,/' out/manifest.json",
      "`manifest.json` says that `options.scale` is 2, and the size of `root` in `layout` that it is 1"
    ),
    (
      "sed -i 's/\"framesPerSecond\": 60/\"framesPerSecond\": 30/' out/manifest.json",
      "`manifest.json` says that `options.framesPerSecond` is 30, and `frames.framecrc` that it is 60"
    ),
    (
      "sed -i 's/\"pixelRevision\": [0-9]*/\"pixelRevision\": 1/' out/manifest.json",
      "`manifest.json` says that `pixelRevision` is 1, and layoutanim \(layoutAnimationVersion) that it "
        + "is \(pixelRevision)"
    ),
    ("rm out/frames.framecrc", "`frames.framecrc` is missing"),
    ("rm out/frames.framecrc; mkdir out/frames.framecrc", "`frames.framecrc` is not a file"),
    (
      "sed -i '$d' out/frames.framecrc", "`frames.framecrc` does not agree with the manifest"
    ),
  ]

  @Test(arguments: causes)
  func whatIsWrongIsNamed(cause: String, line: String) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q; \(cause)")
    let before = try layoutanim.folder.tree()
    for jobs in ["1", "5"] {
      let run = try layoutanim.run(["verify", "out", "-j", jobs])
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("out: not as its manifest says: "))
      #expect(run.output.contains("\n  \(line)\n"), "\(run.output)")
      #expect(run.output.contains("\n  help: "))
    }
    #expect(try layoutanim.folder.tree() == before)
  }

  /// As SECURITY.md says: frames do not show the layout, and a timeline decides.
  @Test func whatFramesDoNotShowTakesTheTimeline() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "layoutanim render sliding.json -o out -q; sed -i 's/007AFFFF/FF7A00FF/' out/manifest.json")
    #expect(try layoutanim.run(["verify", "out"]).status == 0)
    let diff = try layoutanim.run(["diff", "sliding.json", "out"])
    #expect(diff.status == 1)
    #expect(diff.output.contains("`box.backgroundColor` is #FF7A00FF"), "\(diff.output)")
  }

  @Test func whatWasNotLookedAtIsSaid() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare(
      "layoutanim render sliding.json -o out -q --frames 3-9; cp sliding.json out/notes.txt")
    let run = try layoutanim.run(["verify", "out", "--message-format", "concise"])
    #expect(run.status == 0)
    #expect(
      run.output == "out: as its manifest says (7 of 16 frames; the timeline was not drawn; "
        + "1 other file not looked at)\n")
  }

  /// JSON has all of them.
  @Test(arguments: [(19, 19, false), (20, 20, false), (21, 20, true)])
  func twentyProblemsAreNamed(count: Int, named: Int, saysMore: Bool) throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json --fps 200 -o out -q")
    for frame in 0..<count {
      try layoutanim.folder.write("", to: String(format: "out/frame_%04d.png", frame))
    }
    let run = try layoutanim.run(["verify", "out"])
    #expect(run.output.hasPrefix("out: not as its manifest says: \(count) files wrong ("))
    #expect(run.output.components(separatedBy: "\n  `frame_").count - 1 == named)
    #expect(run.output.contains("\n  and 1 more\n") == saysMore)
    let json = try layoutanim.run(["verify", "out", "--message-format", "json"])
    let object = try JSONSerialization.jsonObject(with: json.bytes) as? [String: Any]
    #expect(object?["result"] as? String == "not-listed")
    #expect((object?["problems"] as? [[String: String]])?.count == count)
  }

  /// Timelines in the folder are verified as ever, and frames only in a folder that is named.
  @Test func aFolderMayHoldBoth() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try layoutanim.prepare(
      """
      layoutanim approve sliding.json -q
      layoutanim render sliding.json -o . -q
      layoutanim render sliding.json -o out -q; rm out/frame_0003.png
      """)
    let run = try layoutanim.run(["verify", "."])
    #expect(run.status == 0)
    #expect(
      run.errors == "verified 1 timeline: 1 as pinned; 1 folder of frames: 1 as its manifest says; "
        + "its timeline was not drawn\n")
    let both = try layoutanim.run(["verify", ".", "out", "out"])
    #expect(both.status == 1)
    #expect(both.errors.contains("2 folders of frames: 1 as its manifest says, 1 not as its"))
    try layoutanim.prepare("layoutanim render -q sliding.json -o a; cp -r a b")
    let two = try layoutanim.run(["verify", "a", "./a/", "b"])
    #expect(
      two.errors == "verified 2 folders of frames: 2 as their manifests say; their timelines were "
        + "not drawn\n")
    #expect(try layoutanim.run(["verify", "out", "--pin", "sliding.pinned"]).status == 64)
    let damaged = try layoutanim.run(
      ["verify", "out"], through: #": > out/manifest.json; "$0" "$@""#)
    #expect(damaged.status == 65)
    #expect(
      damaged.errors == "verified 1 folder of frames: 1 failed; its timeline was not drawn\n")
  }

  @Test func onlyVerifyTakesFolders() throws {
    let layoutanim = try Layoutanim()
    try layoutanim.prepare("layoutanim render sliding.json -o out -q")
    let approve = try layoutanim.run(["approve", "out"])
    #expect(approve.status == 66)
    #expect(approve.errors.contains("it holds frames, which `layoutanim diff out TIMELINE`"))
  }
}
