import ImageCoding
import Raster
import TestSupport
import Testing

/// Any bytes give pixels or an error with a reason; none crashes the process.
@Suite struct DamagedPNGTests {
  private func sound(_ width: Int = 12, _ height: Int = 9) throws -> [UInt8] {
    try PNGEncoder().encode(Pixmap.noise(width: width, height: height, seed: 3))
  }

  /// The error's message; nil if the file was decoded.
  private func refusal(of file: [UInt8]) -> String? {
    do throws(PNGError) {
      let image = try PNGDecoder().decode(file)
      #expect(image.bytes.count == 4 * image.width * image.height)
      return nil
    } catch {
      if case .malformed(let reason) = error { #expect(!reason.isEmpty) }
      return "\(error)"
    }
  }

  @Test func everyTruncatedFileIsRefused() throws {
    let file = try sound()
    for count in 0..<file.count {
      #expect(refusal(of: Array(file[..<count])) != nil, "\(count) of \(file.count) bytes")
    }
    #expect(refusal(of: file) == nil)
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    #expect(refusal(of: try sound() + [1, 2, 3]) == nil)
  }

  @Test func flippedBitsAreDecodedOrRefused() throws {
    let file = try sound()
    var generator = SeededGenerator(seed: 4)
    var refused = 0
    let count = cases(1000)
    for _ in 0..<count {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<file.count, using: &generator)
        damaged[position] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
      if refusal(of: damaged) != nil { refused += 1 }
    }
    // Only bits that flip twice can go unnoticed.
    #expect(refused > count * 98 / 100)
  }

  /// A file that is read without its transparency would look like another picture.
  @Test(arguments: [0, 3] as [UInt8]) func everyFlippedBitOfTransparencyIsRefused(colorType: UInt8)
    throws
  {
    let palette = PNGChunks.Chunk(type: "PLTE", body: [10, 20, 30, 40, 50, 60])
    let transparency = PNGChunks.Chunk(type: "tRNS", body: [0, 1])
    let file = PNGChunks.stored(
      width: 2, height: 1, depth: 8, colorType: colorType,
      before: colorType == 3 ? [palette, transparency] : [transparency], rows: [[0, 0, 1]]
    ).file
    #expect(refusal(of: file) == nil)
    let name = try #require(file.firstRange(of: "tRNS".utf8))
    // The length, the name, two bytes and the checksum.
    for position in name.lowerBound - 4..<name.upperBound + 6 {
      for bit in 0..<8 {
        var damaged = file
        damaged[position] ^= 1 << UInt8(bit)
        #expect(refusal(of: damaged) != nil, "bit \(bit) of byte \(position)")
      }
    }
  }

  /// With its correct checksum.
  @Test func transparencyThatCannotBeAppliedIsRefused() throws {
    let palette = PNGChunks.Chunk(type: "PLTE", body: [10, 20, 30])
    let (short, long) = (
      PNGChunks.Chunk(type: "tRNS", body: [9]), PNGChunks.Chunk(type: "tRNS", body: [9, 9, 9])
    )
    func refusal(_ colorType: UInt8, _ before: [PNGChunks.Chunk]) -> String? {
      self.refusal(
        of: PNGChunks.stored(
          width: 1, height: 1, depth: 8, colorType: colorType, before: before, rows: [[0, 0]]
        ).file)
    }
    #expect(refusal(3, [palette, short]) == nil)
    #expect(refusal(3, [palette, long])?.contains("tRNS") == true)
    #expect(refusal(3, [short, palette])?.contains("tRNS") == true)
    #expect(refusal(3, [palette, short, short])?.contains("tRNS") == true)
    #expect(refusal(0, [long])?.contains("tRNS") == true)
  }

  /// With correct checksums damage gets past libpng's check of the chunk.
  @Test func damageWithCorrectChecksumsIsDecodedOrRefused() throws {
    let png = try #require(PNGChunks(reading: try sound()))
    var generator = SeededGenerator(seed: 5)
    var refused = 0
    let count = cases(500)
    for _ in 0..<count {
      var damaged = png
      let chunk = Int.random(in: 0..<3, using: &generator)
      let position = Int.random(in: 0..<png.chunks[chunk].body.count, using: &generator)
      damaged.chunks[chunk].body[position] = UInt8.random(in: 0...255, using: &generator)
      if refusal(of: damaged.file) != nil { refused += 1 }
    }
    // The body of the sRGB chunk is ignored; most of the other bodies matter.
    #expect((count * 3 / 10..<count).contains(refused))
  }

  @Test func missingRepeatedOrReorderedChunksAreDecodedOrRefused() throws {
    let png = try #require(PNGChunks(reading: try sound()))
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<cases(200) {
      let count = Int.random(in: 0...6, using: &generator)
      let chunks = (0..<count).compactMap { _ in png.chunks.randomElement(using: &generator) }
      _ = refusal(of: PNGChunks(chunks).file)
    }
    #expect(refusal(of: PNGChunks([]).file) != nil)
    #expect(refusal(of: PNGChunks(png.chunks.filter { $0.type != "IDAT" }).file) != nil)
    #expect(refusal(of: PNGChunks(png.chunks.reversed()).file) != nil)
  }

  @Test func bytesOfAnotherFormatAreRefused() {
    #expect(refusal(of: []) != nil)
    #expect(refusal(of: Array("GIF89a and so on, a different format".utf8)) != nil)
    #expect(refusal(of: [UInt8](repeating: 0, count: 1000)) != nil)
  }

  @Test func emptySizesAreRefused() {
    for (width, height) in [(0, 1), (1, 0), (0, 0)] {
      let png = PNGChunks.stored(width: width, height: height, depth: 8, colorType: 6, rows: [])
      #expect(refusal(of: png.file) == "not a valid PNG: Invalid IHDR data")
    }
  }

  /// A header alone must not make the decoder allocate a gigabyte.
  @Test func aSizeThatTheFileCannotHoldIsRefusedBeforeAllocation() {
    let png = PNGChunks.stored(width: 16_384, height: 16_384, depth: 8, colorType: 6, rows: [[0]])
    #expect(
      refusal(of: png.file)
        == "not a valid PNG: \(png.file.count) bytes cannot hold 16384×16384 pixels")
  }

  /// libpng skips a chunk that it does not know, even one before the header.
  @Test func aChunkBeforeTheHeaderIsRefused() throws {
    var png = try #require(PNGChunks(reading: sound()))
    #expect(refusal(of: png.file) == nil)
    png.chunks.insert(.init(type: "bHDR", body: png.chunks[0].body), at: 0)
    #expect(refusal(of: png.file) == "not a valid PNG: IHDR is not the first chunk")
  }
}
