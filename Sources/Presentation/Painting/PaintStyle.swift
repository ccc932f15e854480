import Primitives
import TimelineModel

/// How a timeline's views are painted, the same in all its frames.
struct PaintStyle: Sendable {
  let edges: EdgeRasterization
  /// The size of the picture in pixels; nil if all canvases have the same size, so that nothing is
  /// clipped.
  let picture: Size?

  /// - Parameter picture: in pixels.
  init(_ timeline: Timeline, picture: Size) {
    edges = timeline.canvas.edges
    let sizes = timeline.canvases.map(\.size)
    self.picture = sizes.allSatisfy { $0 == sizes[0] } ? nil : picture
  }
}
