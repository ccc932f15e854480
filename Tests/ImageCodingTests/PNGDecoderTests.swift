import ImageCoding
import TestSupport
import Testing

/// Decodes files made by hand, byte by byte, without our encoders or libpng's.
@Suite struct PNGDecoderTests {
  private func decode(_ png: PNGChunks) throws -> StraightImage {
    try PNGDecoder().decode(png.file)
  }

  @Test func straightRGBAIsUnchanged() throws {
    let rows: [[UInt8]] = [
      [0, 1, 2, 3, 255, 200, 100, 50, 7],
      [0, 9, 9, 9, 0, 0, 0, 0, 128],
    ]
    let image = try decode(.stored(width: 2, height: 2, depth: 8, colorType: 6, rows: rows))
    #expect((image.width, image.height) == (2, 2))
    #expect(image.bytes == rows.flatMap { $0.dropFirst() })
  }

  @Test func rowsAreDefiltered() throws {
    // Sub, Up, and Paeth with exact predictions: each pixel equals the one before or above.
    let rows: [[UInt8]] = [
      [1, 10, 20, 30, 255, 0, 0, 0, 0], [2, 1, 1, 1, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 1, 1, 1, 0],
    ]
    let image = try decode(.stored(width: 2, height: 3, depth: 8, colorType: 6, rows: rows))
    #expect(
      image.bytes == [
        10, 20, 30, 255, 10, 20, 30, 255, 11, 21, 31, 255, 10, 20, 30, 255, 11, 21, 31, 255, 11, 21,
        31, 255,
      ])
  }

  @Test func picturesWithoutAlphaAreOpaque() throws {
    let rgb = PNGChunks.stored(
      width: 2, height: 1, depth: 8, colorType: 2, rows: [[0, 1, 2, 3, 4, 5, 6]])
    #expect(try decode(rgb).bytes == [1, 2, 3, 255, 4, 5, 6, 255])
    let gray = PNGChunks.stored(width: 2, height: 1, depth: 8, colorType: 0, rows: [[0, 7, 250]])
    #expect(try decode(gray).bytes == [7, 7, 7, 255, 250, 250, 250, 255])
  }

  @Test func grayWithAlphaKeepsIt() throws {
    let png = PNGChunks.stored(
      width: 2, height: 1, depth: 8, colorType: 4, rows: [[0, 7, 9, 8, 0]])
    #expect(try decode(png).bytes == [7, 7, 7, 9, 8, 8, 8, 0])
  }

  @Test func palettesAreLookedUpWithTheirTransparency() throws {
    let palette = PNGChunks.Chunk(type: "PLTE", body: [10, 20, 30, 40, 50, 60])
    let transparency = PNGChunks.Chunk(type: "tRNS", body: [99])
    let whole = PNGChunks.stored(
      width: 3, height: 1, depth: 8, colorType: 3, before: [palette, transparency],
      rows: [[0, 1, 0, 1]])
    let expected: [UInt8] = [40, 50, 60, 255, 10, 20, 30, 99, 40, 50, 60, 255]
    #expect(try decode(whole).bytes == expected)
    // The same with one bit per pixel: 101.
    let bits = PNGChunks.stored(
      width: 3, height: 1, depth: 1, colorType: 3, before: [palette, transparency],
      rows: [[0, 0b1010_0000]])
    #expect(try decode(bits).bytes == expected)
  }

  /// Of every width in bits, with fewer colours than indices and fewer transparencies than colours.
  @Test(arguments: [1, 2, 4, 8], 0...1)
  func indicesBeyondAPaletteAreOpaqueBlack(depth: Int, interlace: UInt8) throws {
    var generator = SeededGenerator(seed: UInt64(depth))
    let colors = (0..<max(1, (1 << depth) * 2 / 3)).map { _ in
      (0..<4).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }
    let transparent = colors.count / 2
    let chunks = [
      PNGChunks.Chunk(type: "PLTE", body: colors.flatMap { $0[..<3] }),
      PNGChunks.Chunk(type: "tRNS", body: colors[..<transparent].map { $0[3] }),
    ]
    let perByte = 8 / depth
    // An interlaced picture of one column and one row has one pass.
    let (width, height) = interlace == 0 ? (7 * perByte + 1, 3) : (1, 1)
    let indices = (0..<height).map { _ in
      (0..<width).map { _ in Int(generator.next() % UInt64(1 << depth)) }
    }
    let rows = indices.map { [UInt8(0)] + $0.packed(perByte, depth: depth) }
    let png = PNGChunks.stored(
      width: width, height: height, depth: UInt8(depth), colorType: 3, interlace: interlace,
      before: transparent == 0 ? [chunks[0]] : chunks, rows: rows)
    let expected = indices.joined().flatMap { index -> [UInt8] in
      guard index < colors.count else { return [0, 0, 0, 255] }
      return index < transparent ? colors[index] : colors[index][..<3] + [255]
    }
    #expect(try decode(png).bytes == expected)
  }

  @Test func sixteenBitsAreRoundedToEight() throws {
    let png = PNGChunks.stored(
      width: 1, height: 1, depth: 16, colorType: 2, rows: [[0, 255, 255, 128, 128, 0, 129]])
    // 65535 → 255, 0x8080 → 128, 129 / 257 = 0.502 → 1
    #expect(try decode(png).bytes == [255, 128, 1, 255])
  }

  /// Adam7 of 2×2: pass 1 has the first pixel, pass 6 the next one, pass 7 the second row.
  @Test func interlacedPicturesAreDecoded() throws {
    let png = PNGChunks.stored(
      width: 2, height: 2, depth: 8, colorType: 0, interlace: 1,
      rows: [[0, 1], [0, 2], [0, 3, 4]])
    #expect(
      try decode(png).bytes == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
  }

  @Test func gammaIsNotApplied() throws {
    // 1/0.2 in hundred-thousandths: a viewer would make the picture much darker.
    let gamma = PNGChunks.Chunk(type: "gAMA", body: [0, 0, 0x4E, 0x20])
    let png = PNGChunks.stored(
      width: 1, height: 1, depth: 8, colorType: 2, before: [gamma], rows: [[0, 60, 70, 80]])
    #expect(try decode(png).bytes == [60, 70, 80, 255])
  }

  @Test func theLargestSideIsAcceptedAndOneMoreIsNot() throws {
    let side = PNGDecoder.largestSide
    #expect(side == 16_384)
    let rows: [[UInt8]] = [[0] + [UInt8](repeating: 5, count: side)]
    let largest = PNGChunks.stored(width: side, height: 1, depth: 8, colorType: 0, rows: rows)
    #expect(try decode(largest).width == side)
    for (width, height) in [(side + 1, 1), (1, side + 1), (1_000_000, 900_000)] {
      let png = PNGChunks.stored(width: width, height: height, depth: 8, colorType: 0, rows: rows)
      #expect(throws: PNGError.tooLarge(width: width, height: height, limit: side)) {
        try decode(png)
      }
    }
  }
}

extension [Int] {
  /// Several pixels a byte, the first in the highest bits.
  fileprivate func packed(_ perByte: Int, depth: Int) -> [UInt8] {
    stride(from: 0, to: count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, place in
        let index = start + place < count ? self[start + place] : 0
        return byte | UInt8(index) << UInt8(8 - depth * (place + 1))
      }
    }
  }
}
