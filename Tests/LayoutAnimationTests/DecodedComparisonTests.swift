import LayoutAnimation
import TestSupport
import Testing

/// Frames written by other programs, compared by the colours that their files represent.
@Suite final class DecodedComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ png: PNGChunks, in name: String) throws -> FrameSource {
    try TestFolder.make(folder.path(name))
    try TestFolder.write(png.file, to: folder.path("\(name)/frame_0000.png"))
    return try FrameSource(path: folder.path(name))
  }

  /// 2 × 2 grey pixels: 0x11 and 0xEE in the first row, 0xEE and 0x11 in the second.
  private static let rgba = PNGChunks.stored(
    width: 2, height: 2, depth: 8, colorType: 6,
    rows: [
      [0, 0x11, 0x11, 0x11, 255, 0xEE, 0xEE, 0xEE, 255],
      [0, 0xEE, 0xEE, 0xEE, 255, 0x11, 0x11, 0x11, 255],
    ])

  private static let palette = PNGChunks.Chunk(
    type: "PLTE", body: [0x11, 0x11, 0x11, 0xEE, 0xEE, 0xEE])

  /// The same picture with 16 bits, with a palette of one bit, in grey of 8 and of 4 bits, and in
  /// interlaced grey.
  private static let spellings = [
    PNGChunks.stored(
      width: 2, height: 2, depth: 16, colorType: 0,
      rows: [[0, 0x11, 0x11, 0xEE, 0xEE], [0, 0xEE, 0xEE, 0x11, 0x11]]),
    PNGChunks.stored(
      width: 2, height: 2, depth: 1, colorType: 3, before: [palette],
      rows: [[0, 0b0100_0000], [0, 0b1000_0000]]),
    PNGChunks.stored(
      width: 2, height: 2, depth: 8, colorType: 0, rows: [[0, 0x11, 0xEE], [0, 0xEE, 0x11]]),
    PNGChunks.stored(width: 2, height: 2, depth: 4, colorType: 0, rows: [[0, 0x1E], [0, 0xE1]]),
    PNGChunks.stored(
      width: 2, height: 2, depth: 8, colorType: 0, interlace: 1,
      rows: [[0, 0x11], [0, 0xEE], [0, 0xEE, 0x11]]),
  ]

  @Test(arguments: spellings.indices)
  func everyKindOfPNGIsReadRight(index: Int) throws {
    let expected = try source(Self.rgba, in: "a")
    let comparison = try FrameComparison(
      expected: expected, actual: source(Self.spellings[index], in: "b"))
    #expect(comparison.pixels.comparedCount == 1)
    #expect(comparison.isSame)
    #expect(!comparison.isGeometryKnown)
    #expect(comparison.notes.count == 2)
    #expect(comparison.text.contains("geometry: not known\n  `"))
  }

  /// The second pixel is grey 0xED.
  @Test func oneValueOfAPaletteOffByOneIsADifference() throws {
    let expected = try source(Self.rgba, in: "a")
    let palette = PNGChunks.Chunk(type: "PLTE", body: [0x11, 0x11, 0x11, 0xEE, 0xED, 0xEE])
    let other = PNGChunks.stored(
      width: 2, height: 2, depth: 1, colorType: 3, before: [palette],
      rows: [[0, 0b0100_0000], [0, 0b1000_0000]])
    let comparison = try FrameComparison(expected: expected, actual: source(other, in: "b"))
    #expect(comparison.pixels.total == 2)
    #expect(comparison.pixels.first?.largestDifference == 1)
  }

  @Test(arguments: ["not a picture", "", "\u{89}PNG\r\n\u{1A}\n"])
  func whatIsNoPNGCannotBeRead(text: String) throws {
    let expected = try source(Self.rgba, in: "a")
    try TestFolder.make(folder.path("b"))
    try folder.write(text, to: "b/frame_0000.png")
    let actual = try FrameSource(path: folder.path("b"))
    let error = #expect(throws: LayoutAnimationError.self) {
      try FrameComparison(expected: expected, actual: actual)
    }
    #expect(error?.code == .unreadableInput)
    #expect(error?.message.contains("/b/frame_0000.png`: ") == true)
  }

  @Test func aFolderInPlaceOfAFrameCannotBeRead() throws {
    let expected = try source(Self.rgba, in: "a")
    try TestFolder.make(folder.path("b/frame_0000.png"))
    let actual = try FrameSource(path: folder.path("b"))
    let error = #expect(throws: LayoutAnimationError.self) {
      try FrameComparison(expected: expected, actual: actual)
    }
    #expect(error?.code == .unreadableInput)
  }
}
