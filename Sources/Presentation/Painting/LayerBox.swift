import Primitives
import TimelineModel

/// A view's layer with the place where it is drawn.
struct LayerBox {
  let size: Pair
  let space: ViewSpace
  let borderColor: ColorComponents
  let clipsToBounds: Bool
  let gradient: GradientComponents?
  let shadow: ShadowComponents?
  let image: ViewImage?

  private let bounds: RoundedRect
  private let borderWidth: Double
  /// From the layer's space to pixels.
  let pixels: AffineTransform

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
  var shape: Shape { shape(mappedBy: pixels) }

  /// The gradient in pixels; nil if there is none, or none that paints anything.
  ///
  /// - Parameter pixels: maps the view's coordinates to pixels.
  func gradientPaint(mappedBy pixels: AffineTransform) -> GradientPaint? {
    gradient?.paint(Size(width: size.x, height: size.y), mappedBy: pixels)
  }

  /// From the shadow's space to pixels.
  func pixels(of shadow: ShadowComponents) -> AffineTransform {
    AffineTransform(translation: shadow.offset).concatenating(pixels)
  }

  /// The standard deviation of a shadow's blur in pixels: a transform scales it as the square root of
  /// areas.
  func sigma(of shadow: ShadowComponents) -> Double {
    let area = (pixels.a * pixels.d - pixels.b * pixels.c).magnitude
    return max(0, shadow.radius) * area.squareRoot()
  }

  /// The bounds with their corners.
  func shape(mappedBy pixels: AffineTransform) -> Shape { Shape(.rounded(bounds), pixels) }

  /// What the border fills: it is inside the bounds.
  func border(mappedBy pixels: AffineTransform) -> Shape {
    Shape(.border(bounds, width: borderWidth), pixels)
  }
}
