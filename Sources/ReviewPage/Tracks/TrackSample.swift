import LayoutAnimation
import Primitives

/// The values of one view in one frame.
struct TrackSample {
  static let keys = [
    "x", "y", "width", "height", "alpha", "hidden", "color", "gradient", "shadow", "transform",
  ]
  static let noValues = keys.map { _ in JSON.null }

  /// In the order of `keys`.
  let values: [JSON]
  /// The view's corners on the canvas in points, with all transforms: x and y of each, in the order
  /// top left, top right, bottom right, bottom left of the untransformed view.
  let corners: [Double]
  private let frame: Rect
  /// Maps the coordinates of the view's content to the canvas.
  private let contentMatrix: AffineTransform

  init(
    frame: Rect, transform: AffineTransform, alpha: Double, isHidden: Bool,
    color: Inspection.Color, contentOffset: Inspection.Point, gradient: Inspection.Gradient?,
    shadow: Inspection.Shadow?, transformWords: String?, in superview: TrackSample?
  ) {
    self.frame = frame
    values =
      [frame.minX, frame.minY, frame.width, frame.height, alpha].map { JSON(rounded: $0) }
      + [
        JSON(isHidden), JSON(color.description), JSON(gradient?.description) ?? .null,
        JSON(shadow?.description) ?? .null, JSON(transformWords) ?? .null,
      ]
    let half = Point(x: frame.width / 2, y: frame.height / 2)
    let own = AffineTransform(translation: half * -1).concatenating(transform)
      .concatenating(AffineTransform(translation: frame.center))
    let matrix = own.concatenating(superview?.contentMatrix ?? .identity)
    let content = AffineTransform(
      translation: Point(x: -contentOffset.x, y: -contentOffset.y))
    contentMatrix = content.concatenating(matrix)
    corners = Quad(Rect(size: frame.size), mappedBy: matrix).corners.flatMap { [$0.x, $0.y] }
  }

  /// x, y, width and height.
  func alignmentRect(_ insets: EdgeInsets) -> [Double] {
    [
      frame.minX + insets.left, frame.minY + insets.top,
      frame.width - insets.left - insets.right, frame.height - insets.top - insets.bottom,
    ]
  }

  init(_ view: Inspection.View, in superview: TrackSample?) {
    let frame = Rect(
      x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height)
    let anchorPoint = Point(x: view.anchorPoint.x, y: view.anchorPoint.y)
    self.init(
      frame: frame,
      transform: AffineTransform(view.transform)
        .aboutCenter(anchorPoint: anchorPoint, size: frame.size),
      alpha: view.alpha, isHidden: view.isHidden, color: view.backgroundColor,
      contentOffset: .init(x: view.bounds.x, y: view.bounds.y), gradient: view.gradient,
      shadow: view.shadow, transformWords: view.transform.wordsIfAny, in: superview)
  }
}

extension Inspection.Transform {
  /// Nil for the identity.
  var wordsIfAny: String? { [a, b, c, d, tx, ty] == [1, 0, 0, 1, 0, 0] ? nil : description }
}

extension AffineTransform {
  init(_ transform: Inspection.Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
