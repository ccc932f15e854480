package import AutoLayout
package import TimelineModel

/// Something in a timeline that is valid and likely a mistake, as facts; the library above words
/// them for people.
///
/// Keyframes, constraints and views are indices into the timeline's arrays.
package enum Lint: Hashable, Sendable {
  case unflushedStart(UnflushedStart)
  case jump(Jump)
  case keyframeAfterEnd(Int)
  /// The first keyframe of a turn whose changes change nothing that is laid out or painted.
  case keyframeWithoutEffect(Int)
  case duplicateConstraint(DuplicateConstraint)
  /// Declared inactive and activated by no keyframe.
  case neverActiveConstraint(Int)
  case offScreenAtRest(ViewIndex)
  /// At a rest it is outside of the canvas, where the picture has room because another canvas is
  /// larger. It is not painted there.
  case offCanvasAtRest(ViewIndex)
  case zeroSize(ZeroSize)
  case negativeSize(NegativeSize)
  case covered(Cover)
  case neverShown(NeverShown)
  case invisibleShadow(InvisibleShadow)
  case squareCorners(SquareCorners)
  case cutText(CutText)
  case lowContrast(LowContrast)
  case missingLetter(MissingLetter)
  case idle(Idle)
  case shimmer(Shimmer)
  case fight(Fight)
  case overshoot(Overshoot)
  /// A view that moves, and is where it began whenever it does not move.
  case returning(ViewIndex)
  case unsearched(Unsearched)
  /// All mistakes of one unit, in file order; at least one.
  case otherUnit([UnitMistake])

  /// A keyframe that does not flush animates changes that an earlier keyframe left pending.
  package struct UnflushedStart: Hashable, Sendable {
    package var keyframe: Int
    /// The keyframe whose changes were pending.
    package var earlier: Int
    /// The views that are animated and would otherwise have jumped; at least one.
    package var views: [ViewIndex]

    package init(keyframe: Int, earlier: Int, views: [ViewIndex]) {
      self.keyframe = keyframe
      self.earlier = earlier
      self.views = views
    }
  }

  /// A change without animation that was likely meant to be animated, or that interrupts an
  /// animation.
  package struct Jump: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The keyframe has an animation, but its changes are laid out outside it.
      case layoutOutside
      /// The keyframe has no animation and moves views that an earlier keyframe's animation is
      /// moving.
      case interruption(of: Int)
      /// The keyframe has no animation and moves views that are at rest.
      case notAnimated
      /// The keyframe's animation plays backwards at its end, and then shows the value that it set.
      case reversed
      /// The layout pass moves views to where constraints put them, from where the animator of a keyframe
      /// left them.
      case animator(Int)
      /// The keyframe has an animation, but `isHidden` cannot be animated.
      case hidden(Bool, SourceLocation)
      /// The keyframe has an animation, but the content mode of an image cannot be animated.
      case contentMode(SourceLocation)
    }

    package var keyframe: Int
    package var reason: Reason
    /// The views that jump; at least one.
    package var views: [ViewIndex]

    package init(keyframe: Int, reason: Reason, views: [ViewIndex]) {
      self.keyframe = keyframe
      self.reason = reason
      self.views = views
    }
  }

  /// Two equal constraints that are active at the same time.
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

  /// A view with a negative solved length at a rest at which it would be visible. It is shown with
  /// length 0, and views constrained to its far edge are placed before its near edge.
  package struct NegativeSize: Hashable, Sendable {
    package var view: ViewIndex
    package var axis: LayoutAxis
    /// The least length at any rest, in points; negative.
    package var length: Double

    package init(view: ViewIndex, axis: LayoutAxis, length: Double) {
      self.view = view
      self.axis = axis
      self.length = length
    }
  }

  /// A view that has a background colour and no area at any rest.
  package struct ZeroSize: Hashable, Sendable {
    package var view: ViewIndex
    /// The axes along which it has no length at any rest; at least one.
    package var axes: [LayoutAxis]

    package init(view: ViewIndex, axes: [LayoutAxis]) {
      self.view = view
      self.axes = axes
    }
  }
}
