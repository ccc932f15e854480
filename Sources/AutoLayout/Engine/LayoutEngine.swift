package import ConstraintSolver
import Primitives

/// Computes the rectangles of views from constraints, with one solver for all changes.
///
/// Views, guides and constraints are identified by the caller's indices. Each change reaches the
/// solver at once, so that a contradiction between two changes is found even if a later change
/// resolves it.
///
/// The constraints that UIKit creates by itself (content sizes, autoresizing masks, stack views) have
/// indices after the caller's. They are never broken in favour of a constraint of the caller.
///
/// `checkInvariants()` states how the parts of the engine depend on each other.
package struct LayoutEngine: Sendable {
  package internal(set) var views: [LayoutView]
  /// By view. Every layout pass reads it; a separate array is smaller than `views`.
  let superviews: [ViewIndex?]
  package internal(set) var canvas: LayoutCanvas
  package let style: SolutionStyle
  package internal(set) var solver = Solver()
  /// By view; nil for those with a rectangle in `givenFrames`.
  var frames: [FrameVariables?] = []
  /// By guide: the caller's, then those that stack views create.
  var guideFrames: [FrameVariables] = []
  /// The content areas of scroll views.
  var contentFrames: [ViewIndex: FrameVariables] = [:]
  /// By guide: its place among those of its stack view; 0 for the caller's.
  var guidePlaces: [Int] = []
  /// By stack view.
  var stackGuides: [ViewIndex: StackGuides] = [:]
  /// By view: its place in the stack view that arranges it; nil if none does.
  var stackPlaces: [StackPlace?]
  /// By stack view: the views whose places are known.
  var arrangedViews: [ViewIndex: [ViewIndex]] = [:]
  /// By view: the rectangles that no constraint can change; nil for views with variables.
  var givenFrames: [Rect?] = []
  /// By view.
  var directions: [LayoutDirection] = []
  /// By view; up to date for `insetViews` only.
  var insets: [DerivedInsets] = []
  /// By view.
  let hasSubviews: [Bool]
  /// Whether any view may have a content offset; most layouts have none.
  var isScrolled = false
  /// By view: whether it is in the tree.
  package internal(set) var isPresent: [Bool]
  /// Nil until the first use; see `cachedDependents()`.
  var dependents: Dependents?
  /// The views whose margins or safe area a constraint refers to, and their ancestors, ascending.
  var insetViews: [Int] = []
  /// The views whose insets still changed in the last pass that they were given.
  var unsettledViews: [ViewIndex] = []
  /// By view: the number of its ancestors.
  var depths: [Int] = []
  /// The caller's constraints, active or not, then the system constraints.
  var installed: [InstalledConstraint] = []
  /// The number of the caller's constraints in `installed`.
  let callerCount: Int
  /// The indices in `installed` of former system constraints, to be used again.
  var freeIndices: [Int] = []
  /// By view: the indices of its system constraints.
  var systemConstraints: [SystemConstraintIndices]
  /// By solver row, removed ones included: the index in `installed`.
  var constraintsByRow: [Int] = []
  /// Whether nothing has been solved yet.
  var awaitsActivation: Bool
  /// The number of activations and modifications so far.
  var modificationCount = 0
  /// The broken constraints, in order of rank.
  var broken: [Int] = []
  /// The work of all trials for fixes and ranges, and its limit, which tests lower.
  package var trialWork = 0
  package var trialWorkLimit = Self.mostTrialWork
  /// The work of a search for contradictions, which tests lower; nil for the limit that depends on the
  /// number of constraints.
  package var contradictionWorkLimit: Int?
  /// By broken constraint.
  var breakingCauses = BreakingCauses()
  /// The work of the searches for contradictions, which have solvers of their own.
  var rankingWork = 0

  /// A constraint with its state and its solver row.
  struct InstalledConstraint: Sendable {
    var constraint: LayoutConstraint
    /// Nil for a constraint of the caller.
    var system: SystemConstraint?
    /// Of a system constraint: its place in `systemConstraints`.
    var position = 0
    var isActive = false
    /// Nil while inactive or broken.
    var row: ConstraintID?
    /// `modificationCount` at its last activation; 0 for system constraints.
    var activation = 0
    /// `modificationCount` at its last activation or modification; 0 for system constraints.
    var lastModification = 0
  }

  /// - Parameters:
  ///   - guides: by guide, the view that owns it.
  ///   - isPresent: by view, whether it is in the tree; nil for all.
  ///   - awaitsActivation: whether constraints are activated next, before anything is read. The first
  ///     basis is then chosen from these and the system constraints together.
  /// - Precondition: the first view is `root`, and parents precede children.
  package init(
    views: [LayoutView], guides: [ViewIndex] = [], canvas: LayoutCanvas,
    constraints: [LayoutConstraint], style: SolutionStyle = .modern, isPresent: [Bool]? = nil,
    awaitsActivation: Bool = false
  ) {
    precondition(views.first.map { $0.superview == nil } ?? false, "the first view is root")
    self.views = views
    superviews = views.map(\.superview)
    let parents = Set(superviews.compactMap(\.self))
    isScrolled = views.contains { $0.contentOffset != Point() }
    hasSubviews = views.indices.map { parents.contains(ViewIndex($0)) }
    self.canvas = canvas
    self.style = style
    self.isPresent = isPresent ?? views.map { _ in true }
    self.awaitsActivation = awaitsActivation
    callerCount = constraints.count
    installed = constraints.map { InstalledConstraint(constraint: $0) }
    systemConstraints = views.map { _ in SystemConstraintIndices() }
    stackPlaces = views.map { _ in nil }
    for view in views {
      depths.append(view.superview.map { depths[$0.rawValue] + 1 } ?? 0)
      givenFrames.append(view.superview == nil ? Rect(size: canvas.size) : view.fixedFrame)
      frames.append(givenFrames.last == .some(nil) ? FrameVariables(in: &solver) : nil)
    }
    guideFrames = guides.map { _ in FrameVariables(in: &solver) }
    guidePlaces = guides.map { _ in 0 }
    for index in views.indices where views[index].isScrollView {
      contentFrames[ViewIndex(index)] = FrameVariables(in: &solver)
    }
    resolveDirections()
    findInsetViews()
    insets = views.map { _ in DerivedInsets() }
    _ = updateInsets()
    for index in views.indices where self.isPresent[index] { installSystem(of: ViewIndex(index)) }
    if !awaitsActivation { solver.solve() }
  }

  /// The work of the solver so far.
  package var statistics: SolverStatistics { solver.statistics }

  /// The work of all solvers for layouts, in the time that an entry takes: the same on every machine.
  package var work: Int { statistics.weightedWork + rankingWork }

  /// The number of independent systems of constraints.
  package var systemCount: Int { solver.componentCount }
}

extension LayoutView {
  /// The frame of a view without autoresizing flags, which nothing can change.
  var fixedFrame: Rect? { autoresizingMask.isEmpty ? frame : nil }
}
