import AutoLayout
import JSONText
import Timing

/// A keyframe as it is written: with the animations inside it, each of which is played as a keyframe of
/// its own.
struct WrittenKeyframe {
  var start: KeyframeStart
  /// In the order in which they are played, all at one time, which is not yet known.
  var drafts: [KeyframeDraft]

  var location: SourceLocation { drafts[0].location }

  /// From the keyframe's time until its last animation ends.
  var length: Nanoseconds { drafts.map { $0.keyframe([]).end - $0.time }.max() ?? .zero }
}

/// When a keyframe is played, as it is written.
enum KeyframeStart {
  case time(Nanoseconds)
  /// A pause after the animations of the keyframe before it in the file have ended.
  case afterPreceding(Nanoseconds, at: SourceRange)
  /// A pause after the animations of the keyframe with a name have ended.
  case after(JSONString, Nanoseconds)
}

/// A keyframe whose references to constraints are unresolved: their meaning depends on the
/// keyframes before it in time, which may come later in the file.
struct KeyframeDraft {
  var time: Nanoseconds
  var name: String?
  var flushes: Bool
  var layout: Keyframe.Layout
  /// The location of the reference to the view that `layoutIfNeeded()` is sent to.
  var layoutLocation: SourceLocation?
  var changes: [ChangeDraft]
  var animation: Animation?
  /// What it does to an animator, with the location of that name.
  var event: AnimatorEvent?
  var eventLocation: SourceLocation?
  /// The name of the state that it goes to before its changes.
  var state: JSONString?
  /// Whether it is that of an animation inside a keyframe.
  var isInner = false
  var location: SourceLocation

  func keyframe(_ changes: [Change]) -> Keyframe {
    Keyframe(
      time: time, name: name, flushes: flushes, layout: layout, changes: changes,
      animation: animation, event: event, isInner: isInner, location: location)
  }
}

struct ChangeDraft {
  enum Operation {
    case constraint([JSONString], ConstraintChange)
    case activate([JSONString])
    case deactivate([JSONString])
    case remove([JSONString])
    case restore([JSONString])
    case add([ConstraintDeclaration])
    case view(NamedView, ViewChange)
    case canvas(CanvasChange)
    case addSubview(AddedView)
    case removeFromSuperview(NamedView)
  }

  var operation: Operation
  /// The location of the whole change.
  var location: SourceLocation
}

/// The insertion of a view into the tree.
struct AddedView {
  var view: ViewIndex
  /// The location of the reference to the superview.
  var superview: SourceLocation
  /// The index among the superview's subviews, 0 at the back; nil for the front.
  var index: Int?
  var indexLocation: SourceLocation?
}

/// A change of a constraint's properties, which are set in this order, whatever the order of the
/// keys.
struct ConstraintChange {
  var constant: Expression?
  var constantLocation: SourceLocation?
  var priority: LayoutPriority?
  var isActive: Bool?
}
