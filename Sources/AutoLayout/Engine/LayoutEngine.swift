package import ConstraintSolver
import Primitives

/// Views and constraints in, rectangles out: one solver for the whole run.
///
/// Constraints are called by the caller's dense numbers. A change reaches the solver at once, so
/// that a contradiction between two changes is seen although a later one cures it.
///
/// What UIKit adds of its own (content sizes, autoresizing masks, stack views) are constraints like
/// any other, numbered after the caller's, and never broken for one of them.
package struct LayoutEngine: Sendable {
  package internal(set) var views: [LayoutView]
  /// By view: what every layout pass asks of it, apart from all that it seldom does.
  let superviews: [ViewIndex?]
  package internal(set) var canvas: LayoutCanvas
  package let style: SolutionStyle
  var solver = Solver()
  /// Nil for views whose rectangle is given and follows nothing.
  var frames: [FrameVariables?] = []
  /// By guide: the caller's, then those that stack views make for themselves.
  var guideFrames: [FrameVariables] = []
  /// By view: of what a scroll view scrolls.
  var contentFrames: [ViewIndex: FrameVariables] = [:]
  /// By stack view: the guides it has made for itself, gaps first.
  var stackGuides: [ViewIndex: [GuideIndex]] = [:]
  /// By view; nil for those that have variables.
  var givenFrames: [Rect?] = []
  var directions: [LayoutDirection] = []
  var insets: [DerivedInsets] = []
  /// Which views are in the tree.
  package internal(set) var isPresent: [Bool]
  /// Nil until it is needed.
  var dependents: Dependents?
  /// The views whose margins or safe area somebody refers to, ancestors included, ascending.
  var insetViews: [Int] = []
  var depths: [Int] = []
  var installed: [InstalledConstraint] = []
  /// How many of `installed` are the caller's.
  let callerCount: Int
  /// Places in `installed` that no system constraint uses any more.
  var freePlaces: [Int] = []
  /// By view: the places of what its content size, mask and stack have made.
  var systemPlaces: [SystemPlaces]
  /// By solver row: the place in `installed`.
  var owners: [Int] = []
  var lastStamp = 0
  /// The broken constraints, in order of activation.
  var broken: [Int] = []

  /// A constraint with its row.
  struct InstalledConstraint: Sendable {
    var constraint: LayoutConstraint
    /// Nil for the caller's.
    var system: SystemConstraint?
    var isActive = false
    /// Nil while inactive or broken.
    var row: ConstraintID?
    /// Grows with every activation and modification; 0 for the system's.
    var stamp = 0
  }

  /// - Parameters:
  ///   - guides: by number, the views that own them.
  ///   - isPresent: which views are in the tree; nil for all.
  /// - Precondition: the first view is `root`, and parents precede children.
  package init(
    views: [LayoutView], guides: [ViewIndex] = [], canvas: LayoutCanvas,
    constraints: [LayoutConstraint], style: SolutionStyle = .modern, isPresent: [Bool]? = nil
  ) {
    precondition(views.first.map { $0.superview == nil } ?? false, "the first view is root")
    self.views = views
    superviews = views.map(\.superview)
    self.canvas = canvas
    self.style = style
    self.isPresent = isPresent ?? views.map { _ in true }
    callerCount = constraints.count
    installed = constraints.map { InstalledConstraint(constraint: $0) }
    systemPlaces = views.map { _ in SystemPlaces() }
    for view in views {
      depths.append(view.superview.map { depths[$0.rawValue] + 1 } ?? 0)
      givenFrames.append(view.superview == nil ? Rect(size: canvas.size) : view.fixedFrame)
      frames.append(givenFrames.last == .some(nil) ? FrameVariables(in: &solver) : nil)
    }
    guideFrames = guides.map { _ in FrameVariables(in: &solver) }
    for index in views.indices where views[index].isScrollView {
      contentFrames[ViewIndex(index)] = FrameVariables(in: &solver)
    }
    resolveDirections()
    findInsetViews()
    insets = views.map { _ in DerivedInsets() }
    _ = updateInsets()
    for index in views.indices where self.isPresent[index] { installSystem(of: ViewIndex(index)) }
    solver.solve()
  }

  /// Solver work so far.
  package var statistics: SolverStatistics { solver.statistics }

  /// Independent systems of constraints at present.
  package var systemCount: Int { solver.componentCount }
}

extension LayoutView {
  /// The given frame of a view that does not follow its superview.
  var fixedFrame: Rect? { autoresizingMask.isEmpty ? frame : nil }
}
