/// The origin of a constraint that UIKit creates and the caller does not declare.
package enum SystemConstraint: Hashable, Sendable {
  /// `NSContentSizeLayoutConstraint`: content hugging or compression resistance of a view.
  case contentSize(ViewIndex, LayoutAxis)
  /// `NSAutoresizingMaskLayoutConstraint`: a view's autoresizing mask.
  case autoresizingMask(ViewIndex, LayoutAxis)
  /// A constraint of a stack view, with the identifier that UIKit prints.
  case stack(ViewIndex, StackConstraint)

  /// The view whose property causes the constraint; for `stack`, the stack view.
  package var view: ViewIndex {
    switch self {
    case .contentSize(let view, _), .autoresizingMask(let view, _), .stack(let view, _): view
    }
  }

  /// The order of breaking when system constraints alone contradict each other: the largest is
  /// broken first.
  var breakingPrecedence: Int {
    switch self {
    case .contentSize: 2
    case .stack: 1
    case .autoresizingMask: 0
    }
  }
}
