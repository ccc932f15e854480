import Foundation
import ImageCoding
import TestSupport
import Testing

/// SIGKILL ends the program without any cleanup.
@Suite struct KillTests {
  private typealias Frames = [String: Data]

  @Test func whereverAProgramIsKilledEveryFrameIsTheOldOneOrTheNew() throws {
    let layoutanim = try Layoutanim(samples: false)
    let red = try rendered("red", "#F00", by: layoutanim)
    let blue = try rendered("blue", "#00F", by: layoutanim)
    try FileManager.default.copyItem(
      atPath: layoutanim.folder.path("red"), toPath: layoutanim.folder.path("out"))
    var random = SeededGenerator(seed: 200)
    var before = red
    var killedAmongFrames = 0
    // The approximate duration of a run in microseconds, adjusted to the load of the machine.
    var duration = 200_000.0
    for kill in 0..<200 {
      let program = try layoutanim.start(
        ["render", kill.isMultiple(of: 2) ? "blue.json" : "red.json", "-o", "out"])
      usleep(UInt32(Double.random(in: 0...duration, using: &random)))
      program.signal(SIGKILL)
      let wasKilled = program.exitStatus() == 137
      let after = try frames(in: "out", of: layoutanim)
      #expect(after.count == red.count)
      #expect(after.allSatisfy { $0.value == red[$0.key] || $0.value == blue[$0.key] })
      let changed = after.count { $0.value != before[$0.key] }
      if wasKilled, 0 < changed, changed < red.count { killedAmongFrames += 1 }
      // The signal came too late, or too early.
      if !wasKilled { duration *= 0.9 } else if changed == 0 { duration *= 1.05 }
      before = after
    }
    #expect(killedAmongFrames > 40)
    try expectNextRun(gives: blue, by: layoutanim)
  }

  /// Files left by killed runs neither prevent the next run nor count as frames; it removes them.
  private func expectNextRun(gives expected: Frames, by layoutanim: borrowing Layoutanim) throws {
    let run = try layoutanim.run(["render", "blue.json", "-o", "out"])
    #expect(run.status == 0)
    #expect(run.errors == "rendered \(expected.count) frames to out/\n")
    #expect(try frames(in: "out", of: layoutanim) == expected)
    #expect(!layoutanim.folder.names(in: "out").contains(where: isTemporary))
  }

  /// The frames of a moving box, after checking that each can be decoded.
  private func rendered(
    _ name: String, _ color: String, by layoutanim: borrowing Layoutanim
  ) throws -> Frames {
    let timeline = Samples.sliding.replacingOccurrences(of: "#007AFF", with: color)
      .replacingOccurrences(of: "0.2 ", with: "0.45 ")
      .replacingOccurrences(of: "1,\n", with: "1, \"framesPerSecond\": 240,\n")
    try layoutanim.folder.write(timeline, to: "\(name).json")
    #expect(try layoutanim.run(["render", "\(name).json", "-o", name]).status == 0)
    let frames = try frames(in: name, of: layoutanim)
    // 0.5 s at 240 frames per second: 0…120.
    #expect(frames.count == 121)
    for frame in frames.values {
      #expect(throws: Never.self) { try PNGDecoder().decode(Array(frame)) }
    }
    return frames
  }

  private func frames(in folder: String, of layoutanim: borrowing Layoutanim) throws -> Frames {
    try layoutanim.folder.frames(in: folder).filter { !isTemporary($0.key) }
  }

  private func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".layoutanim-") && name.hasSuffix(".tmp")
  }
}
