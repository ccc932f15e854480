/// A constraint that no file declares, and whose it is.
package enum SystemConstraint: Hashable, Sendable {
  /// `NSContentSizeLayoutConstraint`: hugging or compression resistance.
  case contentSize(ViewIndex, LayoutAxis)
  /// `NSAutoresizingMaskLayoutConstraint`.
  case autoresizingMask(ViewIndex, LayoutAxis)
  /// Of a stack view, by the identifier that UIKit prints.
  case stack(ViewIndex, StackConstraint)

  /// The view that it is made for; of a stack's the stack.
  package var view: ViewIndex {
    switch self {
    case .contentSize(let view, _), .autoresizingMask(let view, _), .stack(let view, _): view
    }
  }

  /// What gives way first where system constraints alone contradict each other.
  var weakness: Int {
    switch self {
    case .contentSize: 2
    case .stack: 1
    case .autoresizingMask: 0
    }
  }
}
