import Primitives

/// What a view's declaration or a change says of its given frame; nil is what is not said.
struct ViewPlacement {
  var frame: Rect?
  var center: Point?
  /// Of the bounds, so that the centre stays.
  var size: Size?

  static let keys = ["frame", "center", "size"]

  var isEmpty: Bool { frame == nil && center == nil && size == nil }

  func applied(to old: Rect) -> Rect {
    let rect = frame ?? old
    guard center != nil || size != nil else { return rect }
    return Rect(center: center ?? rect.center, size: size ?? rect.size)
  }
}
