import Presentation

/// How the frames of two timelines, or of folders, differ: structure, geometry and pixels, each
/// judged by itself, and what was changed in the timeline.
///
/// Frames are compared by their numbers, so with two frame rates at different times. What only one
/// side has is a difference of structure, and the rest is compared.
public struct FrameComparison: Sendable {
  public let expected: FrameSource
  public let actual: FrameSource
  /// Frame count and rate, size of the pictures, tree of the views.
  public let structure: [StructureDifference]
  /// Where views are, and their properties; empty unless both sides are timelines.
  public let geometry: [GeometryDifference]
  public let pixels: PixelComparison
  /// What one file says otherwise than the other, in the order of the files; empty unless both
  /// sides are timelines. A change need not show in any frame.
  public let changes: [TimelineChange]

  /// Whether no frame and no view differs, whatever the files say.
  public var isSame: Bool { structure.isEmpty && geometry.isEmpty && pixels.frames.isEmpty }

  /// Renders, decodes and compares every frame that both sides have. There is no tolerance.
  ///
  /// - Throws: `unreadableInput` for a file of a folder that cannot be read or is no PNG.
  public init(expected: FrameSource, actual: FrameSource) throws(LayoutAnimationError) {
    try self.init(expected: expected, actual: actual, framesThatMayDiffer: nil)
  }

  /// - Parameter framesThatMayDiffer: the only frames whose pixels are compared, ascending, as those
  ///   of all others are known to be the same; nil means every one.
  init(
    expected: FrameSource, actual: FrameSource, framesThatMayDiffer: [Int]?
  ) throws(LayoutAnimationError) {
    self.expected = expected
    self.actual = actual
    let frames = FrameNumbers(expected.frames, actual.frames)
    var sizes: [StructureDifference] = []
    pixels = try PixelComparison(
      expected, actual, frames: frames.common, differingOnlyIn: framesThatMayDiffer, sizes: &sizes)
    let timelines = (expected.timeline, actual.timeline)
    structure = StructureDifference.all(expected, actual, frames) + sizes
    guard case (let before?, let after?) = timelines else {
      (geometry, changes) = ([], [])
      return
    }
    let changes = TimelineChange.all(from: before.plan.timeline, to: after.plan.timeline)
    self.changes = changes
    geometry = GeometryDifference.all(
      before.plan, after.plan, frames: frames.common, explainedBy: changes)
  }
}
