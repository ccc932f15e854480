import AutoLayout
package import Presentation
import Primitives
import Reporting
import Timing

extension Inspection {
  /// The geometry and the appearance of a view in one frame: those properties of `Inspection.View`
  /// that change over time.
  package struct ViewState: Hashable, Sendable {
    package let center: Point
    package let size: Size
    package let transform: Transform
    package let alpha: Double
    package let isHidden: Bool
    package let backgroundColor: Color
    package let layer: Layer
    package let contentOffset: Point
    package let gradient: Gradient?
    package let shadow: Shadow?
    /// In words; nil for a view without a text.
    package let text: String?

    package init(
      center: Point, size: Size, transform: Transform, alpha: Double, isHidden: Bool,
      backgroundColor: Color, layer: Layer = .plain, contentOffset: Point = Point(x: 0, y: 0),
      gradient: Gradient? = nil, shadow: Shadow? = nil, text: String? = nil
    ) {
      self.center = center
      self.size = size
      self.transform = transform
      self.alpha = alpha
      self.isHidden = isHidden
      self.backgroundColor = backgroundColor
      self.layer = layer
      self.contentOffset = contentOffset
      self.gradient = gradient
      self.shadow = shadow
      self.text = text
    }
  }

  /// In points.
  package struct Size: Hashable, Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension AnimationPlan {
  /// What every view is in a frame, in the order of the tree.
  package func states(inFrame index: Int) -> [Inspection.ViewState] {
    presentation(at: clock.time(ofFrame: index)).map { shown in
      let (center, size) = (shown.geometry.center, shown.geometry.size)
      return Inspection.ViewState(
        center: .init(x: center.x, y: center.y),
        size: .init(width: size.width, height: size.height),
        transform: .init(shown.transformAboutCenter),
        alpha: shown.alpha, isHidden: shown.isHidden,
        backgroundColor: .init(shown.backgroundColor), layer: .init(shown.layer),
        contentOffset: .init(x: shown.contentOffset.x, y: shown.contentOffset.y),
        gradient: shown.gradient.map { Inspection.Gradient($0) },
        shadow: shown.shadow.map { Inspection.Shadow($0) }, text: shown.label?.text.words)
    }
  }
}
