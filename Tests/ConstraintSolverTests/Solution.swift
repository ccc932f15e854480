import ConstraintSolver
import TestSupport
import Workloads

/// Everything that a solver reports about a system, or the expected values of it.
struct Solution {
  struct Level {
    let priority: Float
    let error: Double
  }

  /// Strongest first, one for each priority in use.
  var levels: [Level]
  /// By variable id.
  var values: [Double]
  /// Ids, ascending.
  var undetermined: [Int]
  /// Whether all required constraints can be satisfied together.
  var isSatisfiable: Bool
}

extension Solution.Level {
  init(priority: Float, error: Fraction) {
    self.init(priority: priority, error: error.value)
  }
}

extension Solution {
  init(levels: [Level], values: [Fraction], undetermined: [Int]) {
    self.init(
      levels: levels, values: values.map(\.value), undetermined: undetermined,
      isSatisfiable: levels.allSatisfy { $0.priority < 1000 || $0.error == 0 })
  }

  /// The answer of `live`'s solver, with its level errors summed over its constraints.
  init(of live: LiveSystem) {
    var solver = live.solver
    let priorities = Set(live.entries.map(\.constraint.priority)).sorted(by: >)
    levels = priorities.map { priority in
      let members = live.entries.filter { $0.constraint.priority == priority }
      let error = members.reduce(0) { $0 + solver.error(of: $1.id) }
      return Level(priority: priority, error: error)
    }
    values = live.variables.map { solver.value(of: $0) }
    undetermined = solver.undeterminedVariables().map(\.id)
    isSatisfiable = solver.isSatisfiable
  }

  /// The differences between two solutions, in words; empty if they agree. Numbers may differ by
  /// `tolerance` relative to their magnitude (absolutely below 1).
  func differences(from expected: Solution, tolerance: Double = 1e-6) -> [String] {
    var found: [String] = []
    for (level, other) in zip(levels, expected.levels)
    where !level.error.isClose(to: other.error, tolerance) {
      found.append("level \(level.priority): error \(level.error), not \(other.error)")
    }
    for (variable, (value, other)) in zip(values, expected.values).enumerated()
    where !value.isClose(to: other, tolerance) {
      found.append("x\(variable) is \(value), not \(other)")
    }
    if undetermined != expected.undetermined {
      found.append("undetermined \(undetermined), not \(expected.undetermined)")
    }
    if isSatisfiable != expected.isSatisfiable { found.append("satisfiable is \(isSatisfiable)") }
    if levels.map(\.priority) != expected.levels.map(\.priority) { found.append("levels differ") }
    if values.count != expected.values.count { found.append("number of variables differs") }
    return found
  }
}

extension Double {
  func isClose(to other: Double, _ tolerance: Double) -> Bool {
    abs(self - other) <= tolerance * max(1, abs(self), abs(other))
  }
}

extension LiveSystem {
  /// Where the solver's answer differs from the expected one or contradicts itself, and which of
  /// its invariants are violated.
  func differences(from expected: Solution) -> [String] {
    let solution = Solution(of: self)
    return solution.differences(from: expected) + errorFaults(at: solution.values)
      + brokenInvariants
  }

  var brokenInvariants: [String] {
    do {
      try solver.checkInvariants()
      return []
    } catch {
      return error.failures
    }
  }

  private func errorFaults(at values: [Double]) -> [String] {
    var found: [String] = []
    for (index, entry) in entries.enumerated() {
      let error = solver.error(of: entry.id)
      let actual = entry.constraint.error(at: values)
      if !error.isClose(to: actual, 1e-6) {
        found.append("row \(index): error \(error), but its values give \(actual)")
      }
    }
    return found
  }

  /// The faults of the conflict that the solver reports. `canHold` decides whether required
  /// constraints can be satisfied together.
  func conflictFaults(_ canHold: ([LinearConstraint]) throws -> Bool) rethrows -> [String] {
    var copy = solver
    let named = copy.minimalConflict()
    let members = entries.filter { named.contains($0.id) }.map(\.constraint)
    guard !named.isEmpty else {
      return solver.isSatisfiable ? [] : ["unsatisfiable, but no conflict is named"]
    }
    var found: [String] = []
    if named != named.sorted() || members.count != named.count { found.append("\(named) unsound") }
    if members.contains(where: { $0.priority < 1000 }) { found.append("an optional member") }
    if try canHold(members) { found.append("conflict \(named) can hold") }
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      if try !canHold(rest) { found.append("conflict \(named) does not need \(named[index])") }
    }
    return found
  }
}
