package import Timing

/// A checked timeline: every reference is an index and every default is filled in.
package struct Timeline: Sendable {
  package var name: String?
  package var canvas: Canvas
  package var compatibility: Compatibility
  /// 1…1000.
  package var framesPerSecond: Int
  /// The document's `duration`; nil means the end of the last animation or keyframe.
  package var duration: Nanoseconds?
  /// Every view that is ever in the tree: those of the initial tree in pre-order, siblings back to
  /// front, then those that keyframes add, in file order. Parents precede children; `views[0]` is
  /// `root`.
  package var views: [TimelineView]
  /// By `GuideIndex`.
  package var guides: [TimelineGuide]
  /// Every constraint that the initial layout or any keyframe declares, in file order.
  package var constraints: [TimelineConstraint]
  /// The constraints that exist before the first keyframe, in file order.
  package var initialConstraints: [Int]
  /// Sorted by time; those of one time stay in file order.
  package var keyframes: [Keyframe]

  package init(
    name: String? = nil, canvas: Canvas, compatibility: Compatibility = .modern,
    framesPerSecond: Int = 60, duration: Nanoseconds? = nil, views: [TimelineView],
    guides: [TimelineGuide] = [], constraints: [TimelineConstraint], initialConstraints: [Int],
    keyframes: [Keyframe]
  ) {
    self.name = name
    self.canvas = canvas
    self.compatibility = compatibility
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.initialConstraints = initialConstraints
    self.keyframes = keyframes
  }
}

/// Which UIKit an app is linked against.
package enum Compatibility: Hashable, Sendable {
  /// iOS 8 and later: transforms do not enter layout, animations of geometry add up.
  case modern
  /// Transforms take part in layout, and an animation of geometry replaces the one before.
  case iOS7
}
