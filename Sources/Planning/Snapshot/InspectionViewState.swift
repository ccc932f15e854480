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
    private let decoration: Decoration

    package var layer: Layer { decoration.values?.layer ?? .plain }
    package var contentOffset: Point { decoration.values?.contentOffset ?? Point(x: 0, y: 0) }
    package var gradient: Gradient? { decoration.values?.gradient }
    package var shadow: Shadow? { decoration.values?.shadow }
    /// In words; nil for a view without a text.
    package var text: String? { decoration.values?.text }
    /// In words with the beginning of the file's checksum; nil for a view without an image.
    package var image: String? { decoration.values?.image }

    package init(
      center: Point, size: Size, transform: Transform, alpha: Double, isHidden: Bool,
      backgroundColor: Color, layer: Layer = .plain, contentOffset: Point = Point(x: 0, y: 0),
      gradient: Gradient? = nil, shadow: Shadow? = nil, text: String? = nil,
      image: String? = nil
    ) {
      self.init(
        center: center, size: size, transform: transform, alpha: alpha, isHidden: isHidden,
        backgroundColor: backgroundColor,
        decoration: Decoration(
          Decoration.Values(
            layer: layer, contentOffset: contentOffset, gradient: gradient, shadow: shadow,
            text: text, image: image)))
    }

    fileprivate init(
      center: Point, size: Size, transform: Transform, alpha: Double, isHidden: Bool,
      backgroundColor: Color, decoration: Decoration
    ) {
      self.center = center
      self.size = size
      self.transform = transform
      self.alpha = alpha
      self.isHidden = isHidden
      self.backgroundColor = backgroundColor
      self.decoration = decoration
    }

    /// Whether any property besides the geometry and the colour differs from its default.
    package var isDecorated: Bool { !decoration.isNone }
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

extension Inspection.ViewState {
  /// What few views have. It is stored apart, because states of all views are copied and compared for
  /// every frame.
  fileprivate indirect enum Decoration: Hashable, Sendable {
    struct Values: Hashable, Sendable {
      var layer = Inspection.Layer.plain
      var contentOffset = Inspection.Point(x: 0, y: 0)
      var gradient: Inspection.Gradient?
      var shadow: Inspection.Shadow?
      var text: String?
      var image: String?
    }

    case none
    case some(Values)

    init(_ values: Values) { self = values == Values() ? .none : .some(values) }

    /// Without a copy of the values.
    var isNone: Bool {
      if case .none = self { true } else { false }
    }

    var values: Values? {
      if case .some(let values) = self { values } else { nil }
    }
  }
}

extension Inspection.ViewState.Decoration {
  fileprivate init(_ shown: PresentedView) {
    guard shown.isDecorated else {
      self = .none
      return
    }
    self.init(
      Values(
        layer: .init(shown.layer),
        contentOffset: .init(x: shown.contentOffset.x, y: shown.contentOffset.y),
        gradient: shown.gradient.map { Inspection.Gradient($0) },
        shadow: shown.shadow.map { Inspection.Shadow($0) }, text: shown.label?.text.words,
        image: shown.image?.exactWords))
  }
}

extension Inspection.ViewState {
  fileprivate init(_ shown: PresentedView) {
    let (center, size) = (shown.geometry.center, shown.geometry.size)
    self.init(
      center: .init(x: center.x, y: center.y), size: .init(width: size.width, height: size.height),
      transform: .init(shown.transformAboutCenter), alpha: shown.alpha, isHidden: shown.isHidden,
      backgroundColor: .init(shown.backgroundColor), decoration: .init(shown))
  }
}

extension AnimationPlan {
  /// What every view is in a frame, in the order of the tree.
  package func states(inFrame index: Int) -> [Inspection.ViewState] {
    // A span, because an array copies every view that it is asked for.
    let views = presentation(at: clock.time(ofFrame: index))
    return views.indices.map { Inspection.ViewState(views.span[$0]) }
  }
}
