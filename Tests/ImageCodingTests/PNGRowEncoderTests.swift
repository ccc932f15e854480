import Primitives
import Raster
import TestSupport
import Testing

@testable import ImageCoding

/// Compares files made from rows with those that libpng and zlib make from all pixels.
@Suite struct PNGRowEncoderTests {
  private func expectSame(
    _ pixmap: borrowing Pixmap, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reference = try PNGEncoder().encode(pixmap)
    let image = try PNGDecoder().decode(reference)
    let file = try image.pngBytes()
    // Compared outside the expectation, which would list the differences of large arrays for hours.
    let hasSamePixels = try PNGDecoder().decode(file) == image
    #expect(hasSamePixels, sourceLocation: sourceLocation)
    guard Self.isZlib else { return }
    let isSameFile = file == reference
    #expect(isSameFile, sourceLocation: sourceLocation)
  }

  /// Whether libpng compresses with zlib, and not with a substitute such as zlib-ng, whose files are
  /// different.
  private static let isZlib: Bool = {
    var digest = PixelDigest()
    let file = try? PNGEncoder().encode(.noise(width: 40, height: 30, seed: 2))
    digest.append(file ?? [])
    return digest.value == 0x4F48_457E
  }()

  @Test(
    arguments: PNGEncoderTests.sizes + [(2, 1), (1, 2), (300, 70), (64, 1000), (5000, 2)])
  func noiseGivesTheFileOfLibpng(width: Int, height: Int) throws {
    try expectSame(.noise(width: width, height: height, seed: UInt64(width + height)))
  }

  /// Incompressible blocks are stored.
  @Test func opaqueNoiseGivesTheFileOfLibpng() throws {
    var generator = SeededGenerator(seed: 5)
    let pixels = (0..<9000).map { _ in
      PremultipliedColor(word: .random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000)
    }
    try expectSame(Self.picture(of: pixels, width: 90))
  }

  /// Long rows of zeros, matches of every length, and several blocks.
  @Test(arguments: 0..<40)
  func rectanglesGiveTheFileOfLibpng(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = (
      width: Int.random(in: 1...700, using: &generator),
      height: Int.random(in: 1...(seed.isMultiple(of: 8) ? 6000 : 300), using: &generator)
    )
    var scene = Scene(width: size.width, height: size.height)
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let side = { (limit: Int) in Double.random(in: -2...Double(limit), using: &generator) }
      let rect = Rect(
        x: side(size.width), y: side(size.height), width: abs(side(size.width)),
        height: abs(side(size.height)))
      let word = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      scene.commands.append(.fill(rect, PremultipliedColor(word: word | 0xFF00_0000)))
    }
    try expectSame(scene.drawn())
  }

  /// The counts of 18 bytes are Fibonacci's numbers, which need a code of more than 15 bits. In a single
  /// row no filter is used, so the bytes are those of the pixels.
  @Test func codesAboveTheLimitGiveTheFileOfLibpng() throws {
    var (count, next) = (1, 1)
    var bytes: [UInt32] = []
    for byte in UInt32(0)..<18 {
      bytes += [UInt32](repeating: 7 * byte, count: count)
      (count, next) = (next, count + next)
    }
    var generator = SeededGenerator(seed: 3)
    bytes.shuffle(using: &generator)
    let pixels = stride(from: 0, to: bytes.count - 2, by: 3).map { start in
      PremultipliedColor(
        word: bytes[start] | bytes[start + 1] << 8 | bytes[start + 2] << 16 | 0xFF00_0000)
    }
    try expectSame(Self.picture(of: pixels, width: pixels.count))
  }

  private static func picture(of pixels: [PremultipliedColor], width: Int) -> Pixmap {
    var scene = Scene(width: width, height: pixels.count / width)
    for (place, color) in pixels.enumerated() {
      let (x, y) = (Double(place % width), Double(place / width))
      scene.commands.append(.fill(Rect(x: x, y: y, width: 1, height: 1), color))
    }
    return scene.drawn()
  }

  @Test func aRowThatIsRepeatedIsWrittenAsOften() throws {
    for width in [1, 3, 200] {
      let row = (0..<width).map { UInt32($0) << 8 | 0xFF00_0001 }
      var encoder = try PNGRowEncoder(width: width, height: 6)
      encoder.append(row, times: 2)
      encoder.append(row, times: 3)
      encoder.append(row.reversed())
      let image = try PNGDecoder().decode(encoder.finish())
      let rows = Array(repeating: row, count: 5) + [row.reversed()]
      var shown: [UInt32] = []
      for (y, expected) in rows.enumerated() {
        image.copyRow(y, into: &shown)
        #expect(shown == expected)
      }
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (1_000_001, 1), (1, 1_000_001)])
  func aPictureThatNoFileCanHoldIsRefused(width: Int, height: Int) {
    #expect(
      throws: PNGError.notEncoded("\(width)×\(height) pixels; a side has 1 to 1000000")
    ) {
      _ = try PNGRowEncoder(width: width, height: height)
    }
  }
}

extension PremultipliedColor {
  fileprivate init(word: UInt32) {
    self.init(
      red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16 & 255),
      alpha: UInt8(word >> 24))
  }
}
