import Primitives

/// The parts of a view's frame that its declaration or a change of it sets; nil for those it does
/// not.
struct ViewPlacement {
  var frame: Rect?
  /// The place of the anchor point.
  var center: Point?
  /// The size of the bounds; setting it keeps the place of the anchor point.
  var size: Size?

  static let keys = ["frame", "center", "size"]

  var isEmpty: Bool { frame == nil && center == nil && size == nil }

  func applied(to old: Rect, anchorPoint: Point) -> Rect {
    let rect = frame ?? old
    guard center != nil || size != nil else { return rect }
    return Rect(
      position: center ?? rect.position(of: anchorPoint), anchorPoint: anchorPoint,
      size: size ?? rect.size)
  }
}
