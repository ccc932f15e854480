import AutoLayout
import JSONText
import Timing

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
  var location: SourceLocation

  func keyframe(_ changes: [Change]) -> Keyframe {
    Keyframe(
      time: time, name: name, flushes: flushes, layout: layout, changes: changes,
      animation: animation, location: location)
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
