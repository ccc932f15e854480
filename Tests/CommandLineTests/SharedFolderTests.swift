import Foundation
import TestSupport
import Testing

/// With `--shared`, runs of the same frames into one folder help each other; nothing else may write into it.
@Suite struct SharedFolderTests {
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(
      Samples.turning.replacingOccurrences(
        of: "\"version\": 1,", with: "\"version\": 1, \"framesPerSecond\": 400,"),
      to: "turning.json")
    try layoutanim.folder.write(Samples.lasting, to: "lasting.json")
    try layoutanim.prepare("layoutanim render -q turning.json -o whole --frames 5-80")
    return layoutanim
  }

  private static let task = [
    "render", "turning.json", "-o", "part", "--frames", "5-80", "--resume", "--shared", "-q",
  ]

  @Test func twoWorkersWithTheSameChunkBothSucceed() throws {
    let layoutanim = try layoutanim()
    let expected = try layoutanim.folder.files(in: "whole")
    for round in 0..<20 {
      let workers = [try layoutanim.start(Self.task), try layoutanim.start(Self.task)]
      #expect(workers.map { $0.exitStatus() } == [0, 0], "round \(round)")
      #expect(try layoutanim.folder.files(in: "part") == expected)
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("part"))
    }
  }

  /// As when a scheduler takes a machine for dead and starts the task elsewhere.
  @Test func oneOfThemMayBeKilled() throws {
    let layoutanim = try layoutanim()
    let expected = try layoutanim.folder.files(in: "whole")
    var random = SeededGenerator(seed: 3)
    var killed = 0
    for _ in 0..<40 {
      let workers = [try layoutanim.start(Self.task), try layoutanim.start(Self.task)]
      usleep(UInt32.random(in: 0...60_000, using: &random))
      workers[0].signal(SIGKILL)
      if workers[0].exitStatus() == 137 { killed += 1 }
      #expect(workers[1].exitStatus() == 0)
      #expect(try layoutanim.run(Self.task).status == 0)
      #expect(try layoutanim.folder.files(in: "part") == expected)
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("part"))
    }
    #expect(killed > 3)
  }

  /// A file system on which a rename takes 2 ms, that has no locks, and whose renames are late for one of the
  /// workers only.
  @Test(.needs(.strace)) func aSlowFileSystemWithoutLocksGivesTheSameBytes() throws {
    let layoutanim = try layoutanim()
    let expected = try layoutanim.folder.files(in: "whole")
    let arguments = Self.task.joined(separator: " ")
    let slow = "-f -qq -o /dev/null -e trace=rename,flock -e inject=flock:error=ENOSYS"
    for _ in 0..<3 {
      let run = try layoutanim.shell(
        """
        strace \(slow) -e inject=rename:delay_enter=2000 layoutanim \(arguments) & first=$!
        strace \(slow) -e inject=rename:delay_exit=300 layoutanim \(arguments)
        wait $first
        """)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try layoutanim.folder.files(in: "part") == expected)
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("part"))
    }
  }

  @Test func aRunThatDoesNotShareIsKeptApart() throws {
    let layoutanim = try layoutanim()
    let shared = try layoutanim.start([
      "render", "lasting.json", "-o", "part", "--resume", "--shared", "-q",
    ])
    #expect(shared.writes(layoutanim.folder.path("part/frame_0000.png")))
    let run = try layoutanim.run(["render", "turning.json", "-o", "part"])
    #expect(run.status == 73, "\(run.errors)")
    shared.signal(SIGKILL)
    #expect(shared.exitStatus() == 137)
    #expect(try layoutanim.run(["render", "turning.json", "-o", "part", "-q"]).status == 0)
  }

  /// Other bytes than those of this run are never listed.
  @Test func aFrameOfAnotherProgramIsNoticed() throws {
    let layoutanim = try layoutanim()
    let shared = try layoutanim.start([
      "render", "lasting.json", "-o", "part", "--resume", "--shared", "-q", "--frames", "0-9000",
    ])
    #expect(shared.writes(layoutanim.folder.path("part/frame_0000.png")))
    try layoutanim.prepare("cp whole/frame_0005.png other; mv other part/frame_0000.png")
    #expect(shared.exitStatus() == 74)
    #expect(!layoutanim.folder.names(in: "part").contains("manifest.json"))
  }

  @Test func onlyRunsThatResumeShare() throws {
    let run = try layoutanim().run(["render", "turning.json", "-o", "part", "--shared"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--resume"))
  }
}
