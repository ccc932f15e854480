package import AutoLayout
package import Primitives
package import Timing

/// One keyframe: an optional flush, then changes in order, then layout inside the animation.
///
/// An animation inside another one, or in a keyframe's list, has changes of its own and is a keyframe of
/// its own at the same time.
package struct Keyframe: Sendable {
  package enum Layout: Hashable, Sendable {
    /// `layoutIfNeeded()` is sent to a view, `root` by default, inside the animation.
    case immediate(ViewIndex)
    /// The layout pass at the end of the turn applies the changes, outside the animation.
    case deferred
  }

  package var time: Nanoseconds
  package var name: String?
  /// Whether a layout pass outside any animation precedes the changes.
  package var flushes: Bool
  package var layout: Layout
  package var changes: [Change]
  /// Nil, or a duration of 0, applies the changes without animation.
  package var animation: Animation?
  /// What is done to a property animator; such a keyframe has no changes.
  package var event: AnimatorEvent?
  /// Whether it is written inside the keyframe before it.
  package var isInner: Bool
  /// The index of the state that it goes to before anything else.
  package var state: Int?
  /// How many of its changes, the first ones, go to the state.
  package var stateChangeCount = 0
  /// Whether changes are written, and all of them are of nothing, such as an empty list of names.
  package var changesNothing = false
  package var location: SourceLocation

  package init(
    time: Nanoseconds, name: String? = nil, flushes: Bool = true,
    layout: Layout = .immediate(.root), changes: [Change] = [], animation: Animation? = nil,
    event: AnimatorEvent? = nil, isInner: Bool = false, location: SourceLocation
  ) {
    self.time = time
    self.name = name
    self.flushes = flushes
    self.layout = layout
    self.changes = changes
    self.animation = animation
    self.event = event
    self.isInner = isInner
    self.location = location
  }
}

/// One operation on one constraint or view. Lists and groups have been expanded into single
/// changes.
package struct Change: Sendable {
  package enum Operation: Sendable {
    /// The expression is evaluated when the change is applied.
    case setConstant(Int, Expression)
    case setPriority(Int, LayoutPriority)
    /// Evaluates the expression of an added constraint, once; `restore` returns to this value.
    case declareConstant(Int, Expression)
    /// `activate`, or `add` of a constraint that is declared active.
    case activate(Int)
    case deactivate(Int)
    /// The same as `deactivate` for the engine; no later change refers to the constraint.
    case remove(Int)
    /// Sets constant, priority and activity as declared. A constraint declared inactive is
    /// deactivated first; one declared active is activated last.
    case restore(Int)
    case setBackgroundColor(ViewIndex, Color)
    case setAlpha(ViewIndex, Double)
    case setHidden(ViewIndex, Bool)
    case setLayer(ViewIndex, LayerProperty)
    /// Sets the whole transform as one matrix.
    case setTransform(ViewIndex, AffineTransform)
    /// Sets one component of the transform, as the key path `transform.rotation` does; the others
    /// keep their values.
    case setTransformComponent(ViewIndex, TransformComponent)
    /// In unit coordinates of the bounds. Where it moves a frame, a `setFrame` follows.
    case setAnchorPoint(ViewIndex, Point)
    /// Sets the whole gradient; parts that the change does not mention have their previous values.
    case setGradient(ViewIndex, Gradient)
    /// Sets the whole shadow; parts that the change does not mention have their previous values.
    case setShadow(ViewIndex, Shadow)
    /// Sets the whole text; parts that the change does not mention have their previous values.
    case setText(ViewIndex, LabelText)
    /// Sets the whole image; parts that the change does not mention have their previous values.
    case setImage(ViewIndex, ViewImage)
    /// Moves the position along a path for the duration of the keyframe's animation, without changing
    /// the model, as an explicit animation of Core Animation does.
    case moveAlong(ViewIndex, MotionPath)
    /// Sets the whole frame of a view that is declared with a frame.
    case setFrame(ViewIndex, Rect)
    /// Sets the whole content size; parts that the change does not mention have their previous
    /// values.
    case setContent(ViewIndex, ContentSize)
    /// Sets the layout properties; those that the change does not mention have their previous
    /// values. Frame, content, transform and `isHidden` are ignored here, because they have
    /// operations of their own.
    case setLayout(ViewIndex, LayoutView)
    /// Sets the whole canvas; its scale is that of the first canvas.
    case setCanvas(Canvas)
    /// Inserts a view, with the views declared inside it, among its superview's subviews at an
    /// index; 0 is the back.
    case addSubview(ViewIndex, at: Int)
    /// Removes a view, the views inside it, and the constraints that refer to any of them.
    case removeFromSuperview(ViewIndex)
  }

  package enum TransformComponent: Hashable, Sendable {
    /// In degrees; multiples of 360 are kept as full turns.
    case rotation(Double)
    case scale(Point)
    /// In points.
    case translation(Point)
  }

  package var operation: Operation
  package var location: SourceLocation

  package init(_ operation: Operation, location: SourceLocation) {
    self.operation = operation
    self.location = location
  }
}

/// The arguments of `UIView.animate(withDuration:delay:options:)`.
///
/// An animation that repeats ends in the range of times: its length is not nil.
package struct Animation: Hashable, Sendable {
  package var duration: Nanoseconds
  package var delay: Nanoseconds
  package var curve: TimingCurve
  package var repetition: AnimationRepetition
  /// `UIView.AnimationOptions.beginFromCurrentState`. It matters only where animations of geometry
  /// replace each other, as on iOS 7; all other animations begin at the current state anyway.
  package var beginsFromCurrentState: Bool
  /// Nil for an animation that nothing interrupts.
  package var animator: Animator?

  package init(
    duration: Nanoseconds, delay: Nanoseconds = .zero, curve: TimingCurve = .easeInOut,
    repetition: AnimationRepetition = .once, beginsFromCurrentState: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repetition = repetition
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// The time in which all repetitions play, without the delay; of an animator, until it finishes or rests.
  package var length: Nanoseconds {
    if let run = animator?.run { return run.lastMotion - delay }
    return repetition.length(of: duration) ?? duration
  }
}
