/// A linear map and a translation: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`, the members in the
/// order of `CGAffineTransform`.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  /// In points.
  package var tx: Double
  package var ty: Double

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform()

  package init(translation: Point) { self.init(tx: translation.x, ty: translation.y) }

  package init(scale: Point) { self.init(a: scale.x, d: scale.y) }

  /// Zero if the map is singular, negative if it mirrors.
  package var determinant: Double { a * d - b * c }

  package var translation: Point { Point(x: tx, y: ty) }

  /// Whether it only translates.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Applies this map first, then the other one, like `CGAffineTransform.concatenating`.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
