import ConstraintSolver

/// A binary tree of views whose intrinsic sizes do not fit. The variables are the left edge, width,
/// top edge and height of each view; the children of view `i` are `2i + 1` and `2i + 2`.
package struct TreeWorkload {
  package let depth: Int
  /// Whether every view has priorities of its own.
  package let isStrict: Bool

  package init(depth: Int, isStrict: Bool = false) {
    self.depth = depth
    self.isStrict = isStrict
  }

  package var count: Int { 1 << (depth + 1) - 1 }
  private var firstLeaf: Int { count / 2 }
  private var rootWidth: Double { Double(60 << depth) }

  /// The root's four constraints come first, the second of which sets its width; the content sizes
  /// of the other views follow.
  package var start: LinearSystem {
    let root = zip(0..<4, [0, rootWidth, 0, Double(60 * (depth + 1))]).map { variable, value in
      LinearConstraint([Term(x(variable))], .equal, value)
    }
    let sizes = (1..<count).flatMap { contentSize($0) }
    let bounds = (1..<count).flatMap { view in
      [1, 3].map { LinearConstraint([Term(x(4 * view + $0))], .greaterThanOrEqual, 0) }
    }
    let nesting = (0..<firstLeaf).flatMap { children(of: $0) }
    return LinearSystem(variableCount: 4 * count, constraints: root + sizes + bounds + nesting)
  }

  private func children(of view: Int) -> [LinearConstraint] {
    let (own, first, second) = (4 * view, 4 * (2 * view + 1), 4 * (2 * view + 2))
    let inner = [own, first, second].map { Term(x($0)) }
    let leading = LinearConstraint([inner[1], Term(x(own), -1)], .equal, 8)
    let trailing = LinearConstraint(
      [inner[0], Term(x(own + 1)), Term(x(second), -1), Term(x(second + 1), -1)], .equal, 8)
    let vertical = [first, second].flatMap { child in
      [
        LinearConstraint([Term(x(child + 2)), Term(x(own + 2), -1)], .equal, 8),
        LinearConstraint(
          [
            Term(x(own + 2)), Term(x(own + 3)), Term(x(child + 2), -1), Term(x(child + 3), -1),
          ], .greaterThanOrEqual, 8),
      ]
    }
    return [leading, Workload.following(second, first), trailing] + vertical
  }

  /// Hugging limits the size to at most the content, compression resistance to at least the
  /// content.
  private func contentSize(_ view: Int) -> [LinearConstraint] {
    let isLeaf = view >= firstLeaf
    let width = Double(isLeaf ? 20 + 7 * view % 23 : 60 + 11 * view % 31)
    let height = Double(isLeaf ? 12 + 5 * view % 11 : 30 + 3 * view % 17)
    let (hugging, resistance) = priorities(view, isLeaf)
    return [(1, width), (3, height)].flatMap { offset, size in
      [
        LinearConstraint(
          [Term(x(4 * view + offset))], .lessThanOrEqual, size, priority: hugging),
        LinearConstraint(
          [Term(x(4 * view + offset))], .greaterThanOrEqual, size, priority: resistance),
      ]
    }
  }

  private func priorities(_ view: Int, _ isLeaf: Bool) -> (Float, Float) {
    if isStrict { return (250 + Float(view) / 4, 750 - Float(view) / 4) }
    return isLeaf ? (250 + Float(view % 2), 750 - Float(view % 2)) : (240, 740)
  }

  package var resizing: EditSequence {
    let batches = (1...60).map { [Edit.setConstant(1, rootWidth + Double(5 * $0))] }
    return EditSequence(start: start, batches: batches)
  }

  /// Changes the width of one leaf after another, as a new text would.
  package var changingLeaves: EditSequence {
    let batches = (0..<60).map { edit in
      let view = firstLeaf + 5 * edit % (count - firstLeaf)
      let width = Double(20 + 7 * view % 23 + 1 + edit % 9)
      let place = 4 + 4 * (view - 1)
      return [Edit.setConstant(place, width), .setConstant(place + 1, width)]
    }
    return EditSequence(start: start, batches: batches)
  }
}
