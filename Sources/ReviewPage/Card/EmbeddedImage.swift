import ImageCoding
import LayoutAnimation

/// A PNG that is embedded in the page.
struct EmbeddedImage: Sendable {
  let png: [UInt8]
  /// In pixels.
  let width: Int
  let height: Int

  /// The limit above which a picture is made smaller, in bytes.
  private static let mostBytes = 60_000

  /// The largest number of frames on a contact sheet.
  private static let sheetFrames = 12
}

extension EmbeddedImage {
  /// A contact sheet and its caption.
  static func sheet(
    of timeline: PlannedTimeline
  ) throws(LayoutAnimationError) -> (image: EmbeddedImage, caption: String) {
    let sheet = try ContactSheet(timeline, atMost: sheetFrames)
    let image = EmbeddedImage(
      png: try sheet.pngBytes(), width: sheet.width, height: sheet.height)
    return (image, "Contact sheet of \(counted(sheet.frames.count, "frame"))")
  }

  /// The worst frame and its caption; nil if no pixel differs.
  static func difference(
    of comparison: FrameComparison
  ) throws(LayoutAnimationError) -> (image: EmbeddedImage, caption: String)? {
    guard let frame = comparison.pixels.worst?.number else { return nil }
    let picture = DifferencePicture(
      expected: try comparison.expected.picture(of: frame),
      actual: try comparison.actual.picture(of: frame), tolerance: comparison.tolerance.channel)
    do throws(PNGError) {
      let png = try picture.pngBytes()
      return (
        try EmbeddedImage(png, DifferencePicture.marks),
        "Frame \(frame), the worst: expected, difference, actual"
      )
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the difference: \(error)")
    }
  }

  /// Reduces the picture by whole factors until it is small enough, or by 8.
  private init(_ png: [UInt8], _ marks: [[UInt8]]) throws(PNGError) {
    let image = try PNGDecoder().decode(png)
    var (smaller, bytes, factor) = (image, png, 1)
    while bytes.count > Self.mostBytes && factor < 8 {
      factor += 1
      smaller = image.shrunk(by: factor, keeping: marks)
      bytes = try PNGEncoder().encode(smaller)
    }
    self.init(png: bytes, width: smaller.width, height: smaller.height)
  }
}

extension StraightImage {
  /// Keeps one pixel of every square: the first, or a marked one if there is any, so that no mark is
  /// lost.
  fileprivate func shrunk(by factor: Int, keeping marks: [[UInt8]]) -> StraightImage {
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var shrunk: [UInt8] = []
    shrunk.reserveCapacity(4 * columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let square = pixels(x * factor..<min(width, (x + 1) * factor), y * factor, factor)
        shrunk += marks.first { square.contains($0[...]) } ?? Array(square[0])
      }
    }
    return StraightImage(width: columns, height: rows, bytes: shrunk)
  }

  private func pixels(_ columns: Range<Int>, _ top: Int, _ count: Int) -> [ArraySlice<UInt8>] {
    (top..<min(height, top + count)).flatMap { y in
      columns.map { x in bytes[4 * (y * width + x)..<4 * (y * width + x + 1)] }
    }
  }
}
