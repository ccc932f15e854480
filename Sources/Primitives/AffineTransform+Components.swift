extension AffineTransform {
  /// Scales, then rotates, then translates.
  ///
  /// - Parameter degrees: from the x axis towards the y axis, which is clockwise where y grows
  ///   downward. At multiples of 90 the matrix is exact.
  package init(scale: Point, rotation degrees: Double, translation: Point) {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
    // Starting from 0 keeps zeros positive, so that nobody is shown a -0.
    self.init(
      a: 0 + scale.x * cosine, b: 0 + scale.x * sine, c: 0 - scale.y * sine,
      d: 0 + scale.y * cosine, tx: translation.x, ty: translation.y)
  }
}
