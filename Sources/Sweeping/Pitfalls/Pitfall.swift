/// A mistake that is made in code which animates constraints.
package enum Pitfall: String, CaseIterable, Sendable {
  /// The block is not preceded by `layoutIfNeeded`.
  case unflushed = "no-first-layout"
  /// `layoutIfNeeded` is sent to a view that does not contain what moves.
  case wrongView = "wrong-view"
  /// Constraints are activated before those that they replace are deactivated.
  case activatedFirst = "activated-first"
  /// Constraints are changed after the block.
  case changedAfter = "changed-after"

  /// What is done differently, in words.
  package var title: String {
    switch self {
    case .unflushed: "without the first layoutIfNeeded"
    case .wrongView: "with layoutIfNeeded sent to a view elsewhere"
    case .activatedFirst: "with constraints activated before others are deactivated"
    case .changedAfter: "with constraints changed after the block"
    }
  }

  /// Why that shows what it shows, and what to do instead.
  package var reason: String {
    switch self {
    case .unflushed:
      """
      What is pending when the block begins is laid out inside it and moves with the rest: earlier changes \
      of the same turn, and the whole screen if the turn makes it too, as in viewDidLoad, which is played \
      here. Send layoutIfNeeded before the block.
      """
    case .wrongView:
      """
      layoutIfNeeded lays out the view that gets it, from the highest view above it that needs layout. What \
      is elsewhere waits for the end of the turn, outside the animation, and jumps. Send it to a view that \
      contains all that moves.
      """
    case .activatedFirst:
      """
      Until the others are deactivated both hold. If they are required and contradict each other, UIKit logs \
      a conflict and breaks one of them. Deactivate first.
      """
    case .changedAfter:
      """
      The block lays out what was there before. The change waits for the layout at the end of the turn, \
      which is outside the block, so that all of it jumps. Change constraints before layoutIfNeeded.
      """
    }
  }

  /// Why a transition may not show it.
  package var absence: String {
    switch self {
    case .unflushed: "nothing is pending when its animations begin"
    case .wrongView: "none of the views that were tried leaves out what moves"
    case .activatedFirst: "no keyframe deactivates constraints before it activates others"
    case .changedAfter: "no animation lays out changed constraints"
    }
  }
}
