import ConstraintSolver
import Primitives

/// The solver variables of a view or guide: its untransformed rectangle in the superview's or owner's
/// coordinates.
///
/// Local coordinates keep systems small, because the contents of a view do not depend on its
/// position. The order of creation matters for the solver's tie rule: if neither size nor origin is
/// determined, the size becomes zero.
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

/// A rectangle along one axis, as expressions over the variables.
struct Interval: Sendable {
  var origin: LinearExpression
  var extent: LinearExpression

  var end: LinearExpression { origin + extent }
  var middle: LinearExpression { origin + extent * 0.5 }

  func inset(by insets: EdgeInsets, _ axis: LayoutAxis) -> Interval {
    guard insets != EdgeInsets() else { return self }
    let near = axis == .horizontal ? insets.left : insets.top
    let far = axis == .horizontal ? insets.right : insets.bottom
    return Interval(origin: origin + near, extent: extent + -(near + far))
  }
}
