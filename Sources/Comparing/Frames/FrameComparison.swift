import Planning
import Presentation
package import Reporting

/// The differences between the frames of two timelines or folders: structure, geometry, appearance and
/// pixels, each judged on its own, and the changes in the timeline.
///
/// Frames are compared by their numbers, and therefore at different times if the frame rates
/// differ. Frames and views that only one side has are differences of structure; the rest is
/// compared.
public struct FrameComparison: Sendable {
  package let expected: FrameSource
  package let actual: FrameSource
  /// Frame count and rate, size of the pictures, tree of the views.
  public let structure: [StructureDifference]
  /// Of geometry and appearance, in the order of the views; empty unless `isGeometryKnown`.
  let viewDifferences: [GeometryDifference]
  public let pixels: PixelComparison
  /// The changes between the two files, in the order of the files; empty unless both sides are
  /// timelines. A change need not be visible in any frame.
  public let changes: [TimelineChange]
  /// Differences within it count as equal; `pixels` and `forgivenGeometry` count them.
  public internal(set) var tolerance = ComparisonTolerance.none
  /// Whether the views of both sides are known: those of a folder are in its manifest, if that
  /// describes these frames.
  public internal(set) var isGeometryKnown = true
  /// The frames where views differ, but nowhere by more than the tolerance, ascending.
  public internal(set) var forgivenGeometry: [Int] = []
  /// The frames where views differ by more than the tolerance, ascending.
  package internal(set) var geometryFrames: [Int] = []
  /// Which changes may have made pixels differ where geometry does not.
  public internal(set) var pixelExplanations: [TimelineChange] = []
  /// What could not be compared, and why, in sentences.
  public package(set) var notes: [String] = []

  /// Whether no frame and no view differs by more than the tolerance. The files may differ.
  public var isSame: Bool { structure.isEmpty && viewDifferences.isEmpty && pixels.frames.isEmpty }

  /// Where views are, and how they are transformed; empty unless `isGeometryKnown`.
  public var geometry: [GeometryDifference] { viewDifferences.filter(\.property.isGeometry) }

  /// Colours, alpha and visibility of views; empty unless `isGeometryKnown`.
  public var appearance: [GeometryDifference] {
    viewDifferences.filter { !$0.property.isGeometry }
  }

  /// Renders, decodes and compares every frame that both sides have.
  ///
  /// - Parameter namesChanges: whether changes of the text are reported. False if both timelines have one
  ///   text, and one of them is not played as the text says.
  /// - Throws: `unreadableInput` for a file of a folder that cannot be read or is not a PNG.
  package init(
    expected: FrameSource, actual: FrameSource, tolerance: ComparisonTolerance = .none,
    namesChanges: Bool = true
  ) throws(LayoutAnimationError) {
    try self.init(
      expected: expected, actual: actual, tolerance: tolerance, framesThatMayDiffer: nil,
      namesChanges: namesChanges)
  }

  /// - Parameter framesThatMayDiffer: the only frames whose pixels are compared, ascending, as
  ///   those of all others are known to be the same; nil means every one.
  init(
    expected: FrameSource, actual: FrameSource, tolerance: ComparisonTolerance,
    framesThatMayDiffer: [Int]?, namesChanges: Bool = true
  ) throws(LayoutAnimationError) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    let frames = FrameNumbers(expected.frames, actual.frames)
    let layouts = (
      expected: try expected.layouts(of: frames.common, notes: &notes),
      actual: try actual.layouts(of: frames.common, notes: &notes)
    )
    if layouts.expected != nil, layouts.actual != nil,
      let note = expected.overlayNote(besides: actual)
    {
      notes.append(note)
    }
    if let note = expected.edgesNote(besides: actual) { notes.append(note) }
    var sizes: [StructureDifference] = []
    pixels = try PixelComparison(
      expected, actual, frames: frames.common, differingOnlyIn: framesThatMayDiffer,
      tolerance: tolerance.channel, sizes: &sizes)
    if let note = pixels.animations.note { notes.append(note) }
    structure = StructureDifference.all(expected, actual, frames, layouts: layouts) + sizes
    let geometry = Geometry(layouts, frames.common, tolerance)
    (isGeometryKnown, forgivenGeometry) = (geometry.isKnown, geometry.forgiven)
    geometryFrames = geometry.differing
    guard let before = expected.timeline, let after = actual.timeline else {
      (viewDifferences, changes) = (geometry.differences, [])
      return
    }
    changes = namesChanges ? TimelineChange.all(from: before, to: after) : []
    let explanation = GeometryExplanation(before.plan, after.plan, changes, frames: frames.common)
    viewDifferences = explanation.explained(geometry.differences)
    // Views that differ within the tolerance change pixels too.
    if geometry.differences.isEmpty && geometry.forgiven.isEmpty && !pixels.frames.isEmpty {
      pixelExplanations = changes.filter(\.mayChangePixelsOnly)
    }
  }
}

/// The differences between the views of two sides, if both are known.
private struct Geometry {
  var isKnown = false
  var differences: [GeometryDifference] = []
  var forgiven: [Int] = []
  var differing: [Int] = []

  init(
    _ layouts: (expected: FrameLayouts?, actual: FrameLayouts?), _ frames: [Int],
    _ tolerance: ComparisonTolerance
  ) {
    guard let before = layouts.expected, let after = layouts.actual else { return }
    let comparison = GeometryComparison(before, after, frames: frames, tolerance: tolerance)
    (isKnown, differences, forgiven) = (true, comparison.differences, comparison.forgiven)
    differing = comparison.differing
  }
}

extension TimelineChange {
  /// Whether it can change pixels although every view that both sides have is where it was:
  /// whether it adds or removes views, or changes their order.
  var mayChangePixelsOnly: Bool {
    causes.contains(where: \.mayChangePixelsOnly)
  }
}

extension ChangeCause {
  fileprivate var mayChangePixelsOnly: Bool {
    switch new ?? old {
    case .view:
      [nil, .view(.superview), .view(.appearance(.allowsEdgeAntialiasing))].contains(field)
    case .subviews: true
    case .canvas: field != .canvas(.safeAreaInsets)
    default: false
    }
  }
}
