import Primitives

extension LayoutEngine {
  /// Replaces the autoresizing constraints of a view with a frame.
  ///
  /// - Parameter translated: the superview's size to which the mask is relative; nil to keep the
  ///   frame regardless of the superview.
  mutating func installMask(of view: ViewIndex, translated superviewSize: Size?) {
    let (own, frame) = (views[view.rawValue], views[view.rawValue].frame)
    guard let frame, frames[view.rawValue] != nil, isPresent[view.rawValue],
      let superview = own.superview
    else { return }
    let mask = superviewSize == nil ? [] : own.autoresizingMask
    let horizontal = mask.translation(
      origin: frame.minX, length: frame.width, in: superviewSize?.width ?? 0, .horizontal)
    let vertical = mask.translation(
      origin: frame.minY, length: frame.height, in: superviewSize?.height ?? 0, .vertical)
    let shares: [(LayoutAxis, LayoutAttribute, AutoresizingMask.Share)] = [
      (.horizontal, .width, horizontal.length), (.horizontal, .centerX, horizontal.center),
      (.vertical, .height, vertical.length), (.vertical, .centerY, vertical.center),
    ]
    let equations: [SystemEquation] = shares.map { axis, attribute, share in
      (
        .autoresizingMask(view, axis),
        LayoutConstraint(
          firstItem: .frameLayoutGuide(view), firstAttribute: attribute,
          secondItem: .frameLayoutGuide(superview),
          secondAttribute: axis == .horizontal ? .width : .height, multiplier: share.multiplier,
          constant: share.constant)
      )
    }
    replace(\.mask, of: view, by: equations)
  }

  /// Translates a mask relative to a size of the superview; nil is its size in the last solution.
  mutating func translateMask(of view: ViewIndex, superviewSize: Size?) {
    guard frames[view.rawValue] != nil, let superview = views[view.rawValue].superview else {
      return
    }
    installMask(of: view, translated: superviewSize ?? solvedFrame(of: superview).size)
  }
}
