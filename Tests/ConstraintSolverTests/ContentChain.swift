import ConstraintSolver
import Workloads

/// A row of views, each as wide as its content. The variables are left and width of each view; each
/// view starts 1 after the end of the previous one.
struct ContentChain: Sendable {
  var count: Int
  /// Whether each width equals the previous one, so that the content sizes compete.
  var hasEqualWidths = false
  /// A required minimum width.
  var leastWidth = 0.0
  /// The rows are ordered by `number * stride` modulo their count. The row of the first view's left
  /// edge always comes first.
  var stride = 1

  /// The width of a view's content.
  static func contentWidth(_ view: Int) -> Double { Double(20 + 7 * view % 23) }

  var start: LinearSystem {
    let rows = self.rows
    return LinearSystem(
      variableCount: 2 * count, constraints: rows.indices.map { rows[$0 * stride % rows.count] })
  }

  /// The width that the constraints give a view.
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
  /// Moves the first view's left edge.
  var moving: EditSequence {
    EditSequence(start: start, batches: (2...10).map { [.setConstant(0, Double($0))] })
  }

  /// Lets the contents of several views grow and shrink in turn.
  ///
  /// - Precondition: `stride` is 1, and no widths are equal.
  var changingContents: EditSequence {
    let batches = (0..<10).map { edit in
      let view = 3 * edit % count
      let width = Self.contentWidth(view) + Double(edit % 2 == 0 ? 5 : -5)
      return [Edit.setConstant(4 * view + 1, width), .setConstant(4 * view + 2, width)]
    }
    return EditSequence(start: start, batches: batches)
  }
}
