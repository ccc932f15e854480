/// The components of a matrix, which are interpolated separately. They apply in this order: scale,
/// skew, rotation, translation.
///
/// Core Animation does not document how it decomposes matrices. This is the decomposition that
/// browsers use (css-transforms-2, section 12.1, in the plane). The horizontal scale is never
/// negative; a reflection makes the vertical scale negative.
package struct TransformParts: Hashable, Sendable {
  /// In points.
  package var translation: Point
  /// In degrees: in −180…180 if decomposed from a matrix; a number that was set keeps its full
  /// turns.
  package var rotation: Double
  /// The change of x per unit of y, before the rotation.
  package var skew: Double
  package var scale: Point

  /// The ratio of the columns' parallel to their perpendicular part above which they count as
  /// parallel: the skew would overflow or be not a number, and interpolating it would be
  /// meaningless.
  private static let steepestSkew = 1e30

  package static let identity = TransformParts(AffineTransform.identity)

  /// Decomposes a matrix. A matrix that maps everything to one point has the angle 0; a matrix with
  /// parallel columns has the skew 0.
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

  /// The same matrix with a nonnegative horizontal scale, as decomposing it would give.
  package var unmirrored: TransformParts {
    guard scale.x < 0 else { return self }
    var parts = self
    parts.scale = scale * -1
    parts.rotation += 180
    return parts
  }

  /// Whether the matrix maps everything to one point, for any angle.
  package var isPoint: Bool { scale == Point() }
}

extension TransformParts {
  /// Adds full turns to an angle so that it differs from another one by at most half a turn. A
  /// difference of exactly half a turn keeps its sign.
  package static func nearest(_ angle: Double, to other: Double) -> Double {
    var difference = (other - angle).truncatingRemainder(dividingBy: 360)
    if difference > 180 { difference -= 360 }
    if difference < -180 { difference += 360 }
    return other - difference
  }
}
