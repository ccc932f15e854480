package import Timing

/// A checked timeline: every reference is an index and every default is filled in.
package struct Timeline: Sendable {
  package var name: String?
  package var canvas: Canvas
  package var compatibility: Compatibility
  /// In 1…1000.
  package var framesPerSecond: Int
  /// The file's `duration`; nil means until the end of the last animation or keyframe.
  package var duration: Nanoseconds?
  /// Every view that is in the tree at any time: first the initial tree in pre-order, siblings from
  /// back to front, then the views that keyframes add, in file order. Parents precede children;
  /// `views[0]` is `root`.
  package var views: [TimelineView]
  /// Indexed by `GuideIndex`.
  package var guides: [TimelineGuide]
  /// Every constraint that the initial layout or a keyframe declares, in file order.
  package var constraints: [TimelineConstraint]
  /// Indices of the constraints that exist before the first keyframe, in file order.
  package var initialConstraints: [Int]
  /// Sorted by time; keyframes at the same time are in file order.
  package var keyframes: [Keyframe]
  /// In file order.
  package var unitMistakes: [UnitMistake]
  /// Whether the initial layout is made before anything is shown, as a view controller's is. Otherwise
  /// views that constraints place have empty frames until a keyframe lays out.
  package var isLaidOutFirst = true
  /// The files of the images that it names, sorted by path.
  package var images: [TimelineImage] = []
  /// In file order.
  package var states: [TimelineState] = []
  /// How `layoutanim states` goes from one state to another.
  package var stateAnimation = Animation(duration: .zero)

  package init(
    name: String? = nil, canvas: Canvas, compatibility: Compatibility = .modern,
    framesPerSecond: Int = 60, duration: Nanoseconds? = nil, views: [TimelineView],
    guides: [TimelineGuide] = [], constraints: [TimelineConstraint], initialConstraints: [Int],
    keyframes: [Keyframe], unitMistakes: [UnitMistake] = []
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
    self.unitMistakes = unitMistakes
  }
}

/// The version of UIKit whose behaviour is reproduced, by the SDK that an app is linked against.
package enum Compatibility: Hashable, Sendable {
  /// iOS 8 and later: transforms do not affect layout, and animations of geometry are additive.
  case modern
  /// iOS 7: transforms affect layout, and an animation of geometry replaces the previous one.
  case iOS7
}
