import AutoLayout
import JSONText
import Timing

/// A keyframe whose names of constraints are not looked up yet: what they mean depends on the
/// keyframes before it in time, which may come later in the file.
struct KeyframeDraft {
  var time: Nanoseconds
  var name: String?
  var flushes: Bool
  var layout: Keyframe.Layout
  /// Where the view is named that `layoutIfNeeded()` is sent to.
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
  /// Of the whole change.
  var location: SourceLocation
}

/// An addition to the tree.
struct AddedView {
  var view: ViewIndex
  /// Where the superview is named.
  var superview: SourceLocation
  /// Nil for the frontmost.
  var index: Int?
  var indexLocation: SourceLocation?
}

/// Applied to each constraint in this order, whatever the order of the keys.
struct ConstraintChange {
  var constant: Expression?
  var constantLocation: SourceLocation?
  var priority: LayoutPriority?
  var isActive: Bool?
}
