package import FileAccess
package import ImageCoding
package import Planning
import Presentation
import Rendering
package import Reporting
import Timing

/// Frames of a timeline side by side in one picture, in reading order, each with its number and
/// time beneath.
///
/// The pictures are reduced from the frames' own pixels, so that they have no other colours than the
/// frames and means of them, and are transparent where the frames are. A mark next to the number shows
/// that a frame is the first in which a keyframe's animation shows, after its delay.
package struct ContactSheet: Sendable {
  /// The longest side a sheet can have, in pixels.
  package static let largestSide = 16_384

  /// The numbers of the frames, in order.
  ///
  /// These are the selected frames. Without a selection, they are at most 24: the first, the last,
  /// the first of every keyframe's animation, and between them frames at equal parts of the motion.
  package var frames: [Int] { shown.frames }

  /// The number of frames in a row.
  package var columns: Int { layout.columns }
  /// In pixels.
  package var width: Int { layout.width }
  /// In pixels.
  package var height: Int { layout.height }

  private let timeline: PlannedTimeline
  private let shown: SheetFrames
  private let layout: SheetLayout

  /// - Parameter frames: nil chooses them as described at `frames`.
  /// - Throws: `usage` if a selected frame does not exist, or the sheet would be too large or its
  ///   columns too narrow.
  package init(
    _ timeline: PlannedTimeline, frames: FrameSelection? = nil, sheet: ContactSheetOptions
  ) throws(LayoutAnimationError) {
    try self.init(timeline, try SheetFrames(timeline, frames), sheet)
  }

  private init(
    _ timeline: PlannedTimeline, _ frames: SheetFrames, _ sheet: ContactSheetOptions
  ) throws(LayoutAnimationError) {
    self.timeline = timeline
    shown = frames
    // The last frame has the longest label, because all digits have the same width.
    let last = SheetLabel(
      frame: shown.frames.last ?? 0, framesPerSecond: timeline.framesPerSecond)
    layout = try SheetLayout(
      count: shown.frames.count, canvas: (timeline.width, timeline.height),
      labelWidth: last.width, timeWidth: last.widthInTwoRows, options: sheet)
  }

  /// - Parameter count: the maximum number of frames, at least 4; they are chosen as without a
  ///   selection.
  /// - Throws: `usage` if the sheet would be too large or its columns too narrow.
  package init(
    _ timeline: PlannedTimeline, atMost count: Int, sheet: ContactSheetOptions
  ) throws(LayoutAnimationError) {
    try self.init(timeline, SheetFrames(timeline, atMost: count), sheet)
  }

  /// Writes a PNG file.
  ///
  /// - Parameter overwriting: which existing file may be replaced.
  /// - Throws: `cannotCreateOutput`, `outputFailed`.
  package func render(
    to path: String, _ overwriting: Overwriting = .everything
  ) throws(LayoutAnimationError) {
    try drawing.render(to: path, overwriting)
  }

  /// The contents of a PNG file.
  package func pngBytes() throws(LayoutAnimationError) -> [UInt8] { try drawing.pngBytes() }

  /// The pixels.
  package var image: StraightImage { drawing.image }

  private var drawing: SheetDrawing {
    SheetDrawing(
      layout: layout,
      cells: zip(shown.frames, shown.beginsTurn).map { frame, beginsTurn in
        let label = SheetLabel(frame: frame, framesPerSecond: timeline.framesPerSecond)
        return SheetDrawing.Cell(
          cell: SheetCell(layout: layout, label: label, beginsTurn: beginsTurn),
          timeline: timeline, time: timeline.plan.clock.time(ofFrame: frame))
      })
  }
}
