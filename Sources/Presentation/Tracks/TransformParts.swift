package import Primitives

/// A matrix taken apart into numbers that are each blended by itself: first scale, then skew, then
/// rotation, then translation.
///
/// Core Animation does not publish how it takes matrices apart. These are the parts into which
/// browsers take them (css-transforms-2, section 12.1, in the plane); the horizontal scale is never
/// negative, a mirroring shows in the vertical one.
package struct TransformParts: Hashable, Sendable {
  /// In points.
  package var translation: Point
  /// In degrees; a matrix gives −180…180, a number that was set keeps its full turns.
  package var rotation: Double
  /// How far x moves for a step in y, before the rotation.
  package var skew: Double
  package var scale: Point

  /// Beyond it columns count as parallel: the quotient may be no number, and would blend to nothing
  /// that anyone meant.
  private static let steepestSkew = 1e30

  package static let identity = TransformParts(AffineTransform.identity)

  /// A matrix that flattens everything into one point gives an angle of 0; where the columns are
  /// parallel the skew is lost.
  package init(_ matrix: AffineTransform) {
    translation = matrix.translation
    let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    guard width > 0 else {
      rotation = ElementaryFunctions.degrees(ofY: -matrix.c, x: matrix.d)
      skew = 0
      scale = Point(y: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
      return
    }
    rotation = ElementaryFunctions.degrees(ofY: matrix.b, x: matrix.a)
    let along = (matrix.a * matrix.c + matrix.b * matrix.d) / width
    let across = matrix.determinant / width
    skew = abs(along) <= abs(across) * Self.steepestSkew && across != 0 ? along / across : 0
    scale = Point(x: width, y: across)
  }

  package var matrix: AffineTransform {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: rotation)
    let sheared = skew * scale.y
    return AffineTransform(
      a: cosine * scale.x, b: sine * scale.x,
      c: cosine * sheared - sine * scale.y, d: sine * sheared + cosine * scale.y,
      tx: translation.x, ty: translation.y)
  }

  /// The same matrix with a horizontal scale that is not negative, as a matrix gives it.
  var unmirrored: TransformParts {
    guard scale.x < 0 else { return self }
    var parts = self
    parts.scale = scale * -1
    parts.rotation += 180
    return parts
  }

  /// Whether everything lands on one point, whatever the angle.
  package var isPoint: Bool { scale == Point() }
}

extension TransformParts {
  /// A whole number of turns added to an angle, such that the way to another one is the short
  /// one. Half a turn may go either way; it goes as the numbers say.
  package static func nearest(_ angle: Double, to other: Double) -> Double {
    var difference = (other - angle).truncatingRemainder(dividingBy: 360)
    if difference > 180 { difference -= 360 }
    if difference < -180 { difference += 360 }
    return other - difference
  }
}
