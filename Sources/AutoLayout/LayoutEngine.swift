package import ConstraintSolver
import Primitives

/// Views and constraints in, rectangles out: one solver for the whole run.
///
/// Constraints are called by the caller's dense numbers. A change reaches the solver at once, so
/// that a contradiction between two changes is seen although a later one cures it.
package struct LayoutEngine: Sendable {
  package let views: [LayoutView]
  package let canvas: LayoutCanvas
  package let style: SolutionStyle
  var solver = Solver()
  /// Nil for views whose rectangle is given.
  var frames: [FrameVariables?] = []
  /// By view; nil for those that constraints place.
  var givenFrames: [Rect?]
  var transforms: [AffineTransform]
  /// See `constraintsByView()`.
  var dependents: [[Int]] = []
  var depths: [Int] = []
  var contents: [ContentSize]
  /// By view and axis: the rows of its content size.
  var contentRows: [[ContentRows]] = []
  var installed: [InstalledConstraint] = []
  /// By solver row.
  var owners: [RowOwner] = []
  var lastStamp = 0
  /// The broken constraints, in order of activation.
  var broken: [Int] = []

  /// One of the caller's constraints.
  struct InstalledConstraint: Sendable {
    var constraint: LayoutConstraint
    var isActive = false
    /// Nil while inactive or broken.
    var row: ConstraintID?
    /// Grows with every activation and modification.
    var stamp = 0
  }

  struct ContentRows: Sendable {
    var hugging: ConstraintID?
    var compression: ConstraintID?
  }

  enum RowOwner: Sendable {
    case constraint(Int)
    case content(ViewIndex, LayoutAxis)
  }

  /// - Precondition: the first view is `root`, and parents precede children.
  package init(
    views: [LayoutView], canvas: LayoutCanvas, constraints: [LayoutConstraint],
    style: SolutionStyle = .modern
  ) {
    precondition(views.first.map { $0.superview == nil } ?? false, "the first view is root")
    self.views = views
    self.canvas = canvas
    self.style = style
    givenFrames = views.map { $0.superview == nil ? Rect(size: canvas.size) : $0.frame }
    transforms = views.map(\.transform)
    contents = views.map { _ in ContentSize() }
    contentRows = views.map { _ in [ContentRows(), ContentRows()] }
    installed = constraints.map { InstalledConstraint(constraint: $0) }
    for (view, given) in zip(views, givenFrames) {
      frames.append(given == nil ? FrameVariables(in: &solver) : nil)
      depths.append(view.superview.map { depths[$0.rawValue] + 1 } ?? 0)
    }
    dependents = constraintsByView()
    for index in views.indices { replaceContent(views[index].content, of: ViewIndex(index)) }
    solver.solve()
  }

  /// Solver work so far.
  package var statistics: SolverStatistics { solver.statistics }

  /// Independent systems of constraints at present.
  package var systemCount: Int { solver.componentCount }
}

extension LayoutEngine {
  package func isActive(_ index: Int) -> Bool { installed[index].isActive }

  /// Active, but left out because it cannot hold together with older ones.
  package func isBroken(_ index: Int) -> Bool { broken.contains(index) }

  /// The constraint with its present constant and priority.
  package func constraint(_ index: Int) -> LayoutConstraint { installed[index].constraint }

  /// Activating an active constraint changes nothing.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func activate(_ index: Int) -> [LayoutConflict] {
    guard !installed[index].isActive else { return [] }
    installed[index].isActive = true
    touch(index)
    installRow(index)
    return settle()
  }

  /// Installs many at once, in the given order: the same as one by one, but the solver chooses
  /// its start with all of them in view.
  package mutating func activate(_ indices: [Int]) -> [LayoutConflict] {
    for index in indices where !installed[index].isActive {
      installed[index].isActive = true
      touch(index)
      installRow(index)
    }
    return settle()
  }

  package mutating func deactivate(_ index: Int) -> [LayoutConflict] {
    guard installed[index].isActive else { return [] }
    installed[index].isActive = false
    removeRow(index)
    broken.removeAll { $0 == index }
    return settle()
  }

  /// - Parameter constant: in points, finite.
  package mutating func setConstant(_ constant: Double, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.constant != constant else { return [] }
    installed[index].constraint.constant = constant
    guard installed[index].isActive else { return [] }
    touch(index)
    if let row = installed[index].row {
      solver.setConstant(linear(installed[index].constraint).constant, of: row)
    }
    return settle()
  }

  package mutating func setPriority(_ priority: LayoutPriority, of index: Int) -> [LayoutConflict] {
    guard installed[index].constraint.priority != priority else { return [] }
    installed[index].constraint.priority = priority
    guard installed[index].isActive else { return [] }
    touch(index)
    if let row = installed[index].row { solver.setPriority(priority.rawValue, of: row) }
    return settle()
  }

  package mutating func setContent(_ content: ContentSize, of view: ViewIndex) -> [LayoutConflict] {
    replaceContent(content, of: view)
    return settle()
  }

  private mutating func touch(_ index: Int) {
    lastStamp += 1
    installed[index].stamp = lastStamp
  }
}

extension LayoutEngine {
  mutating func installRow(_ index: Int) {
    installed[index].row = addRow(linear(installed[index].constraint), owner: .constraint(index))
  }

  mutating func removeRow(_ index: Int) {
    guard let row = installed[index].row else { return }
    solver.removeConstraint(row)
    installed[index].row = nil
  }

  private mutating func addRow(_ constraint: LinearConstraint, owner: RowOwner) -> ConstraintID {
    let row = solver.addConstraint(constraint)
    owners.append(owner)
    return row
  }

  /// `size <= length` at the hugging priority and `size >= length` at the compression resistance.
  private mutating func replaceContent(_ content: ContentSize, of view: ViewIndex) {
    guard let frame = frames[view.rawValue] else { return }
    for axis in LayoutAxis.allCases where contents[view.rawValue][axis] != content[axis] {
      let old = contentRows[view.rawValue][axis.rawValue]
      for row in [old.hugging, old.compression] { row.map { solver.removeConstraint($0) } }
      var rows = ContentRows()
      if let length = content[axis].length {
        let size = [Term(frame.extent(axis))]
        rows.hugging = addRow(
          LinearConstraint(
            size, .lessThanOrEqual, length, priority: content[axis].hugging.rawValue),
          owner: .content(view, axis))
        rows.compression = addRow(
          LinearConstraint(
            size, .greaterThanOrEqual, length,
            priority: content[axis].compressionResistance.rawValue),
          owner: .content(view, axis))
      }
      contentRows[view.rawValue][axis.rawValue] = rows
    }
    contents[view.rawValue] = content
  }
}
