import Foundation
import TestSupport
import Testing

/// `ChunkContractTests` with rendered chunks: in any order, overlapping, repeated and killed.
@Suite struct ChunkCommandTests {
  @Test func randomDivisionsGiveTheFolderOfOneRun() throws {
    let layoutanim = try Layoutanim(samples: false)
    try layoutanim.folder.write(
      Samples.turning.replacingOccurrences(
        of: "\"version\": 1,", with: "\"version\": 1, \"framesPerSecond\": 240,"),
      to: "turning.json")
    #expect(try layoutanim.run(["render", "turning.json", "-o", "whole"]).status == 0)
    let expected = try layoutanim.folder.files(in: "whole")
    let count = expected.keys.count { $0.hasSuffix(".png") }
    var random = SeededGenerator(seed: 19)
    var killed = 0
    for round in 0..<6 {
      let cuts = (0..<4).map { _ in Int.random(in: 1..<count, using: &random) }
      let bounds = Set(cuts + [0, count]).sorted()
      var chunks = zip(bounds, bounds.dropFirst()).map { start, end in
        start...min(count, end + Int.random(in: 0...5, using: &random)) - 1
      }
      chunks.shuffle(using: &random)
      for chunk in chunks + [chunks[0]] {
        killed += try render(chunk, layoutanim, &random) ? 1 : 0
      }
      #expect(try layoutanim.run(["merge", "parts", "-o", "merged\(round)"]).status == 0)
      #expect(try layoutanim.folder.files(in: "merged\(round)") == expected, "\(chunks)")
      try FileManager.default.removeItem(atPath: layoutanim.folder.path("parts"))
    }
    #expect(killed > 5)
  }

  /// Renders a chunk after a first attempt that is killed; returns whether the kill came in time.
  private func render(
    _ chunk: ClosedRange<Int>, _ layoutanim: borrowing Layoutanim, _ random: inout SeededGenerator
  ) throws -> Bool {
    let text = "\(chunk.lowerBound)-\(chunk.upperBound)"
    let task = [
      "render", "turning.json", "-o", "parts/\(text)", "--frames", text, "--resume", "--shared",
    ]
    let first = try layoutanim.start(task)
    usleep(UInt32.random(in: 0...50_000, using: &random))
    first.signal(SIGKILL)
    let wasKilled = first.exitStatus() == 137
    #expect(try layoutanim.run(task).status == 0)
    return wasKilled
  }
}
