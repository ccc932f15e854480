/// Anchor points (`CALayer.anchorPoint`): the point of a rectangle, in unit coordinates, that its
/// position names and that its transform keeps.
extension Rect {
  /// The rectangle of a layer with this position, anchor point and bounds' size.
  package init(position: Point, anchorPoint: Point, size: Size) {
    self.init(
      origin: Point(
        x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y),
      size: size)
  }

  /// Where an anchor point is.
  package func position(of anchorPoint: Point) -> Point {
    Point(x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y)
  }
}

extension Point {
  /// The middle in unit coordinates, which is where an anchor point is unless it is set.
  package static let middle = Point(x: 0.5, y: 0.5)
}

extension AffineTransform {
  /// The transform about the centre of a rectangle that equals this one about an anchor point.
  package func aboutCenter(anchorPoint: Point, size: Size) -> AffineTransform {
    guard anchorPoint != .middle, self != .identity else { return self }
    let x = (anchorPoint.x - 0.5) * size.width
    let y = (anchorPoint.y - 0.5) * size.height
    var moved = self
    moved.tx += x - (a * x + c * y)
    moved.ty += y - (b * x + d * y)
    return moved
  }
}
