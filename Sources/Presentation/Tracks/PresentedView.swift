package import AutoLayout
package import Primitives
package import TimelineModel
import Timing

/// The presentation values of a view at a time.
package struct PresentedView: Hashable, Sendable {
  /// In the superview's coordinates, in points; while an animation runs, not rounded to pixels.
  package var geometry: LayoutGeometry
  package var backgroundColor: ColorComponents
  /// In 0…1 unless a curve overshoots; it is clamped when painted.
  package var alpha: Double
  /// True also for a view that is not in the tree.
  package var isHidden: Bool
  /// Whether the view is in the tree, which keyframes change by adding and removing views.
  package var isPresent: Bool
  /// Applied about the anchor point.
  package var transform: AffineTransform
  /// In unit coordinates of the bounds.
  package var anchorPoint: Point
  private var decoration: Decoration

  package var layer: PresentedLayer { decoration.values?.layer ?? .plain }
  /// The point of the content that is shown at the view's origin (`bounds.origin`), in points.
  package var contentOffset: Point { decoration.values?.contentOffset ?? Point() }
  /// Painted over the background colour; nil if there is none.
  package var gradient: GradientComponents? { decoration.values?.gradient }
  /// Nil if it always has the defaults, with which it is transparent.
  package var shadow: ShadowComponents? {
    get { decoration.values?.shadow }
    set { decoration.change { $0.shadow = newValue } }
  }
  /// Nil for a view that is not a label.
  package var label: TypesetLabel? {
    get { decoration.values?.label }
    set { decoration.change { $0.label = newValue } }
  }
  /// Painted over the background colour and the gradient; nil if there is none.
  package var image: ViewImage? { decoration.values?.image }

  init(
    geometry: LayoutGeometry, backgroundColor: ColorComponents, alpha: Double, isHidden: Bool,
    isPresent: Bool, transform: AffineTransform, anchorPoint: Point, decoration: Decoration
  ) {
    self.geometry = geometry
    self.backgroundColor = backgroundColor
    self.alpha = alpha
    self.isHidden = isHidden
    self.isPresent = isPresent
    self.transform = transform
    self.anchorPoint = anchorPoint
    self.decoration = decoration
  }

  /// Whether it draws anything of its own where it is not hidden or transparent.
  package var isDrawn: Bool {
    backgroundColor.alpha > 0 || gradient != nil || image != nil
      || layer.borderWidth > 0 && layer.borderColor.alpha > 0
      || label.map { !$0.lines.isEmpty } ?? false
  }

  /// Whether it has anything that few views have: all but its geometry, its background colour and its
  /// alpha.
  package var isDecorated: Bool { !decoration.isNone }

  /// The same transform, applied about the centre of the geometry.
  package var transformAboutCenter: AffineTransform {
    transform.aboutCenter(anchorPoint: anchorPoint, size: geometry.size)
  }
}

extension PresentedView {
  /// What few views have. It is stored apart, because the values of all views are copied for every frame.
  indirect enum Decoration: Hashable, Sendable {
    struct Values: Hashable, Sendable {
      var layer = PresentedLayer.plain
      var contentOffset = Point()
      var gradient: GradientComponents?
      var shadow: ShadowComponents?
      var label: TypesetLabel?
      var image: ViewImage?
    }

    case none
    case some(Values)

    init(_ values: Values) { self = values == Values() ? .none : .some(values) }

    /// - Parameters: nil where a view has the default.
    init(
      layer: PresentedLayer?, contentOffset: Point?, gradient: GradientComponents?,
      shadow: ShadowComponents?, label: TypesetLabel?, image: ViewImage?
    ) {
      self.init(
        Values(
          layer: layer ?? .plain, contentOffset: contentOffset ?? Point(), gradient: gradient,
          shadow: shadow, label: label, image: image))
    }

    /// Without a copy of the values.
    var isNone: Bool {
      if case .none = self { true } else { false }
    }

    var values: Values? {
      if case .some(let values) = self { values } else { nil }
    }

    mutating func change(_ body: (inout Values) -> Void) {
      var values = values ?? Values()
      body(&values)
      self = Decoration(values)
    }
  }
}
