package import Planning
import Primitives

extension Manifest {
  /// What every view is in each frame that is listed, in the order of `frames` and `views`.
  ///
  /// - Complexity: O(frames · views).
  package func states() -> [[Inspection.ViewState]] {
    var states: [[Inspection.ViewState]] = []
    var changes = layout[...]
    for frame in frames {
      let own = changes.prefix { $0.frame == frame.index }
      changes = changes.dropFirst(own.count)
      states.append(views.states(after: states.last, changes: own))
    }
    return states
  }
}

extension [Manifest.View] {
  /// - Parameter states: nil before the first frame; then the changes are whole.
  fileprivate func states(
    after states: [Inspection.ViewState]?, changes: ArraySlice<Manifest.Change>
  ) -> [Inspection.ViewState] {
    var rest = changes
    return enumerated().compactMap { index, view in
      let before = states?[index]
      guard let change = rest.first, change.view == view.id else { return before }
      rest = rest.dropFirst()
      return Inspection.ViewState(change, after: before)
    }
  }
}

extension Inspection.ViewState {
  /// Nil if a property is in neither.
  init?(_ change: Manifest.Change, after before: Inspection.ViewState?) {
    guard let center = change.center ?? before?.center, let size = change.size ?? before?.size,
      let transform = change.transform ?? before?.transform,
      let alpha = change.alpha ?? before?.alpha,
      let isHidden = change.isHidden ?? before?.isHidden,
      let backgroundColor = change.backgroundColor ?? before?.backgroundColor
    else { return nil }
    self.init(
      center: center, size: size, transform: transform, alpha: alpha, isHidden: isHidden,
      backgroundColor: backgroundColor, layer: change.layer ?? before?.layer ?? .plain,
      contentOffset: change.contentOffset ?? before?.contentOffset ?? .init(x: 0, y: 0),
      gradient: change.gradient ?? before?.gradient, shadow: change.shadow ?? before?.shadow,
      text: change.text.map { $0.isEmpty ? nil : $0 } ?? before?.text,
      image: change.image ?? before?.image)
  }
}

extension Inspection.ViewState {
  /// The defaults of what few views have.
  fileprivate static let undecorated = Inspection.ViewState(
    center: .init(x: 0, y: 0), size: .init(width: 0, height: 0), transform: .init(.identity),
    alpha: 1, isHidden: false, backgroundColor: .init(ColorComponents(.clear)))
}

extension Manifest {
  /// What differs in a view from the frame listed before; nil is what stayed.
  struct Difference {
    let center: Inspection.Point?
    let size: Inspection.Size?
    let transform: Inspection.Transform?
    let alpha: Double?
    let isHidden: Bool?
    let backgroundColor: Inspection.Color?
    let layer: Inspection.Layer?
    let contentOffset: Inspection.Point?
    let gradient: Inspection.Gradient?
    let shadow: Inspection.Shadow?
    let text: String?
    let image: String?
  }
}

extension Manifest.Difference {
  init(_ change: Manifest.Change) {
    self.init(
      center: change.center, size: change.size, transform: change.transform, alpha: change.alpha,
      isHidden: change.isHidden, backgroundColor: change.backgroundColor, layer: change.layer,
      contentOffset: change.contentOffset, gradient: change.gradient, shadow: change.shadow,
      text: change.text, image: change.image)
  }

  /// Everything of a view that was in no frame yet.
  init(whole state: Inspection.ViewState) {
    self.init(
      from: .undecorated, to: state, center: state.center, size: state.size,
      transform: state.transform, alpha: state.alpha, isHidden: state.isHidden,
      backgroundColor: state.backgroundColor)
  }

  /// Inlined, because a call copies both states.
  @inline(__always)
  init(from before: Inspection.ViewState, to after: Inspection.ViewState) {
    self.init(
      from: before, to: after, center: after.center == before.center ? nil : after.center,
      size: after.size == before.size ? nil : after.size,
      transform: after.transform == before.transform ? nil : after.transform,
      alpha: after.alpha == before.alpha ? nil : after.alpha,
      isHidden: after.isHidden == before.isHidden ? nil : after.isHidden,
      backgroundColor: after.backgroundColor == before.backgroundColor
        ? nil : after.backgroundColor)
  }

  /// Adds what differs in what few views have.
  @inline(__always)
  private init(
    from before: Inspection.ViewState, to after: Inspection.ViewState, center: Inspection.Point?,
    size: Inspection.Size?, transform: Inspection.Transform?, alpha: Double?, isHidden: Bool?,
    backgroundColor: Inspection.Color?
  ) {
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
    self.isHidden = isHidden
    self.backgroundColor = backgroundColor
    guard after.isDecorated || before.isDecorated else {
      (layer, contentOffset, gradient, shadow, text, image) = (nil, nil, nil, nil, nil, nil)
      return
    }
    layer = after.layer == before.layer ? nil : after.layer
    contentOffset = after.contentOffset == before.contentOffset ? nil : after.contentOffset
    gradient = after.gradient == before.gradient ? nil : after.gradient
    shadow = after.shadow == before.shadow ? nil : after.shadow
    text = after.text == before.text ? nil : after.text ?? ""
    image = after.image == before.image ? nil : after.image
  }

  var isEmpty: Bool {
    center == nil && size == nil && transform == nil && alpha == nil && isHidden == nil
      && backgroundColor == nil && layer == nil && contentOffset == nil && gradient == nil
      && shadow == nil && text == nil && image == nil
  }
}
