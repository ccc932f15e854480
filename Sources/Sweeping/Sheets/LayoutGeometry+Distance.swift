import AutoLayout
import Presentation

extension LayoutGeometry {
  /// The largest distance between two corresponding edges, in points.
  func edgeDistance(to other: LayoutGeometry) -> Double {
    let attributes: [LayoutAttribute] = [.left, .top, .right, .bottom]
    return attributes.map { abs($0.value(of: self) - $0.value(of: other)) }.max() ?? 0
  }
}
