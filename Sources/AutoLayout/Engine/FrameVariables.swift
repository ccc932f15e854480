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
