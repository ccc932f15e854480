import ConstraintSolver

/// Systems like those of typical layouts, with the edits that animations cause.
package enum Workload {
  package enum ChainConstant: CaseIterable, Sendable { case leading, middle, container }

  /// `count` equal views in a row, 8 apart. Variable 0 is the container's width; then follow the
  /// left edge and the width of each view.
  package static func chain(_ count: Int, constantOf edited: ChainConstant) -> EditSequence {
    let container = Double(20 * count + 8 * (count + 1))
    var rows = [
      LinearConstraint([Term(x(0))], .equal, container), LinearConstraint([Term(x(1))], .equal, 8),
    ]
    for i in 1..<count {
      let gap = [Term(x(1 + 2 * i)), Term(x(2 * i - 1), -1), Term(x(2 * i), -1)]
      rows.append(LinearConstraint(gap, .equal, 8))
      rows.append(LinearConstraint([Term(x(2 + 2 * i)), Term(x(2), -1)], .equal, 0))
    }
    let last = [Term(x(0)), Term(x(2 * count - 1), -1), Term(x(2 * count), -1)]
    rows.append(LinearConstraint(last, .equal, 8))
    let batches = (0..<60).map { edit in
      switch edited {
      case .leading: [Edit.setConstant(1, Double(9 + edit % 16))]
      case .middle: [Edit.setConstant(2 + 2 * ((count - 1) / 2), Double(9 + edit % 16))]
      case .container: [Edit.setConstant(0, container + Double(2 * (edit + 1)))]
      }
    }
    return EditSequence(
      start: LinearSystem(variableCount: 2 * count + 1, constraints: rows), batches: batches)
  }

  /// Equal cells, 8 apart. Variables 0 and 1 are the container's width and height, which are set at
  /// priority 999.5; then follow the left edge, width, top edge and height of each cell, row by
  /// row.
  package static func grid(_ rows: Int, _ columns: Int) -> EditSequence {
    let (width, height) = (Double(320 + 40 * columns), Double(480 + 40 * rows))
    var constraints = [
      LinearConstraint([Term(x(0))], .equal, width, priority: 999.5),
      LinearConstraint([Term(x(1))], .equal, height, priority: 999.5),
    ]
    for row in 0..<rows {
      for column in 0..<columns {
        constraints += cell(row, column, columns)
      }
    }
    let corner = 2 + 4 * (columns - 1)
    let foot = 2 + 4 * (rows - 1) * columns
    constraints += [
      LinearConstraint([Term(x(0)), Term(x(corner), -1), Term(x(corner + 1), -1)], .equal, 8),
      LinearConstraint([Term(x(1)), Term(x(foot + 2), -1), Term(x(foot + 3), -1)], .equal, 8),
    ]
    let batches = (1...60).map { edit in
      [
        Edit.setConstant(0, width + Double(8 * edit)),
        Edit.setConstant(1, height + Double(4 * edit)),
      ]
    }
    return EditSequence(
      start: LinearSystem(variableCount: 2 + 4 * rows * columns, constraints: constraints),
      batches: batches)
  }

  private static func cell(_ row: Int, _ column: Int, _ columns: Int) -> [LinearConstraint] {
    let own = 2 + 4 * (row * columns + column)
    var result: [LinearConstraint] = []
    if row + column > 0 {
      result.append(LinearConstraint([Term(x(own + 1)), Term(x(3), -1)], .equal, 0))
      result.append(LinearConstraint([Term(x(own + 3)), Term(x(5), -1)], .equal, 0))
    }
    result.append(following(own, column == 0 ? nil : own - 4))
    result.append(following(own + 2, row == 0 ? nil : own - 4 * columns + 2))
    return result
  }

  /// Places an origin `gap` after the end of the previous one, whose extent is the variable after
  /// it; without a previous one, `gap` after 0.
  static func following(
    _ origin: Int, _ previous: Int?, gap: Double = 8, priority: Float = 1000
  ) -> LinearConstraint {
    guard let previous else {
      return LinearConstraint([Term(x(origin))], .equal, gap, priority: priority)
    }
    let terms = [Term(x(origin)), Term(x(previous), -1), Term(x(previous + 1), -1)]
    return LinearConstraint(terms, .equal, gap, priority: priority)
  }

  /// A column at priority 750, and two required columns of tiles that are added and removed as a
  /// whole. Variable 0 is the screen's width; then follow the left edge, width, top edge and height
  /// of each view.
  package static func swap(_ count: Int) -> EditSequence {
    var rows = [LinearConstraint([Term(x(0))], .equal, 375)]
    var tiles: [LinearConstraint] = []
    for i in 0..<count {
      let own = 1 + 4 * i
      rows += [
        LinearConstraint([Term(x(own))], .equal, 16, priority: 750),
        LinearConstraint([Term(x(own + 1)), Term(x(0), -1)], .equal, -32, priority: 750),
        following(own + 2, i == 0 ? nil : own - 2, gap: i == 0 ? 16 : 8, priority: 750),
        LinearConstraint([Term(x(own + 3))], .equal, 44, priority: 750),
      ]
      tiles += [
        following(own, i % 2 == 0 ? nil : own - 4, gap: 16),
        LinearConstraint([Term(x(own + 1)), Term(x(0), -0.5)], .equal, -24),
        following(own + 2, i < 2 ? nil : own - 6, gap: 16),
        LinearConstraint([Term(x(own + 3)), Term(x(own + 1), -0.75)], .equal, 0),
      ]
    }
    let activation = tiles.map { Edit.add($0) }
    let deactivation = tiles.map { _ in Edit.remove(rows.count) }
    return EditSequence(
      start: LinearSystem(variableCount: 1 + 4 * count, constraints: rows),
      batches: (0..<10).map { $0 % 2 == 0 ? activation : deactivation })
  }
}
