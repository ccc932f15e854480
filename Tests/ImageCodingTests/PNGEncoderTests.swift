import ImageCoding
import Primitives
import Raster
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  static let sizes: [(width: Int, height: Int)] = [
    (1, 1), (1, 9), (9, 1), (13, 5), (255, 2), (64, 64), (65, 33),
  ]

  @Test(arguments: sizes)
  func decodingReversesEncoding(width: Int, height: Int) throws {
    let pixmap = Pixmap.noise(width: width, height: height, seed: UInt64(width * height))
    let bytes = pixmap.straightBytes
    let digest = pixmap.digest
    let image = try PNGDecoder().decode(PNGEncoder().encode(pixmap))
    #expect(image == StraightImage(width: width, height: height, bytes: bytes))
    #expect(image.digest == digest)
  }

  @Test func bandsOfEqualRowsAreWrittenInFull() throws {
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    let pixmap = Scene(
      width: 30, height: 200, commands: [.fill(Rect(x: 2.5, y: 10.5, width: 20, height: 150), red)]
    ).drawn()
    let bytes = pixmap.straightBytes
    #expect(try PNGDecoder().decode(PNGEncoder().encode(pixmap)).bytes == bytes)
  }

  @Test func aTransparentPictureIsAllZeros() throws {
    let image = try PNGDecoder().decode(PNGEncoder().encode(Pixmap(width: 3, height: 2)))
    #expect(image.bytes == [UInt8](repeating: 0, count: 24))
  }

  @Test func theFileIsRGBAWith8BitsMarkedAsSRGBAndNothingElse() throws {
    let file = try PNGEncoder().encode(Pixmap.noise(width: 300, height: 70, seed: 1))
    let png = try #require(PNGChunks(reading: file))
    // Width 300, height 70, depth 8, colour type 6, deflate, adaptive filters, not interlaced.
    #expect(png.bodies(of: "IHDR") == [[0, 0, 1, 44, 0, 0, 0, 70, 8, 6, 0, 0, 0]])
    // Perceptual intent.
    #expect(png.bodies(of: "sRGB") == [[0]])
    let data = png.bodies(of: "IDAT").count
    #expect(data > 1)
    #expect(
      png.chunks.map(\.type)
        == ["IHDR", "sRGB"] + Array(repeating: "IDAT", count: data) + ["IEND"])
  }

  @Test func theSamePixelsGiveTheSameBytes() throws {
    let first = try PNGEncoder().encode(Pixmap.noise(width: 40, height: 30, seed: 2))
    #expect(try PNGEncoder().encode(Pixmap.noise(width: 40, height: 30, seed: 2)) == first)
  }

  @Test func encodersInManyTasksAreIndependent() async throws {
    let expected = try (0..<8).map { try Self.encodedNoise(seed: $0) }
    let files = await withTaskGroup(of: (UInt64, [UInt8]?).self) { group in
      for seed in UInt64(0)..<8 {
        group.addTask { (seed, try? Self.encodedNoise(seed: seed)) }
      }
      return await group.reduce(into: [UInt64: [UInt8]]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<8).map { files[$0] } == expected)
  }

  private static func encodedNoise(seed: UInt64) throws -> [UInt8] {
    try PNGEncoder().encode(Pixmap.noise(width: 40, height: 30, seed: seed))
  }

  /// Seven rows of a plain picture, which are a run of zeros after the filter Paeth.
  @Test func aPlainPictureIsCompressedNearDeflatesLimit() throws {
    let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
    let scene = Scene(
      width: 1000, height: 500, commands: [.fill(Rect(x: 0, y: 0, width: 1000, height: 500), white)]
    )
    // Deflate compresses at most 1032 to 1: 1938 bytes.
    #expect(try PNGEncoder().encode(scene.drawn()).count < 2 * 1938)
  }

  /// libpng refuses rows of more than a million pixels.
  @Test func refusalsOfLibpngAreErrorsInItsWords() throws {
    let pixmap = Pixmap(width: 1_000_001, height: 1)
    do throws(PNGError) {
      _ = try PNGEncoder().encode(pixmap)
      Issue.record("encoded")
    } catch {
      #expect(error == .notEncoded("Invalid IHDR data"))
      #expect("\(error)" == "the PNG could not be written: Invalid IHDR data")
    }
  }
}
