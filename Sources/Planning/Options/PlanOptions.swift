public import Reporting

/// Values that replace a timeline's own when it is planned.
///
/// They are given to `PlannedTimeline` only. A renderer reads them from the planned timeline, so
/// that frames, manifests and pins cannot differ from what was planned.
public struct PlanOptions: Hashable, Sendable {
  /// Frames per second, 1…1000; nil keeps the timeline's own.
  public let framesPerSecond: Int?
  /// Pixels per point, 1, 2 or 3; nil keeps the timeline's own.
  public let scale: Int?

  /// Keeps all values of the timeline.
  public static let none = PlanOptions()

  /// - Throws: `usage` for a number outside its range.
  public init(
    framesPerSecond: Int? = nil, scale: Int? = nil
  ) throws(LayoutAnimationError) {
    try requireOption("frames per second", framesPerSecond, in: 1...1000)
    try requireOption("the scale", scale, in: 1...3)
    self.framesPerSecond = framesPerSecond
    self.scale = scale
  }

  private init() {
    framesPerSecond = nil
    scale = nil
  }
}
