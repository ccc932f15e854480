import ImageCoding
import Raster
import TestSupport
import Testing

/// Compares files made from runs, decoded by libpng, with every pixel of the runs; and the checksum
/// at the end of the stream, which libpng does not require, with every byte.
@Suite struct PNGRunEncoderTests {
  private func expectSamePixels(
    _ picture: PictureRuns, _ choices: [PNGColorChoice] = [.automatic, .rgba],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var encoder = try PNGRunEncoder()
    let expected = StraightImage(
      width: picture.width, height: picture.height, bytes: picture.straightBytes)
    for choice in choices {
      let file = try encoder.encode(picture, choice)
      #expect(
        try PNGDecoder().decode(file) == expected, "\(choice)", sourceLocation: sourceLocation)
      try expectRightChecksum(file, picture, sourceLocation)
    }
  }

  private func expectRightChecksum(
    _ file: [UInt8], _ picture: PictureRuns, _ sourceLocation: SourceLocation
  ) throws {
    let png = try #require(PNGChunks(reading: file))
    let header = try #require(png.bodies(of: "IHDR").first)
    let palette = png.bodies(of: "PLTE").first ?? []
    let numbers = stride(from: 0, to: palette.count, by: 3).reduce(into: [[UInt8]: UInt8]()) {
      $0[Array(palette[$1..<$1 + 3])] = UInt8($1 / 3)
    }
    let plain = PlainStream(picture) { pixel in
      switch header[9] {
      case 3: [numbers[Array(pixel.channels[..<3])] ?? 0]
      case 2: Array(pixel.channels[..<3])
      default: pixel.channels
      }
    }
    let stream = png.bodies(of: "IDAT").flatMap(\.self)
    #expect(
      Array(stream.suffix(4)) == plain.adler32.bigEndianBytes, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<60)
  func randomRunsOfFewColorsAreUnchanged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let colors = Colors.opaque(Int.random(in: 1...40, using: &generator), seed: seed)
    let picture = PictureRuns.random(
      width: .random(in: 1...700, using: &generator),
      height: .random(in: 1...60, using: &generator),
      colors: colors, changes: .random(in: 0...9, using: &generator), seed: seed)
    try expectSamePixels(picture, PNGColorChoice.allCases)
  }

  @Test(arguments: 0..<20)
  func randomRunsOfAnyAlphaAreUnchanged(seed: UInt64) throws {
    try expectSamePixels(
      .random(width: 97, height: 40, colors: Colors.translucent, changes: 6, seed: seed))
  }

  /// Residuals of zero in the first row, and runs of other colours that leave the same residual.
  @Test(arguments: 0..<20)
  func darkColorsAreUnchanged(seed: UInt64) throws {
    try expectSamePixels(
      .random(width: 61, height: 30, colors: Colors.dark, changes: 8, seed: seed),
      PNGColorChoice.allCases)
  }

  @Test(arguments: [0, 0xFF00_0000, 0xFF12_3456, 0x8012_3456, 0xFFFF_FFFF] as [UInt32])
  func onePixelIsUnchanged(pixel: UInt32) throws {
    try expectSamePixels(PictureRuns(width: 1, pixels: [pixel]))
    try expectSamePixels(PictureRuns(width: 1, pixels: [pixel, pixel]))
    try expectSamePixels(PictureRuns(width: 2, pixels: [pixel, pixel]))
    if pixel >> 24 == 255 {
      try expectSamePixels(PictureRuns(width: 1, pixels: [pixel]), PNGColorChoice.allCases)
    }
  }

  /// All widths up to rows of more than two matches of the greatest length, among them those whose
  /// zeros end with one or two literals.
  @Test(arguments: [1, 3, 4])
  func everyWidthIsUnchanged(bytesPerPixel: Int) throws {
    let choices: [PNGColorChoice] =
      bytesPerPixel == 1 ? [.palette] : bytesPerPixel == 3 ? [.rgb] : [.rgba]
    let colors = Colors.opaque(3)
    for width in 1...(2 * 258 + 6) where width * bytesPerPixel < 2 * 258 + 10 {
      let rows = [0, 1, 1, 2].flatMap { [UInt32](repeating: colors[$0], count: width) }
      try expectSamePixels(PictureRuns(width: width, pixels: rows), choices)
    }
  }

  /// Enough blank rows that their bits are copied, with few and with many bits per row.
  @Test(arguments: [1, 2, 3, 64, 65, 300], [8, 9, 10, 40, 133])
  func manyEqualRowsAreUnchanged(width: Int, height: Int) throws {
    let colors = Colors.opaque(5)
    let top = (0..<width).map { colors[$0 % 2] }
    let bottom = (0..<width).map { colors[$0 % 3 + 2] }
    let pixels = (0..<height).flatMap { _ in top } + (0..<height).flatMap { _ in bottom }
    try expectSamePixels(PictureRuns(width: width, pixels: pixels), PNGColorChoice.allCases)
  }

  @Test(arguments: [(1, 1), (70, 1), (1, 70), (64, 480)])
  func aPictureWithoutRunsIsTransparent(width: Int, height: Int) throws {
    let picture = PictureRuns(
      width: width, height: height, bands: [.init(rowCount: Int32(height), runEnd: 0)], runs: [])
    let file = try expectedTransparent(picture)
    #expect(PNGChunks(reading: file)?.bodies(of: "IHDR").first?[9] == 6)
  }

  private func expectedTransparent(_ picture: PictureRuns) throws -> [UInt8] {
    var encoder = try PNGRunEncoder()
    let file = try encoder.encode(picture, .automatic)
    #expect(try PNGDecoder().decode(file).bytes.allSatisfy { $0 == 0 })
    try expectSamePixels(picture)
    return file
  }

  /// With a palette all matches have one distance; a checkerboard has no matches.
  @Test func noDistanceAndOneDistanceAreDecoded() throws {
    let colors = Colors.opaque(2)
    let board = (0..<49).map { colors[($0 + $0 / 7) % 2] }
    try expectSamePixels(PictureRuns(width: 7, pixels: board), PNGColorChoice.allCases)
    let noise = Colors.opaque(900)
    try expectSamePixels(PictureRuns(width: 30, pixels: noise), [.rgb, .rgba])
    let plain = [UInt32](repeating: colors[0], count: 30_000)
    try expectSamePixels(PictureRuns(width: 1000, pixels: plain), PNGColorChoice.allCases)
  }

  /// Residuals with Fibonacci numbers as counts, for which the optimal code exceeds the limit.
  @Test func skewedCountsAreDecoded() throws {
    var (now, next) = (1, 1)
    var residuals: [UInt8] = []
    for value in 1...21 {
      residuals += [UInt8](repeating: UInt8(value * 10), count: now)
      (now, next) = (next, now + next)
    }
    var generator = SeededGenerator(seed: 7)
    residuals.shuffle(using: &generator)
    let width = 1000
    let gray = residuals.prefix(residuals.count / width * width)
    var row = [UInt8](repeating: 0, count: width)
    let pixels = stride(from: 0, to: gray.count, by: width).flatMap { start in
      row = zip(row, gray[start..<start + width]).map { $0 &+ $1 }
      return row.map { (UInt32($0) * 0x1_0101).opaque }
    }
    try expectSamePixels(PictureRuns(width: width, pixels: pixels), PNGColorChoice.allCases)
  }

  @Test func rowsOfTheLargestCanvasAreDecoded() throws {
    try expectSamePixels(
      .random(width: 16_384, height: 5, colors: Colors.opaque(30), changes: 20, seed: 5),
      PNGColorChoice.allCases)
  }

  @Test func thousandsOfRunsAreDecoded() throws {
    let picture = PictureRuns.random(
      width: 700, height: 300, colors: Colors.opaque(2000), changes: 40, seed: 6)
    #expect(picture.runs.count > 3000)
    try expectSamePixels(picture, [.rgb, .rgba])
  }

  /// More runs than fit one block, first in some colours and then in others.
  @Test func severalBlocksAreDecoded() throws {
    var generator = SeededGenerator(seed: 8)
    let dark = (0..<20_000).map { _ in UInt32.random(in: 0...15, using: &generator).opaque }
    let light = (0..<30_000).map { _ in (UInt32.random(in: 240...255, using: &generator)).opaque }
    let blank = [UInt32](repeating: 0xFFFF_FFFF, count: 20_000)
    let picture = PictureRuns(width: 200, pixels: dark + blank + light + blank)
    #expect(picture.runs.count > 2 * 16_384)
    try expectSamePixels(picture, PNGColorChoice.allCases)
  }

  /// The state of an encoder after one picture must not affect the next.
  @Test func anEncoderMakesTheSameFileAfterOtherPictures() throws {
    var encoder = try PNGRunEncoder()
    let pictures = (UInt64(0)..<12).map { seed in
      PictureRuns.random(
        width: 40 + Int(seed) * 31 % 97, height: 30, colors: Colors.opaque(5 + 40 * Int(seed % 3)),
        changes: 6, seed: seed)
    }
    for picture in pictures + pictures.reversed() {
      for choice in PNGColorChoice.allCases {
        var fresh = try PNGRunEncoder()
        #expect(try encoder.encode(picture, choice) == fresh.encode(picture, choice))
      }
    }
  }

  /// Rows in which most pixels differ from those above but few from their neighbours: these take Sub.
  @Test(arguments: 0..<10)
  func rowsThatAreAlikeWithinThemselvesAreUnchanged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let palettes = [Colors.opaque(300, seed: seed), Colors.translucent + Colors.opaque(300)]
    let colors = palettes[Int(seed % 2)]
    let pixels = (0..<24).flatMap { row in
      let length = row % 3 == 0 ? 1 : Int.random(in: 1...6, using: &generator)
      return (0..<400).map { colors[($0 / length * 7 + row * 13) % colors.count] }
    }
    let picture = PictureRuns(width: 400, pixels: pixels)
    try expectSamePixels(picture)
    let filters = PlainStream(picture, \.channels).bytes.enumerated().filter {
      $0.offset % 1601 == 0
    }
    #expect(Set(filters.map(\.element)) == [1, 2])
  }

  @Test func aSizeOutsideOfPNGsRangeIsRefused() throws {
    for (width, height) in [(0, 1), (1, 0), (1_000_001, 1), (1, 1_000_001)] {
      var encoder = try PNGRunEncoder()
      let picture = PictureRuns(width: width, height: height, bands: [], runs: [])
      #expect(throws: PNGError.self) { try encoder.encode(picture, .rgba) }
    }
  }

  @Test func theFileHasTheChunksOfItsTypeAndNothingElse() throws {
    var encoder = try PNGRunEncoder()
    let picture = PictureRuns(width: 2, pixels: [0xFF01_0203, 0xFF04_0506])
    let palette = try #require(PNGChunks(reading: encoder.encode(picture, .automatic)))
    #expect(palette.chunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    #expect(palette.bodies(of: "IHDR") == [[0, 0, 0, 2, 0, 0, 0, 1, 8, 3, 0, 0, 0]])
    #expect(palette.bodies(of: "PLTE") == [[3, 2, 1, 6, 5, 4]])
    let rgb = try #require(PNGChunks(reading: encoder.encode(picture, .rgb)))
    #expect(rgb.chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(rgb.bodies(of: "IHDR") == [[0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]])
    #expect(rgb.bodies(of: "sRGB") == [[0]])
  }
}
