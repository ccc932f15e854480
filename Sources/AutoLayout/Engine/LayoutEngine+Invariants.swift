import ConstraintSolver
import Primitives

extension LayoutEngine {
  /// Checks that the parts of the engine agree with each other. Only tests call it: it visits every
  /// view and every constraint, and derives again what the engine keeps up to date.
  ///
  /// The engine's subscripts rely on these invariants: a view index is valid in every array by view,
  /// and a constraint index in `installed`.
  ///
  /// - Returns: a sentence for each violation, with the values that disagree; empty if there is none.
  package func checkInvariants() -> [String] {
    // In stages, because each relies on the invariants of those before.
    let counts = violationsOfCounts()
    guard counts.isEmpty else { return counts }
    let tree = violationsOfTree() + violationsOfFrames() + violationsOfVariables()
    guard tree.isEmpty else { return tree }
    return violationsOfDerivedState() + violationsOfConstraints()
  }

  private func violationsOfCounts() -> [String] {
    let counts = [
      ("superviews", superviews.count), ("depths", depths.count), ("frames", frames.count),
      ("given frames", givenFrames.count), ("directions", directions.count),
      ("insets", insets.count), ("presence", isPresent.count),
      ("system constraints", systemConstraints.count),
    ]
    return counts.compactMap { name, count in
      count == views.count ? nil : "\(name) of \(count) views, not \(views.count)"
    }
  }

  /// Parents precede children, `superviews` and `depths` repeat what `views` say, and a view in the
  /// tree has a superview in the tree.
  private func violationsOfTree() -> [String] {
    views.indices.flatMap { view -> [String] in
      guard let superview = views[view].superview?.rawValue else {
        return view == 0 ? [] : ["view \(view) has no superview"]
      }
      guard (0..<view).contains(superview) else {
        return ["view \(view) comes before its superview \(superview)"]
      }
      var found: [String] = []
      if superviews[view]?.rawValue != superview {
        found.append("view \(view) is in \(superview), not \(describe(superviews[view]?.rawValue))")
      }
      if depths[view] != depths[superview] + 1 {
        found.append("view \(view) at depth \(depths[view]) in one at \(depths[superview])")
      }
      if isPresent[view], !isPresent[superview] {
        found.append("view \(view) is in the tree, its superview \(superview) is not")
      }
      return found
    }
  }

  /// Every view has either variables or a given rectangle; `root` has the canvas.
  private func violationsOfFrames() -> [String] {
    views.indices.compactMap { view in
      guard (frames[view] == nil) != (givenFrames[view] == nil) else {
        return "view \(view) has \(frames[view] == nil ? "no rectangle" : "two rectangles")"
      }
      let declared = view == 0 ? Rect(size: canvas.size) : views[view].frame
      guard let given = givenFrames[view], given != declared else { return nil }
      return "view \(view) is given \(given), not \(describe(declared))"
    }
  }

  /// Every variable of the solver is a coordinate of one view, guide or content area.
  private func violationsOfVariables() -> [String] {
    let owners = frames.compactMap(\.self) + guideFrames + contentFrames.values
    let variables = owners.flatMap { [$0.width, $0.height, $0.left, $0.top] }.map(\.id).sorted()
    let guides = stackGuides.values.flatMap(\.guides).map(\.rawValue).sorted()
    var found: [String] = []
    if variables != Array(0..<solver.variableCount) {
      found.append("variables \(variables) of \(solver.variableCount)")
    }
    for stack in stackGuides.values
    where stack.guides.enumerated().contains(where: { guidePlaces[$1.rawValue] != $0 }) {
      found.append("guides \(stack.guides) have places \(guidePlaces)")
    }
    if Set(guides).count < guides.count || !guides.allSatisfy(guideFrames.indices.contains) {
      found.append("stacks have guides \(guides) of \(guideFrames.count)")
    }
    let contents = contentFrames.keys.map(\.rawValue).filter { !views.indices.contains($0) }
    if !contents.isEmpty { found.append("content areas of unknown views \(contents)") }
    return found
  }

  /// What is kept so that it need not be derived again is what would be derived now.
  private func violationsOfDerivedState() -> [String] {
    var fresh = self
    fresh.resolveDirections()
    fresh.findInsetViews()
    fresh.dependents = nil
    _ = fresh.cachedDependents()
    var found: [String] = []
    if fresh.directions != directions {
      found.append("directions \(directions), not \(fresh.directions)")
    }
    if fresh.insetViews != insetViews {
      found.append("views with insets \(insetViews), not \(fresh.insetViews)")
    }
    if let dependents, dependents != fresh.dependents {
      found.append("dependents \(dependents), not \(describe(fresh.dependents))")
    }
    return found
  }

  private func describe<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "none" }
}
