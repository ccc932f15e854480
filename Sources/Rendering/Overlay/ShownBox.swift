import AutoLayout
import Presentation
import Primitives

/// What is seen of a view at an earlier moment.
struct ShownBox {
  private let bounds: RoundedRect
  /// To pixels.
  private let matrix: AffineTransform
  private let color: ColorComponents
  private let alpha: Double

  /// The opacity of the background of the latest moment, of 1.
  private static let strongest = 0.5

  /// - Parameter scale: pixels per point.
  /// - Returns: nil for a view that is not seen, or draws nothing of its own.
  init?(_ tree: ShownTree, _ view: Int, _ scale: Int) {
    let shown = tree.views[view]
    guard shown.isPresent, !shown.isHidden, shown.alpha > 0, shown.isDrawn else { return nil }
    bounds = RoundedRect(
      Rect(size: shown.geometry.size), radius: shown.layer.cornerRadius,
      corners: shown.layer.maskedCorners)
    let pixels = AffineTransform(scale: Point(x: Double(scale), y: Double(scale)))
    matrix = tree.spaces[view].matrix.concatenating(pixels)
    color = shown.backgroundColor
    alpha = min(1, shown.alpha)
  }

  /// Whether both are at one place and of one form.
  func isPlaced(as other: ShownBox?) -> Bool {
    other.map { bounds == $0.bounds && matrix == $0.matrix } ?? false
  }

  /// Fills it with its colour.
  ///
  /// - Parameter strength: 0…1; the earlier, the fainter.
  func fill(strength: Double, in scene: inout Scene) -> [Scene.Command] {
    let color = color.premultiplied(opacity: Float(alpha * strength * Self.strongest))
    guard color.alpha > 0 else { return [] }
    return [.fillShape(scene.add(Shape(.rounded(bounds), matrix)), color)]
  }

  /// A line along its inside, a point wide however the view is scaled.
  func outline(in scene: inout Scene) -> [Scene.Command] {
    let size = (matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot()
    guard size > 0 else { return [] }
    let ring = Shape(.border(bounds, width: 1 / size), matrix)
    return [.fillShape(scene.add(ring), OverlayInk.outline)]
  }
}
