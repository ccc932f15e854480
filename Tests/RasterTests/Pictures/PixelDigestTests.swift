import Primitives
import Raster
import TestSupport
import Testing

@Suite struct PixelDigestTests {
  /// RFC 1950, section 9, with both sums started at 0, and reduced after every byte.
  private func byDefinition(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private func digest(_ bytes: [UInt8]) -> PixelDigest {
    var digest = PixelDigest()
    digest.append(bytes)
    return digest
  }

  @Test func nothingHasTheSumZero() {
    #expect(digest([]).value == 0)
    #expect(digest([]).byteCount == 0)
    #expect(digest([]).description == "0x00000000")
  }

  /// The first sum goes 1, 3, 6; the second 1, 4, 10.
  @Test func threeBytesByHand() {
    #expect(digest([1, 2, 3]).description == "0x000a0006")
    #expect(digest([1, 2, 3]).byteCount == 3)
  }

  /// Adler-32 of "Wikipedia" is widely quoted as 11E60398. Started at 0, the first sum is less by
  /// 1, and the second by 1 for each of the 9 letters.
  @Test func aKnownAdlerSumLessItsStart() {
    #expect(digest(Array("Wikipedia".utf8)).value == 0x11DD_0397)
  }

  @Test(arguments: [1, 255, 5552, 20_000])
  func anyNumberOfBytesIsSummedAsDefined(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(digest(bytes).value == byDefinition(bytes))
  }

  /// For n bytes of 255 the first sum is 255 n, the second 255 n (n + 1) / 2.
  @Test(arguments: [(1 << 20) - 1, 1 << 20, (1 << 20) + 7])
  func manyOfTheLargestBytesDoNotOverflow(count: Int) {
    let sums = (255 * count % 65521, 255 * count * (count + 1) / 2 % 65521)
    let digest = digest([UInt8](repeating: 255, count: count))
    #expect(digest.value == UInt32(sums.1) << 16 | UInt32(sums.0))
  }

  @Test func piecesAreSummedAsTheWhole() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var inPieces = PixelDigest()
    for start in stride(from: 0, to: 1000, by: 37) {
      inPieces.append(Array(bytes[start..<min(start + 37, 1000)]))
    }
    #expect(inPieces == digest(bytes))
  }

  @Test func thePixmapsDigestIsThatOfItsStraightRows() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<100 {
      let pixmap = Scene.random(.fillsQuadsAndGroups, using: &generator).drawn()
      let bytes = pixmap.straightBytes
      #expect(pixmap.digest.value == byDefinition(bytes))
      #expect(pixmap.digest.byteCount == 4 * pixmap.width * pixmap.height)
    }
  }
}

@Suite struct StraightRowTests {
  @Test func everyPixelIsDividedByItsAlpha() {
    let half = PremultipliedColor(red: 64, green: 128, blue: 1, alpha: 128)
    let pixmap = Scene(
      width: 3, height: 1,
      commands: [
        .fill(Rect(x: 0, y: 0, width: 1, height: 1), half),
        .fill(
          Rect(x: 1, y: 0, width: 1, height: 1),
          PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)),
      ]
    ).drawn()
    // 64 · 255 / 128 = 127.5, 1 · 255 / 128 = 1.99
    #expect(pixmap.straightBytes == [128, 255, 2, 128, 1, 2, 3, 255, 0, 0, 0, 0])
  }

  @Test func aRowOfAnotherLengthIsReplaced() {
    let pixmap = Pixmap(width: 2, height: 1)
    var row: [UInt8] = [9, 9, 9]
    pixmap.copyStraightRow(0, into: &row)
    #expect(row == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func everyChannelIsDividedByAlphaToTheNearestATieUpward() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let color = PremultipliedColor.random(using: &generator)
      let rect = Rect(x: 0, y: 0, width: 1, height: 1)
      let pixmap = Scene(width: 1, height: 1, commands: [.fill(rect, color)]).drawn()
      let straight = [color.red, color.green, color.blue].map { channel in
        color.alpha == 0
          ? 0 : UInt8((Double(channel) * 255 / Double(color.alpha) + 0.5).rounded(.down))
      }
      #expect(pixmap.straightBytes == straight + [color.alpha])
    }
  }
}
