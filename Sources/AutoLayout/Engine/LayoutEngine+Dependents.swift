/// A list of integers for each of many keys, stored one after the other, because an array for each
/// key would need an allocation each.
struct AdjacencyLists: Equatable, Sendable {
  private var starts: [Int]
  private var elements: [Int]

  /// - Parameter pairs: the elements of one key keep this order.
  init(keys: Int, _ pairs: [(key: Int, element: Int)]) {
    starts = Array(repeating: 0, count: keys + 1)
    elements = Array(repeating: 0, count: pairs.count)
    for pair in pairs { starts[pair.key + 1] += 1 }
    for key in 0..<keys { starts[key + 1] += starts[key] }
    var next = starts
    for pair in pairs {
      elements[next[pair.key]] = pair.element
      next[pair.key] += 1
    }
  }

  subscript(key: Int) -> ArraySlice<Int> { elements[starts[key]..<starts[key + 1]] }
}

/// The constraints and subviews that may be affected when a view changes. They never change, and are
/// computed on first use, because an engine in which only constants change does not need them.
struct Dependents: Equatable, Sendable {
  /// By view: the caller's constraints whose rows depend on its properties, rectangle or insets,
  /// ascending.
  var constraints: AdjacencyLists
  /// By view: the subviews, ascending.
  var subviews: AdjacencyLists
}

extension LayoutEngine {
  /// The dependents, computed on the first call.
  mutating func cachedDependents() -> Dependents {
    if let dependents { return dependents }
    var holds: [(key: Int, element: Int)] = []
    for index in 0..<callerCount {
      for view in viewsAffecting(installed[index].constraint) {
        holds.append((view.rawValue, index))
      }
    }
    let subviews = superviews.enumerated().compactMap { view, superview in
      superview.map { (key: $0.rawValue, element: view) }
    }
    let found = Dependents(
      constraints: AdjacencyLists(keys: views.count, holds),
      subviews: AdjacencyLists(keys: views.count, subviews))
    dependents = found
    return found
  }

  /// The views whose rectangles or properties affect a constraint's row: those of both items and all
  /// between them and their closest common ancestor. The ancestor itself affects the row if it is an
  /// item, or by its width if mirrored locations have a multiplier.
  private func viewsAffecting(_ constraint: LayoutConstraint) -> [ViewIndex] {
    let first = constraint.firstItem.owner
    let second = constraint.secondItem?.owner ?? first
    let container = commonAncestor(first, second)
    let isMirrorable =
      constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection
    var found: [ViewIndex] = []
    if container == first || container == second || isMirrorable && constraint.multiplier != 1 {
      found.append(container)
    }
    for var view in [first, second] {
      while view != container, let superview = superviews[view.rawValue] {
        found.append(view)
        view = superview
      }
    }
    return found
  }

  /// The indices of the constraints whose rows may change, ascending.
  ///
  /// - Parameters:
  ///   - views: the views whose rectangle changes, or a property that affects rows.
  ///   - insetViews: the views of which only the insets change.
  mutating func indices(affectedBy views: [Int], insetsOf insetViews: [Int]) -> [Int] {
    guard !(views.isEmpty && insetViews.isEmpty) else { return [] }
    let dependents = cachedDependents()
    var indices: [Int] = []
    for view in views {
      indices += dependents.constraints[view]
      indices +=
        systemConstraints[view].content + systemConstraints[view].mask
        + stackConstraintIndices(around: view)
      for subview in dependents.subviews[view] { indices += systemConstraints[subview].mask }
    }
    for view in insetViews {
      indices += dependents.constraints[view].filter {
        installed[$0].constraint.refersToInsets
      }
      indices += stackConstraintIndices(around: view)
    }
    indices.sort()
    return indices.withoutAdjacentDuplicates
  }

  /// The constraints of a stack view, and those of the superview, if that is one, that refer to the view.
  private func stackConstraintIndices(around view: Int) -> [Int] {
    let own = systemConstraints[view].stack
    guard let superview = superviews[view] else { return own }
    return own
      + systemConstraints[superview.rawValue].stack.filter {
        let constraint = installed[$0].constraint
        return constraint.firstItem.owner.rawValue == view
          || constraint.secondItem?.owner.rawValue == view
      }
  }
}

extension [Int] {
  /// The elements without those that equal their predecessor.
  fileprivate var withoutAdjacentDuplicates: [Int] {
    var single: [Int] = []
    for element in self where element != single.last { single.append(element) }
    return single
  }
}
