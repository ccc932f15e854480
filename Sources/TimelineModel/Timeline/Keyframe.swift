package import AutoLayout
package import Primitives
package import Timing

/// One keyframe: flush, changes in order, layout inside the animation.
package struct Keyframe: Sendable {
  package enum Layout: Hashable, Sendable {
    /// `layoutIfNeeded()` sent to a view, `root` by default, inside the animation.
    case immediate(ViewIndex)
    case deferred
  }

  package var time: Nanoseconds
  package var name: String?
  /// Whether a layout pass outside any animation comes first.
  package var flushes: Bool
  package var layout: Layout
  package var changes: [Change]
  /// Nil, or a duration of 0, means that the changes jump.
  package var animation: Animation?
  package var location: SourceLocation

  package init(
    time: Nanoseconds, name: String? = nil, flushes: Bool = true,
    layout: Layout = .immediate(.root), changes: [Change] = [], animation: Animation? = nil,
    location: SourceLocation
  ) {
    self.time = time
    self.name = name
    self.flushes = flushes
    self.layout = layout
    self.changes = changes
    self.animation = animation
    self.location = location
  }
}

/// One operation on one constraint or view; lists and groups are already taken apart, in order.
package struct Change: Sendable {
  package enum Operation: Sendable {
    /// The expression is evaluated when the change is applied.
    case setConstant(Int, Expression)
    case setPriority(Int, LayoutPriority)
    /// Of an added constraint whose constant is an expression: it is evaluated here, once, and
    /// is what `restore` goes back to.
    case declareConstant(Int, Expression)
    /// `activate`, and `add` of a constraint that is declared active.
    case activate(Int)
    case deactivate(Int)
    /// To the engine the same as `deactivate`; nothing refers to the constraint afterwards.
    case remove(Int)
    /// Constant, priority and activity as declared. One that was declared inactive is deactivated
    /// first; one that was declared active is activated last.
    case restore(Int)
    case setBackgroundColor(ViewIndex, Color)
    case setAlpha(ViewIndex, Double)
    case setHidden(ViewIndex, Bool)
    /// As one matrix.
    case setTransform(ViewIndex, AffineTransform)
    /// One number of the transform, as the key paths `transform.rotation` and so on do; the rest
    /// of it stays.
    case setTransformComponent(ViewIndex, TransformComponent)
    /// Of a view that has a given frame: the whole of it.
    case setFrame(ViewIndex, Rect)
    /// The whole of it, with what an earlier change or the declaration says of the rest.
    case setContent(ViewIndex, ContentSize)
    /// What layout has to know, with what an earlier change or the declaration says of the rest; its
    /// frame, content, transform and `isHidden` have changes of their own and do not count here.
    case setLayout(ViewIndex, LayoutView)
    /// The whole of it; its scale is that of the first.
    case setCanvas(Canvas)
    /// A view, with all that is declared inside it, among the subviews of its superview: 0 is the
    /// backmost place.
    case addSubview(ViewIndex, at: Int)
    /// A view with all that is inside it, and the constraints that refer to any of it.
    case removeFromSuperview(ViewIndex)
  }

  package enum TransformComponent: Hashable, Sendable {
    /// In degrees; full turns are kept.
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

/// What `UIView.animate(withDuration:delay:options:)` is given.
package struct Animation: Hashable, Sendable {
  package var duration: Nanoseconds
  package var delay: Nanoseconds
  package var curve: TimingCurve
  /// `UIView.AnimationOptions.beginFromCurrentState`: of interest where animations of geometry
  /// replace each other, as on iOS 7; everything else begins there anyway.
  package var beginsFromCurrentState: Bool

  package init(
    duration: Nanoseconds, delay: Nanoseconds = .zero, curve: TimingCurve = .easeInOut,
    beginsFromCurrentState: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.beginsFromCurrentState = beginsFromCurrentState
  }
}
