/// What belongs to each of many keys, one list after the other: as lists of their own they would be
/// an allocation each.
struct ListTable: Sendable {
  private var starts: [Int]
  private var elements: [Int]

  /// - Parameter pairs: what belongs to one key stays in this order.
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

/// Where to look when a view changes. It depends only on what an engine is made of, and is found
/// when it is first asked for: an engine of which only constants change needs none.
struct Dependents: Sendable {
  /// By view, the caller's constraints whose rows its properties, its rectangle or its insets
  /// enter, ascending.
  var constraints: ListTable
  /// By view, ascending.
  var subviews: ListTable
}

extension LayoutEngine {
  mutating func knownDependents() -> Dependents {
    if let dependents { return dependents }
    var holds: [(key: Int, element: Int)] = []
    for index in 0..<callerCount {
      for view in viewsEntering(installed[index].constraint) {
        holds.append((view.rawValue, index))
      }
    }
    let subviews = superviews.enumerated().compactMap { view, superview in
      superview.map { (key: $0.rawValue, element: view) }
    }
    let found = Dependents(
      constraints: ListTable(keys: views.count, holds),
      subviews: ListTable(keys: views.count, subviews))
    dependents = found
    return found
  }

  /// Both items' views and what lies between them and their closest common ancestor. Of an ancestor
  /// that is no item only the width counts, and only where shares of mirrored locations differ.
  private func viewsEntering(_ constraint: LayoutConstraint) -> [ViewIndex] {
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

  /// The places in `installed` whose rows may change, ascending.
  ///
  /// - Parameters:
  ///   - views: of which a rectangle changes or a property that enters rows.
  ///   - insetViews: of which only the insets change.
  mutating func places(touchedBy views: [Int], insetsOf insetViews: [Int]) -> [Int] {
    guard !(views.isEmpty && insetViews.isEmpty) else { return [] }
    let dependents = knownDependents()
    var places: [Int] = []
    for view in views {
      places += dependents.constraints[view]
      places += systemPlaces[view].content + systemPlaces[view].mask + stackPlaces(around: view)
      for subview in dependents.subviews[view] { places += systemPlaces[subview].mask }
    }
    for view in insetViews {
      places += dependents.constraints[view].filter {
        installed[$0].constraint.refersToInsets
      }
      places += stackPlaces(around: view)
    }
    places.sort()
    return places.withoutRepetitions
  }

  /// Of a stack, and of the stack that the view may be arranged by.
  private func stackPlaces(around view: Int) -> [Int] {
    let own = systemPlaces[view].stack
    return superviews[view].map { own + systemPlaces[$0.rawValue].stack } ?? own
  }
}

extension [Int] {
  /// Of equal neighbours one.
  fileprivate var withoutRepetitions: [Int] {
    var single: [Int] = []
    for element in self where element != single.last { single.append(element) }
    return single
  }
}
