package import AutoLayout
package import Timing

/// A property of a view that animations change, by its name in the format.
///
/// `position` is the centre of the frame without the transform, and `path` a motion of it that does not
/// change the model.
package enum AnimatedProperty: String, CaseIterable, Hashable, Sendable {
  case position
  case size
  case path
  case transform
  case anchorPoint
  case contentOffset
  case alpha
  case backgroundColor
  case gradient
  case cornerRadius
  case borderWidth
  case borderColor
  case zPosition
  case shadow
}

/// An animation of one property of a view that changes it.
package struct MotionSpan: Hashable, Sendable {
  package var view: ViewIndex
  package var property: AnimatedProperty
  package var timeframe: Timeframe
  /// When it moves after its delay, or after a pause of an animator.
  package var begin: Nanoseconds
  /// When it pauses or ends, or another animation takes its place.
  package var end: Nanoseconds
}
