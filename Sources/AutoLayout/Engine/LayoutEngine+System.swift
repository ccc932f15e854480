import ConstraintSolver
import Primitives

/// The constraints that UIKit creates by itself from content sizes, autoresizing masks and stack views.
extension LayoutEngine {
  /// The indices of a view's system constraints in `installed`, by kind.
  struct SystemConstraintIndices: Sendable {
    var content: [Int] = []
    var mask: [Int] = []
    var stack: [Int] = []
  }

  typealias SystemEquation = (system: SystemConstraint, constraint: LayoutConstraint)

  mutating func installSystem(of view: ViewIndex) {
    installContent(of: view)
    installMask(of: view, translated: nil)
    installStack(of: view)
  }

  mutating func uninstallSystem(of view: ViewIndex) {
    for kind in [\SystemConstraintIndices.content, \.mask, \.stack] {
      replace(kind, of: view, by: [])
    }
  }

  /// Replaces a view's constraints of one kind. Constraints that are in both lists stay as they are,
  /// and if only the constant differs, it is changed in the solver.
  mutating func replace(
    _ kind: WritableKeyPath<SystemConstraintIndices, [Int]>, of view: ViewIndex,
    by new: [SystemEquation]
  ) {
    let old = systemConstraints[view.rawValue][keyPath: kind]
    var matching = ConstraintMatching(
      of: new.map(\.constraint), with: old.map { installed[$0].constraint })
    matching.matchShifted { installed[old[$0]].row != nil }
    let indices = matching.places.map { $0.map { old[$0] } }
    for (index, equation) in zip(indices, new) {
      if let index { setConstant(of: index, to: equation.constraint.constant) }
    }
    for place in matching.unmatched {
      uninstall(old[place])
      freeIndices.append(old[place])
    }
    let installedIndices = zip(indices, new).map { index, equation in
      index.map { installed[$0].system = equation.system }
      return index ?? install(equation)
    }
    for (position, index) in installedIndices.enumerated() { installed[index].position = position }
    systemConstraints[view.rawValue][keyPath: kind] = installedIndices
    updateTieOrders(installedIndices)
  }

  private mutating func setConstant(of index: Int, to constant: Double) {
    guard installed[index].constraint.constant != constant, let row = installed[index].row else {
      return
    }
    installed[index].constraint.constant = constant
    solver.setConstant(linearConstraint(at: index).constant, of: row)
  }

  private mutating func install(_ equation: SystemEquation) -> Int {
    let index = freeIndices.popLast() ?? installed.count
    let new = InstalledConstraint(
      constraint: equation.constraint, system: equation.system, isActive: true)
    if index == installed.count { installed.append(new) } else { installed[index] = new }
    installRow(index)
    return index
  }
}

extension SystemConstraint {
  /// The view and the list that hold the constraint's index.
  var origin: (view: ViewIndex, kind: KeyPath<LayoutEngine.SystemConstraintIndices, [Int]>) {
    switch self {
    case .contentSize: (view, \.content)
    case .autoresizingMask: (view, \.mask)
    case .stack: (view, \.stack)
    }
  }
}

extension LayoutEngine {
  /// Replaces the content size constraints of a view: `size <= length` at the hugging priority and
  /// `size >= length` at the compression resistance priority, on the alignment rectangle, also for a
  /// length of 0.
  mutating func installContent(of view: ViewIndex) {
    guard frames[view.rawValue] != nil, isPresent[view.rawValue] else { return }
    var equations: [SystemEquation] = []
    for axis in LayoutAxis.allCases {
      let content = views[view.rawValue].content[axis]
      guard let length = content.length else { continue }
      for (relation, priority) in [
        (LayoutRelation.lessThanOrEqual, content.hugging),
        (.greaterThanOrEqual, content.compressionResistance),
      ] {
        equations.append(
          (
            .contentSize(view, axis),
            LayoutConstraint(
              firstItem: .view(view), firstAttribute: axis == .horizontal ? .width : .height,
              relation: relation, constant: length, priority: priority)
          ))
      }
    }
    replace(\.content, of: view, by: equations)
  }

  /// Sets the constants of a view's content size constraints where nothing else is different, as for labels,
  /// which are broken into lines again and again.
  ///
  /// - Parameter old: the content size to which they belong.
  /// - Returns: false if nothing is set, because there are other differences, or one of them is broken.
  mutating func setLengths(of view: ViewIndex, from old: ContentSize) -> Bool {
    let (content, indices) = (
      views[view.rawValue].content, systemConstraints[view.rawValue].content
    )
    guard old.withLengths(of: content) == content,
      indices.allSatisfy({ installed[$0].row != nil })
    else { return false }
    for index in indices {
      let axis: LayoutAxis =
        installed[index].constraint.firstAttribute == .width ? .horizontal : .vertical
      if let length = content[axis].length { setConstant(of: index, to: length) }
    }
    return true
  }
}

extension ContentSize {
  /// With the lengths of another one, where both have one.
  fileprivate func withLengths(of other: ContentSize) -> ContentSize {
    var result = self
    for axis in LayoutAxis.allCases where self[axis].length != nil && other[axis].length != nil {
      result[axis].length = other[axis].length
    }
    return result
  }
}
