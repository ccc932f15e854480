import ConstraintSolver
import Workloads

/// A row of views as wide as their contents: variables are left and width of each view, the next
/// follows 1 behind.
struct ContentChain: Sendable {
  var count: Int
  /// Whether every width equals the one before, so that the contents contend.
  var hasEqualWidths = false
  /// A required least width.
  var leastWidth = 0.0
  /// The rows come in the order of `number * stride` modulo how many there are. The first view's
  /// left edge is always the first.
  var stride = 1

  /// The width of a view's contents.
  static func contentWidth(_ view: Int) -> Double { Double(20 + 7 * view % 23) }

  var start: LinearSystem {
    let rows = self.rows
    return LinearSystem(
      variableCount: 2 * count, constraints: rows.indices.map { rows[$0 * stride % rows.count] })
  }

  /// What the contents ask for, as far as they may.
  func width(_ view: Int) -> Double {
    let contents = hasEqualWidths ? Array(0..<count) : [view]
    return contents.map(Self.contentWidth).reduce(leastWidth) { max($0, $1) }
  }

  private var rows: [LinearConstraint] {
    (0..<count).flatMap { view in
      let width = [Term(x(2 * view + 1))]
      let content = Self.contentWidth(view)
      var rows = [
        following(view),
        LinearConstraint(width, .lessThanOrEqual, content, priority: 250),
        LinearConstraint(width, .greaterThanOrEqual, content, priority: 750),
        LinearConstraint(width, .greaterThanOrEqual, leastWidth),
      ]
      if hasEqualWidths, view > 0 {
        rows.append(LinearConstraint(width + [Term(x(2 * view - 1), -1)], .equal, 0))
      }
      return rows
    }
  }

  private func following(_ view: Int) -> LinearConstraint {
    let before = view == 0 ? [] : [Term(x(2 * view - 2), -1), Term(x(2 * view - 1), -1)]
    return LinearConstraint([Term(x(2 * view))] + before, .equal, 1)
  }
}

extension ContentChain {
  /// The first view's left edge moves.
  var moving: EditSequence {
    EditSequence(start: start, batches: (2...10).map { [.setConstant(0, Double($0))] })
  }

  /// One view's contents after the other grow and shrink.
  ///
  /// - Precondition: the rows are in their own order, and no widths are equal.
  var changingContents: EditSequence {
    let batches = (0..<10).map { edit in
      let view = 3 * edit % count
      let width = Self.contentWidth(view) + Double(edit % 2 == 0 ? 5 : -5)
      return [Edit.setConstant(4 * view + 1, width), .setConstant(4 * view + 2, width)]
    }
    return EditSequence(start: start, batches: batches)
  }
}
