import ImageCoding
import Raster
import TestSupport
import Testing

@Suite struct PNGCompletenessTests {
  private static func file() throws -> [UInt8] {
    try PNGEncoder().encode(.noise(width: 20, height: 15, seed: 4))
  }

  @Test func aFileIsCompleteWhateverFollowsIt() throws {
    let file = try Self.file()
    #expect(PNGDecoder().isComplete(file))
    #expect(PNGDecoder().isComplete(file + [1, 2, 3]))
  }

  @Test func aFileThatIsCutIsNotComplete() throws {
    let file = try Self.file()
    for count in file.indices { #expect(!PNGDecoder().isComplete(Array(file[..<count]))) }
  }

  @Test func aFileWithAChangedByteIsNotComplete() throws {
    var file = try Self.file()
    for place in stride(from: 0, to: file.count, by: 7) {
      file[place] ^= 0x20
      #expect(!PNGDecoder().isComplete(file), "byte \(place)")
      file[place] ^= 0x20
    }
  }

  /// A header alone could claim any size.
  @Test func chunksTooFewForThePixelsAreNotComplete() throws {
    let file = try PNGEncoder().encode(.noise(width: 300, height: 70, seed: 4))
    var png = try #require(PNGChunks(reading: file))
    png.chunks.removeAll { $0.type == "IDAT" }
    #expect(!PNGDecoder().isComplete(png.file))
    png.chunks.insert(PNGChunks.Chunk(type: "IDAT", body: []), at: 2)
    #expect(!PNGDecoder().isComplete(png.file))
  }
}
