package import AutoLayout
package import TimelineModel

/// Something in a timeline that is legal and likely a mistake: facts, worded elsewhere.
///
/// Keyframes, constraints and views are called by their numbers in the timeline.
package enum Lint: Hashable, Sendable {
  case unflushedStart(UnflushedStart)
  case jump(Jump)
  case keyframeAfterEnd(Int)
  case duplicateConstraint(DuplicateConstraint)
  /// Declared inactive and activated by no keyframe.
  case neverActiveConstraint(Int)
  case offScreenAtRest(ViewIndex)
  case zeroSize(ZeroSize)
  case negativeSize(NegativeSize)

  /// A keyframe that does not flush takes what an earlier one left pending into its animation.
  package struct UnflushedStart: Hashable, Sendable {
    package var keyframe: Int
    /// The one whose changes were pending.
    package var earlier: Int
    /// The views that are animated and would have jumped, at least one.
    package var views: [ViewIndex]

    package init(keyframe: Int, earlier: Int, views: [ViewIndex]) {
      self.keyframe = keyframe
      self.earlier = earlier
      self.views = views
    }
  }

  /// Something changes at once that should move, or while something moves.
  package struct Jump: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The keyframe has an animation, and what it changes is laid out outside.
      case layoutOutside
      /// The keyframe has none, and moves what the animation of an earlier one is moving.
      case interruption(of: Int)
      /// The keyframe has an animation, but a switch cannot be animated.
      case hidden(Bool, SourceLocation)
    }

    package var keyframe: Int
    package var reason: Reason
    /// Those that jump, at least one.
    package var views: [ViewIndex]

    package init(keyframe: Int, reason: Reason, views: [ViewIndex]) {
      self.keyframe = keyframe
      self.reason = reason
      self.views = views
    }
  }

  /// Two constraints that say the same, active together.
  package struct DuplicateConstraint: Hashable, Sendable {
    /// The later one in the file.
    package var constraint: Int
    package var original: Int
    /// The last keyframe of the first turn that ends with both; nil for the initial layout.
    package var keyframe: Int?

    package init(constraint: Int, original: Int, keyframe: Int?) {
      self.constraint = constraint
      self.original = original
      self.keyframe = keyframe
    }
  }

  /// A view whose length is solved to be below zero at a rest at which it would be seen. It is shown
  /// without any, and what is constrained to its far edge lies before its near one.
  package struct NegativeSize: Hashable, Sendable {
    package var view: ViewIndex
    package var axis: LayoutAxis
    /// The least of all rests, in points, below zero.
    package var length: Double

    package init(view: ViewIndex, axis: LayoutAxis, length: Double) {
      self.view = view
      self.axis = axis
      self.length = length
    }
  }

  /// A view that has a colour to show and no area at any rest.
  package struct ZeroSize: Hashable, Sendable {
    package var view: ViewIndex
    /// Along which it has no length at any rest, at least one.
    package var axes: [LayoutAxis]

    package init(view: ViewIndex, axes: [LayoutAxis]) {
      self.view = view
      self.axes = axes
    }
  }
}
