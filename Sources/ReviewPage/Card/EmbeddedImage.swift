import ImageCoding
import LayoutAnimation

/// A PNG that is embedded in the page.
struct EmbeddedImage: Hashable, Sendable {
  let png: [UInt8]
  /// In pixels.
  let width: Int
  let height: Int

  /// The limit above which a picture is made smaller, in bytes.
  static let mostBytes = 60_000

  /// The largest number of frames on a contact sheet.
  private static let sheetFrames = 12
  private static let smallSheetFrames = 4
  /// In pixels.
  private static let smallSheetWidth = 320
}

extension EmbeddedImage {
  /// A contact sheet and its caption.
  ///
  /// - Parameter isSmall: for a transition that passed, of which there are many on a page.
  static func sheet(
    of timeline: PlannedTimeline, isSmall: Bool = false
  ) throws(LayoutAnimationError) -> (image: EmbeddedImage, caption: String) {
    // Upright frames fit beside each other.
    let columns =
      timeline.height > timeline.width ? min(smallSheetFrames, timeline.frameCount) : nil
    let sheet = try ContactSheet(
      timeline, atMost: isSmall ? smallSheetFrames : sheetFrames,
      sheet: try isSmall
        ? ContactSheetOptions(columns: columns, width: smallSheetWidth) : ContactSheetOptions())
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
      return (
        try EmbeddedImage(picture), "Frame \(frame), the worst: expected, difference, actual"
      )
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode the difference: \(error)")
    }
  }

  /// Reduces the picture by whole factors until it is small enough, or by 8.
  init(
    _ picture: borrowing DifferencePicture, mostBytes: Int = Self.mostBytes
  ) throws(PNGError) {
    var (png, factor) = (try picture.pngBytes(), 1)
    while png.count > mostBytes && factor < 8 {
      factor += 1
      png = try picture.pngBytes(reducedBy: factor)
    }
    let size = picture.size(reducedBy: factor)
    self.init(png: png, width: size.width, height: size.height)
  }
}
