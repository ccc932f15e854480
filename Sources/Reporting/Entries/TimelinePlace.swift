/// A part of a timeline by its numbers.
package enum TimelinePlace: Hashable, Sendable {
  /// What the document says of itself.
  case timeline
  case canvas
  case view(Int)
  /// The order of a view's subviews.
  case subviews(of: Int)
  case constraint(Int)
  case keyframe(Int)
  case change(Int, ofKeyframe: Int)
}
