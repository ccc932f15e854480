import ConstraintSolver
import Primitives

/// The unknowns of one view: its untransformed rectangle in its superview's coordinates.
///
/// Local coordinates keep systems small: what is inside a container does not depend on where the
/// container is. The order of the members is the order of the solver's tie rule: what nothing
/// else settles has no size rather than no offset.
struct FrameVariables: Sendable {
  var width: Variable
  var height: Variable
  var left: Variable
  var top: Variable

  init(in solver: inout Solver) {
    width = solver.addVariable()
    height = solver.addVariable()
    left = solver.addVariable()
    top = solver.addVariable()
  }

  func origin(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? left : top }
  func extent(_ axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}

/// A rectangle along one axis: where it begins and how long it is.
struct Interval: Sendable {
  var origin: LinearForm
  var extent: LinearForm

  var end: LinearForm { origin + extent }
  var middle: LinearForm { origin + extent * 0.5 }

  func inset(by insets: EdgeInsets, _ axis: LayoutAxis) -> Interval {
    let near = axis == .horizontal ? insets.left : insets.top
    let far = axis == .horizontal ? insets.right : insets.bottom
    return Interval(origin: origin + near, extent: extent + -(near + far))
  }
}
