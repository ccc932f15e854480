import ImageCoding
import Primitives
import Raster
import TestSupport
import Testing

@Suite struct AnimatedPNGEncoderTests {
  private func encoder(
    width: Int, height: Int, plays: Int = 0, ticksPerSecond: Int = 60
  ) -> AnimatedPNGEncoder {
    AnimatedPNGEncoder(
      width: width, height: height, plays: plays, ticksPerSecond: ticksPerSecond)
  }

  private func frame(
    _ pixmap: borrowing Pixmap, part: PixelRect? = nil, duration: Int = 1
  ) -> AnimatedPNGFrame {
    AnimatedPNGFrame(pixmap, part: part ?? pixmap.bounds, duration: duration)
  }

  @Test(arguments: PNGEncoderTests.sizes)
  func wholeFramesOfNoiseAreUnchanged(width: Int, height: Int) throws {
    let pixmaps = (UInt64(0)..<3).map { seed in
      let pixmap = Pixmap.noise(width: width, height: height, seed: seed)
      return (bytes: pixmap.straightBytes, frame: frame(pixmap))
    }
    let file = try encoder(width: width, height: height).encode(pixmaps.map(\.frame))
    let animation = try #require(AnimatedPNGFrames(reading: file))
    let shown = try animation.pictures { try PNGDecoder().decode($0).bytes }
    #expect(shown == pixmaps.map(\.bytes))
    #expect(animation.frames.map(\.delayNumerator) == [1, 1, 1])
    #expect(animation.frames.map(\.delayDenominator) == [60, 60, 60])
  }

  /// A part of a second picture over the first. Both are noise, so one pixel too few or too many is
  /// detected.
  @Test func aPartReplacesItsPixelsAndNoOthers() throws {
    let first = Pixmap.noise(width: 9, height: 7, seed: 1)
    let second = Pixmap.noise(width: 9, height: 7, seed: 2)
    let part = PixelRect(columns: 3..<8, rows: 2..<6)
    let file = try encoder(width: 9, height: 7).encode([frame(first), frame(second, part: part)])
    let animation = try #require(AnimatedPNGFrames(reading: file))
    let shown = try animation.pictures { try PNGDecoder().decode($0).bytes }
    var expected = first.straightBytes
    let bytes = second.straightBytes
    for y in part.rows {
      for x in 4 * part.columns.lowerBound..<4 * part.columns.upperBound {
        expected[36 * y + x] = bytes[36 * y + x]
      }
    }
    #expect(shown == [first.straightBytes, expected])
  }

  /// A decoder without support for animations sees the first frame.
  @Test func theFirstFrameIsTheStillPicture() throws {
    let first = Pixmap.noise(width: 5, height: 4, seed: 1)
    let second = Pixmap.noise(width: 5, height: 4, seed: 2)
    let bytes = first.straightBytes
    let file = try encoder(width: 5, height: 4).encode([frame(first), frame(second)])
    #expect(try PNGDecoder().decode(file).bytes == bytes)
  }

  /// The whole file except the pixels, derived by hand from the specification.
  @Test func theChunksAreThoseOfTheSpecification() throws {
    let first = frame(Pixmap(width: 3, height: 2), duration: 30)
    let second = frame(
      Pixmap(width: 3, height: 2), part: PixelRect(columns: 1..<3, rows: 1..<2), duration: 7)
    let file = try encoder(width: 3, height: 2, plays: 5).encode([first, second])
    let png = try #require(PNGChunks(reading: file))
    #expect(
      png.chunks.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(png.bodies(of: "IHDR") == [[0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0]])
    #expect(png.bodies(of: "acTL") == [[0, 0, 0, 2, 0, 0, 0, 5]])
    #expect(
      png.bodies(of: "fcTL") == [
        // Number 0; 3×2 at (0, 0); 30/60 s, that is 1/2; no disposal, no blending.
        [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0],
        // Number 1; 2×1 at (1, 1); 7/60 s.
        [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 7, 0, 60, 0, 0],
      ])
    #expect(png.bodies(of: "IDAT") == [first.data])
    #expect(png.bodies(of: "fdAT") == [[0, 0, 0, 2] + second.data])
  }

  /// Ticks, ticks per second, and the delays as fractions of seconds.
  private static let delays: [(Int, Int, [[Int]])] = [
    (1, 1, [[1, 1]]),
    (1, 1000, [[1, 1000]]),
    (16, 60, [[4, 15]]),
    (65_535, 1000, [[13_107, 200]]),
    (65_537, 1000, [[13_107, 200], [1, 500]]),
    (90_000, 1000, [[90, 1]]),
    (65_535 * 60, 60, [[65_535, 1]]),
    (65_535 * 60 + 60, 60, Array(repeating: [4369, 4], count: 60) + [[1, 1]]),
    (131_071, 7, [[65_535, 7], [65_535, 7], [1, 7]]),
  ]

  @Test(arguments: delays)
  func delaysAddUpToTheDuration(
    ticks: Int, ticksPerSecond: Int, expected: [[Int]]
  ) throws {
    let file = try encoder(width: 1, height: 1, ticksPerSecond: ticksPerSecond)
      .encode([frame(Pixmap(width: 1, height: 1), duration: ticks)])
    let animation = try #require(AnimatedPNGFrames(reading: file))
    #expect(animation.frames.map { [$0.delayNumerator, $0.delayDenominator] } == expected)
  }

  @Test(arguments: [0, 1, 0x7FFF_FFFF])
  func theNumberOfPlaysIsWritten(plays: Int) throws {
    let file = try encoder(width: 1, height: 1, plays: plays)
      .encode([frame(Pixmap(width: 1, height: 1))])
    #expect(AnimatedPNGFrames(reading: file)?.plays == plays)
  }
}
