import Primitives
import TimelineModel

/// How a timeline's views are painted, the same in all its frames.
struct PaintStyle: Sendable {
  let edges: EdgeRasterization
  /// By view, whether its edges are drawn by area; empty if those of all views are drawn in the same
  /// way.
  let softViews: [Bool]
  /// The size of the picture in pixels; nil if all canvases have the same size, so that nothing is
  /// clipped.
  let picture: Size?

  /// - Parameter picture: in pixels.
  init(_ timeline: Timeline, picture: Size) {
    edges = timeline.canvas.edges
    let isSoft = timeline.views.map(\.appearance.allowsEdgeAntialiasing)
    softViews = edges == .device && isSoft.contains(true) ? isSoft : []
    let sizes = timeline.canvases.map(\.size)
    self.picture = sizes.allSatisfy { $0 == sizes[0] } ? nil : picture
  }

  func edges(ofView view: Int) -> EdgeRasterization { softViews[view] ? .exact : edges }
}
