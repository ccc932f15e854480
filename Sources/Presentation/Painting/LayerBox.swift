import Primitives
import TimelineModel

/// A view's layer with the place where it is drawn.
struct LayerBox {
  let size: Pair
  private(set) var space: ViewSpace
  let borderColor: ColorComponents
  let clipsToBounds: Bool
  let gradient: GradientComponents?
  let shadow: ShadowComponents?
  let image: ViewImage?

  private let bounds: RoundedRect
  private let borderWidth: Double
  /// From the layer's space to pixels.
  private(set) var pixels: AffineTransform

  /// - Parameter scale: pixels per point.
  init(
    _ layer: PresentedLayer, _ gradient: GradientComponents?, _ shadow: ShadowComponents?,
    _ image: ViewImage?, _ size: Pair, in space: ViewSpace, scale: Double
  ) {
    self.gradient = gradient
    self.shadow = shadow
    self.image = image
    self.size = size
    self.space = space
    borderColor = layer.borderColor
    clipsToBounds = layer.clipsToBounds
    bounds = RoundedRect(
      Rect(size: Size(width: size.x, height: size.y)), radius: layer.cornerRadius,
      corners: layer.maskedCorners)
    borderWidth = max(0, layer.borderWidth)
    pixels = space.matrix.concatenating(AffineTransform(scale: Point(x: scale, y: scale)))
  }

  var isRounded: Bool { bounds.radius > 0 }
  var hasBorder: Bool { borderWidth > 0 }

  /// The bounds with their corners.
  var shape: Shape { Shape(.rounded(bounds), pixels) }

  /// The gradient in pixels; nil if there is none, or none that paints anything.
  var gradientPaint: GradientPaint? {
    gradient?.paint(Size(width: size.x, height: size.y), mappedBy: pixels)
  }

  /// - Parameter offset: in the layer's own coordinates.
  func moved(by offset: Point) -> LayerBox {
    var moved = self
    moved.space = space.scrolled(by: offset * -1)
    moved.pixels = AffineTransform(translation: offset).concatenating(pixels)
    return moved
  }

  /// The standard deviation of a shadow's blur in pixels: a transform scales it as the square root of
  /// areas.
  func sigma(of shadow: ShadowComponents) -> Double {
    let area = (pixels.a * pixels.d - pixels.b * pixels.c).magnitude
    return max(0, shadow.radius) * area.squareRoot()
  }

  /// What the border fills: it is inside the bounds.
  var border: Shape { Shape(.border(bounds, width: borderWidth), pixels) }
}
