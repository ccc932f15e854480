import AutoLayout
import Primitives
import TimelineModel

extension Appearance {
  /// Whether it paints a colour, a gradient, an image, a border or a text.
  var hasContent: Bool { isDrawn || text.map { !$0.string.isEmpty } ?? false }
}

/// The model values of a layer that observers of rests ask for.
extension Runner {
  /// The mapping from a view's own coordinates to its superview's, before that one's content offset.
  func space(of view: Int) -> AffineTransform {
    let size = geometries[view].size
    return geometries[view].space(
      transforms[view].current.matrix.aboutCenter(
        anchorPoint: appearances[view].anchorPoint, size: size))
  }

  /// Whether a view is in the tree and shown, as far as that is its own doing.
  func isVisible(_ view: Int) -> Bool {
    engine.isPresent[view] && !appearances[view].isHidden && appearances[view].alpha > 0
  }

  /// Whether what is inside a view is seen in part only, by scrolling or clipping.
  func isViewport(_ view: Int) -> Bool {
    view != ViewIndex.root.rawValue
      && (timeline.views[view].layout.isScrollView || appearances[view].layer.clipsToBounds)
  }

  /// What sorts siblings before their order; nil if it is 0 for all, as it mostly is.
  var zPositions: [Double]? {
    appearances.contains { $0.layer.zPosition != 0 } ? appearances.map(\.layer.zPosition) : nil
  }
}
