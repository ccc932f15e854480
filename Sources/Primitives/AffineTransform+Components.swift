extension AffineTransform {
  /// Scales, then rotates, then translates.
  ///
  /// - Parameter degrees: from the x axis towards the y axis, which is clockwise where y grows
  ///   downward. At multiples of 90 the matrix is exact.
  package init(scale: Point, rotation degrees: Double, translation: Point) {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(degrees: degrees)
    // Adding to 0 makes zeros positive, so that no output contains -0.
    self.init(
      a: 0 + scale.x * cosine, b: 0 + scale.x * sine, c: 0 - scale.y * sine,
      d: 0 + scale.y * cosine, tx: translation.x, ty: translation.y)
  }
}
