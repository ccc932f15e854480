import Foundation
import ImageCoding
import TestSupport
import Testing

@Suite struct InterruptionTests {
  /// 128 plus the number of the signal, as shells have it; SIGKILL leaves no choice.
  private static let ends: [(Int32, Int32)] = [(SIGINT, 130), (SIGTERM, 143), (SIGKILL, 9)]

  @Test(arguments: ends)
  func whatIsWrittenIsComplete(signal: Int32, status: Int32) throws {
    let layoutanim = try Layoutanim()
    let ended = try layoutanim.status(
      ["render", "lasting.json", "-o", "out", "-j", "8"], signalled: signal,
      at: "out/frame_0007.png")
    #expect(ended == status)
    let frames = layoutanim.folder.names(in: "out").filter { $0.hasSuffix(".png") }
    #expect(frames.contains("frame_0007.png"))
    // A second's work in a debug build on a slow machine: far from all 90,001.
    #expect(frames.count < 20_000)
    for frame in frames {
      let bytes = try layoutanim.folder.contents(of: "out/\(frame)")
      #expect(throws: Never.self) { try PNGDecoder().decode(Array(bytes)) }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func whatIsUnfinishedIsRemoved(signal: Int32) throws {
    let layoutanim = try Layoutanim()
    _ = try layoutanim.status(
      ["render", "lasting.json", "-o", "out"], signalled: signal, at: "out/frame_0001.png")
    #expect(layoutanim.folder.names(in: "out").allSatisfy { $0.hasPrefix("frame_") })
  }
}
