import ImageCoding
import LayoutAnimation
import Primitives
import Raster
import TestSupport
import Testing

@testable import Comparing

/// Difference pictures against ones that are made pixel by pixel.
@Suite struct DifferencePictureTests {
  /// Rectangles of few colours, so that rows repeat.
  private static func image(_ seed: UInt64, _ width: Int, _ height: Int) -> StraightImage {
    var generator = SeededGenerator(seed: seed)
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    for _ in 0..<4 {
      let color = (0..<4).map { _ in UInt8.random(in: 0...3, using: &generator) * 85 }
      let columns = Int.random(in: 0..<width, using: &generator)..<width
      let rows = Int.random(in: 0..<height, using: &generator)..<height
      for y in rows {
        for x in columns {
          let start = 4 * (y * width + x)
          bytes.replaceSubrange(start..<start + 4, with: color)
        }
      }
    }
    return StraightImage(width: width, height: height, bytes: bytes)
  }

  /// The second is the first with some pixels changed a little or a lot, one of them like a mark.
  private static func pair(seed: UInt64) -> (StraightImage, StraightImage) {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...40, using: &generator)
    let height = Int.random(in: 1...40, using: &generator)
    let before = image(seed, width, height)
    var bytes = before.bytes
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] &+= [1, 2, 9, 100].randomElement(using: &generator) ?? 1
    }
    let mark = 4 * Int.random(in: 0..<width * height, using: &generator)
    bytes.replaceSubrange(mark..<mark + 4, with: [255, 192, 255, 255])
    return (before, StraightImage(width: width, height: height, bytes: bytes))
  }

  private func picture(
    _ pair: (StraightImage, StraightImage), tolerance: Int
  ) -> DifferencePicture {
    DifferencePicture(
      expected: .decoded(pair.0), actual: .decoded(pair.1), tolerance: tolerance)
  }

  @Test(arguments: 0..<40)
  func everyPixelIsThatOfTheDefinition(seed: UInt64) throws {
    let pair = Self.pair(seed: seed)
    for tolerance in [0, 2, 255] {
      let image = try PNGDecoder().decode(picture(pair, tolerance: tolerance).pngBytes())
      #expect(image == PlainDifference(pair.0, pair.1, tolerance: tolerance).image)
    }
  }

  @Test(arguments: 0..<40)
  func aSmallerPictureKeepsTheFirstPixelOfASquareOrAMark(seed: UInt64) throws {
    let pair = Self.pair(seed: seed)
    let plain = PlainDifference(pair.0, pair.1, tolerance: 2)
    for factor in 1...9 {
      let picture = picture(pair, tolerance: 2)
      let image = try PNGDecoder().decode(picture.pngBytes(reducedBy: factor))
      #expect(image == plain.reduced(by: factor), "\(factor)")
      let size = picture.size(reducedBy: factor)
      #expect([size.width, size.height] == [image.width, image.height])
    }
  }

  /// The work is that of the rows that differ, not of the height.
  @Test func equalRowsAreMadeOnce() throws {
    let color = PremultipliedColor(red: 9, green: 8, blue: 7, alpha: 255)
    let scenes = [3.0, 4].map { top in
      Scene(
        width: 20, height: 2000,
        commands: [.fill(Rect(x: 2, y: top, width: 9, height: 1500), color)])
    }
    let rows = [0..<3, 3..<4, 4..<1503, 1503..<1504, 1504..<2000]
    let drawn = FramePicture.drawn(scenes[0].drawn())
    #expect(drawn.bands(with: .drawn(scenes[1].drawn())) == rows)
    let files = try scenes.map { try PNGDecoder().decode(PNGEncoder().encode($0.drawn())) }
    #expect(FramePicture.decoded(files[0]).bands(with: .decoded(files[1])) == rows)
  }
}

/// Three pictures side by side, made pixel by pixel.
private struct PlainDifference {
  private var pixels: [[[UInt8]]] = []

  init(_ before: StraightImage, _ after: StraightImage, tolerance: Int) {
    let line = [[UInt8]](repeating: [128, 128, 128, 255], count: 4)
    for y in 0..<before.height {
      let (old, new) = (before.row(y), after.row(y))
      let middle = zip(old, new).map { Self.pixel($0, $1, tolerance) }
      pixels.append(old + line + middle + line + new)
    }
  }

  private static func pixel(_ old: [UInt8], _ new: [UInt8], _ tolerance: Int) -> [UInt8] {
    let largest = zip(old, new).map { abs(Int($0) - Int($1)) }.max() ?? 0
    if largest > 0 { return largest > tolerance ? [255, 0, 255, 255] : [255, 192, 255, 255] }
    let weighted = 2126 * Int(old[0]) + 7152 * Int(old[1]) + 722 * Int(old[2])
    let grey = UInt8(255 - (255 - (weighted + 5000) / 10_000) * Int(old[3]) / 255 / 4)
    return [grey, grey, grey, 255]
  }

  var image: StraightImage { reduced(by: 1) }

  func reduced(by factor: Int) -> StraightImage {
    let rows = stride(from: 0, to: pixels.count, by: factor).map { top in
      stride(from: 0, to: pixels[0].count, by: factor).map { left in
        let square = pixels[top..<min(top + factor, pixels.count)]
          .flatMap { $0[left..<min(left + factor, $0.count)] }
        let marks: [[UInt8]] = [[255, 0, 255, 255], [255, 192, 255, 255]]
        return marks.first { square.contains($0) } ?? square[0]
      }
    }
    return StraightImage(
      width: rows[0].count, height: rows.count, bytes: rows.joined().flatMap(\.self))
  }
}

extension StraightImage {
  fileprivate func row(_ y: Int) -> [[UInt8]] {
    (0..<width).map { x in Array(bytes[4 * (y * width + x)..<4 * (y * width + x + 1)]) }
  }
}
