import Primitives

/// The parts of a view's frame that its declaration or a change of it sets; nil for those it does
/// not.
struct ViewPlacement {
  var frame: Rect?
  var center: Point?
  /// The size of the bounds; setting it keeps the centre.
  var size: Size?

  static let keys = ["frame", "center", "size"]

  var isEmpty: Bool { frame == nil && center == nil && size == nil }

  func applied(to old: Rect) -> Rect {
    let rect = frame ?? old
    guard center != nil || size != nil else { return rect }
    return Rect(center: center ?? rect.center, size: size ?? rect.size)
  }
}
