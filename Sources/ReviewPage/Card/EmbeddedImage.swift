import LayoutAnimation

/// A PNG that stands in the page itself.
struct EmbeddedImage: Sendable {
  let png: [UInt8]
  /// In pixels.
  let width: Int
  let height: Int

  /// Of a transition's frames on a contact sheet.
  private static let sheetFrames = 12

  /// A contact sheet and what to say beneath it.
  static func sheet(
    of timeline: PlannedTimeline
  ) throws(LayoutAnimationError) -> (image: EmbeddedImage, caption: String) {
    let sheet = try ContactSheet(timeline, atMost: sheetFrames)
    let image = EmbeddedImage(
      png: try sheet.pngBytes(), width: sheet.width, height: sheet.height)
    return (image, "Contact sheet of \(counted(sheet.frames.count, "frame"))")
  }
}

extension EmbeddedImage {
  /// Of the worst frame; nil if no pixel differs.
  static func difference(
    of comparison: FrameComparison
  ) throws(LayoutAnimationError) -> (image: EmbeddedImage, caption: String)? { nil }
}
