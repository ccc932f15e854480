/// A part of a timeline by its indices.
package enum TimelinePlace: Hashable, Sendable {
  /// The settings of the timeline as a whole.
  case timeline
  case canvas
  case view(Int)
  /// The order of a view's subviews.
  case subviews(of: Int)
  case constraint(Int)
  case keyframe(Int)
  case change(Int, ofKeyframe: Int)
}
