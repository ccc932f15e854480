import Foundation
import TestSupport
import Testing

/// The engines themselves run what `farm` writes, while workers die: the frames are those of one run.
///
/// Slurm is tried by `script/try-farms`, because it needs root and several machines or what looks so.
@Suite struct FarmEngineTests {
  /// A folder with the timeline, `whole`, and `worker`: a program that renders, but kills itself (SIGKILL)
  /// the first time that it is asked for frame 0 and has written some frames.
  private func layoutanim() throws -> Layoutanim {
    let layoutanim = try Layoutanim(samples: false)
    try FileManager.default.createDirectory(
      atPath: layoutanim.folder.path(FarmCommandTests.hostile), withIntermediateDirectories: true)
    try layoutanim.folder.write(
      Samples.sliding.replacingOccurrences(
        of: "\"version\": 1,", with: "\"version\": 1, \"framesPerSecond\": 1000,"),
      to: "\(FarmCommandTests.hostile)/slide.json")
    try layoutanim.folder.write(Self.worker, to: "worker")
    try layoutanim.prepare(
      "chmod +x worker; layoutanim render -q \(quoted("slide.json")) -o whole --hash sha256")
    return layoutanim
  }

  private static let worker = """
    #!/bin/sh
    folder=$(dirname "$0")
    case " $* " in *" --frames 0-"*) first=1 ;; *) first= ;; esac
    if [ "$first" ] && mkdir "$folder/died" 2>/dev/null; then
      layoutanim "$@" &
      for word in "$@"; do case $word in */0-*) part=$word ;; esac; done
      while ! ls "$part" 2>/dev/null | grep -q frame_; do :; done
      kill -9 $!
      ls "$part" > "$folder/left"
      kill -9 $$
    fi
    exec layoutanim "$@"
    """

  private func quoted(_ name: String) -> String {
    "'" + "\(FarmCommandTests.hostile)/\(name)".replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  private func expectFrames(of layoutanim: borrowing Layoutanim) throws {
    #expect(
      try layoutanim.folder.files(in: "\(FarmCommandTests.hostile)/frames")
        == layoutanim.folder.files(in: "whole"))
    // The worker died after it had written a frame, and before it had written the manifest.
    #expect(layoutanim.folder.names().contains("died"))
    #expect(try layoutanim.folder.text(of: "left").contains("frame_"))
    #expect(!layoutanim.folder.names().contains("injected"))
    #expect(!layoutanim.folder.names(in: FarmCommandTests.hostile).contains("injected"))
  }

  /// `openjd run` repeats nothing, so a second run stands for a scheduler that does.
  @Test(.needs(.openjd), arguments: [["--frames-per-task", "40"], []])
  func openJobDescription(division: [String]) throws {
    let layoutanim = try layoutanim()
    let options = division.joined(separator: " ")
    try layoutanim.prepare(
      """
      layoutanim farm -q \(quoted("slide.json")) -o \(quoted("frames")) --engine openjd --hash sha256 \\
        --program "$PWD/worker" \(options) --job \(quoted("job.json"))
      openjd check \(quoted("job.json")) > check.txt
      ! openjd run \(quoted("job.json")) --step Merge --run-dependencies > first.txt 2>&1
      test ! -e \(quoted("frames"))
      openjd run \(quoted("job.json")) --step Merge --run-dependencies > second.txt 2>&1
      """)
    try expectFrames(of: layoutanim)
    // Without a chosen division the scheduler adapts the chunks to the time that they take.
    let log = try layoutanim.folder.text(of: "second.txt")
    let chunks = log.components(separatedBy: "CHUNK[INT]) = ").count - 1
    #expect(chunks == (division.isEmpty ? 1 : 7))
  }

  @Test(.needs(.parallel)) func gnuParallel() throws {
    let layoutanim = try layoutanim()
    try layoutanim.prepare(
      """
      layoutanim farm -q \(quoted("slide.json")) -o \(quoted("frames")) --engine parallel --hash sha256 \\
        --program "$PWD/worker" --chunks 7 --job \(quoted("job.sh"))
      sh \(quoted("job.sh")) --jobs 2
      """)
    try expectFrames(of: layoutanim)
    // Seven tasks, of which one was tried twice. Nothing is rendered again that is there.
    let logs = try layoutanim.shell(
      "cat \(quoted("frames")).parts/*/joblog; sh \(quoted("job.sh")) 2>&1 | grep -c rendered || true"
    )
    #expect(logs.output.split(separator: "\n").count >= 1 + 7)
    #expect(logs.output.hasSuffix("\n0\n"))
  }
}
