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
  /// How edges between pixels are drawn; nil keeps the timeline's own way.
  public let edges: Edges?

  /// How an edge between pixels is drawn.
  public enum Edges: String, CaseIterable, Hashable, Sendable {
    /// The part of a pixel that is covered, by its exact area.
    case exact
    /// As the render server of iOS does: a pixel is covered if its centre is inside.
    case device
    /// As `CALayer.render(in:)` does: the exact area in 256ths, rounded down.
    case coreGraphics = "coregraphics"
  }

  /// Keeps all values of the timeline.
  public static let none = PlanOptions()

  /// - Throws: `usage` for a number outside its range.
  public init(
    framesPerSecond: Int? = nil, scale: Int? = nil, edges: Edges? = nil
  ) throws(LayoutAnimationError) {
    try requireOption("frames per second", framesPerSecond, in: 1...1000)
    try requireOption("the scale", scale, in: 1...3)
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.edges = edges
  }

  /// These options, and where they keep the timeline's own value, others.
  package func over(_ other: PlanOptions) -> PlanOptions {
    PlanOptions(
      checked: framesPerSecond ?? other.framesPerSecond, scale ?? other.scale, edges ?? other.edges)
  }

  private init(checked framesPerSecond: Int?, _ scale: Int?, _ edges: Edges?) {
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.edges = edges
  }

  private init() {
    framesPerSecond = nil
    scale = nil
    edges = nil
  }
}
