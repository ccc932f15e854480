import AutoLayout
import TimelineModel

extension Timeline {
  /// Nil for `root`.
  package func superviewID(of view: Int) -> String? {
    views[view].superview.map { views[$0.rawValue].id }
  }
}
