import Foundation
import TestSupport
import Testing

/// `merge` writes what one run of `render` for all frames writes, or names what does not fit.
@Suite struct MergeCommandTests {
  private func layoutanim(shards: Int = 3) throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(Samples.sliding, to: "sliding.json")
    try layoutanim.prepare(
      """
      render() { layoutanim render -q sliding.json --hash sha256 --pattern 's_%d.png' "$@"; }
      render -o whole
      for i in $(seq \(shards)); do render -o s$i --shard $i/\(shards); done
      """)
    return layoutanim
  }

  @Test func theResultIsThatOfOneRun() throws {
    let layoutanim = try layoutanim()
    let run = try layoutanim.run(["merge", "s3", "s1", "s2", "-o", "out/merged"])
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("merged 3 folders into out/merged/: "), "\(run.errors)")
    let merged = try layoutanim.folder.files(in: "out/merged")
    #expect(try merged == layoutanim.folder.files(in: "whole"))
    #expect(merged.count > 5)
    #expect(try layoutanim.run(["verify", "out/merged"]).status == 0)
  }

  /// The timeline is the same, and names another picture.
  @Test func shardsOfAnotherImageAreRefusedAndDrawnAgain() throws {
    let layoutanim = try layoutanim(shards: 1)
    let size = #""width": 9, "height": 9"#
    try layoutanim.folder.write(
      #"{ "version": 1, "canvas": { \#(size) }, "views": [{ "id": "a", "image": "a.png", "#
        + #""frame": { "x": 0, "y": 0, \#(size) } }], "keyframes": [{ "time": 0.1 }] }"#,
      to: "image.json")
    try layoutanim.prepare(
      """
      layoutanim still -q sliding.json -o a.png --frame 0
      layoutanim render -q image.json -o i1 --shard 1/2
      layoutanim still -q sliding.json -o a.png --frame -1
      layoutanim render -q image.json -o i2 --shard 2/2
      """)
    let run = try layoutanim.run(["merge", "i1", "i2", "-o", "merged"])
    #expect(run.status == 65)
    #expect(run.errors.contains("from another `a.png`"), "\(run.errors)")
    #expect(!layoutanim.folder.names().contains("merged"))
    try layoutanim.prepare(
      """
      layoutanim render -q image.json -o i1 --shard 1/2 --resume
      layoutanim merge -q i1 i2 -o merged
      layoutanim diff merged image.json
      """)
  }

  @Test func repeatedAndOverlappingShardsAreFine() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim render -q sliding.json --hash sha256 --pattern 's_%d.png' -o more --shard 1/2
      layoutanim merge -q s1 more s2 s3 s2 -o merged
      layoutanim merge -q s1 s2 s3 -o merged
      """)
    #expect(
      try layoutanim.folder.files(in: "merged") == layoutanim.folder.files(in: "whole"))
  }

  @Test func aKilledShardIsCompletedAndMerged() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      rm s2/manifest.json s2/frames.*
      rm $(ls s2/*.png | head -n 1)
      ! layoutanim merge -q s1 s2 s3 -o early 2>/dev/null
      layoutanim render -q sliding.json --hash sha256 --pattern 's_%d.png' -o s2 --shard 2/3 --resume
      layoutanim merge -q s1 s2 s3 -o merged
      """)
    #expect(
      try layoutanim.folder.files(in: "merged") == layoutanim.folder.files(in: "whole"))
    #expect(!layoutanim.folder.names().contains("early"))
  }

  @Test(arguments: [
    ("true", ["s1", "s3"], 66, "are in none of the folders"),
    ("rm s2/manifest.json", ["s1", "s2", "s3"], 66, "s2/manifest.json"),
    ("rm $(ls s2/*.png | tail -n 1)", ["s1", "s2", "s3"], 65, "is missing or not what"),
    ("for f in s2/*.png; do echo x >> $f; done", ["s1", "s2", "s3"], 65, "`s2/s_"),
    (
      "echo >> s2/manifest.json; echo x >> s2/manifest.json", ["s1", "s2", "s3"], 65, "s2/manifest"
    ),
    (
      "sed 's/\"views\"/ \"views\"/' sliding.json > b.json; "
        + "layoutanim render -q b.json --hash sha256 --pattern 's_%d.png' -o s2 --overwrite",
      ["s1", "s2", "s3"], 65, "`s2` does not belong to `s1`: its frames were rendered from another"
    ),
    (
      "sed -i.old 's/\"pixelRevision\": [0-9]*/\"pixelRevision\": 7/' s2/manifest.json",
      ["s1", "s2", "s3"], 65, " (pixels 7), and not "
    ),
    (
      "layoutanim render -q sliding.json --pattern 's_%d.png' -o s4", ["s1", "s4"], 65,
      "with other options"
    ),
  ])
  func whatDoesNotFitIsNamedAndNothingIsWritten(
    damage: String, folders: [String], status: Int, words: String
  ) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(damage)
    let run = try layoutanim.run(["merge"] + folders + ["-o", "merged"])
    #expect(Int(run.status) == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!layoutanim.folder.names().contains("merged"))
  }

  @Test(arguments: ["frames.framecrc", "frames.framehash", "manifest.json"])
  func whatSomebodyElseWroteIsNotReplaced(name: String) throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("mkdir out; echo notes > out/\(name)")
    let before = try layoutanim.folder.tree()
    let arguments = ["merge", "s1", "s2", "s3", "-o", "out"]
    let run = try layoutanim.run(arguments)
    #expect(run.status == 73)
    #expect(run.errors.contains("`out/\(name)`"), "\(run.errors)")
    #expect(try layoutanim.folder.tree() == before)
    #expect(try layoutanim.run(arguments + ["--overwrite"]).status == 0)
    #expect(try layoutanim.folder.files(in: "out") == layoutanim.folder.files(in: "whole"))
  }

  /// As `render` says.
  @Test func framesOfALongerRunAreNamed() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare("mkdir merged; cp whole/s_0.png merged/s_99.png")
    let run = try layoutanim.run(["merge", "s1", "s2", "s3", "-o", "merged"])
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "warning[stale-frames]: `s_99.png` stayed from an earlier run\n"), "\(run.errors)")
  }

  @Test func nothingIsReplacedThatMustStay() throws {
    let layoutanim = try layoutanim(shards: 2)
    let input = try layoutanim.folder.files(in: "s1")
    #expect(try layoutanim.run(["merge", "s1", "s2", "-o", "s1"]).status == 73)
    #expect(try layoutanim.folder.files(in: "s1") == input)
    try layoutanim.prepare("mkdir mine; echo '{}' > mine/manifest.json; cp -r whole kept")
    #expect(try layoutanim.run(["merge", "s1", "s2", "-o", "mine"]).status == 73)
    #expect(layoutanim.folder.names(in: "mine") == ["manifest.json"])
    #expect(try layoutanim.run(["merge", "s1", "s2", "-o", "kept", "--no-clobber"]).status == 73)
    #expect(try layoutanim.run(["merge", "-o", "none"]).status == 64)
  }
}
