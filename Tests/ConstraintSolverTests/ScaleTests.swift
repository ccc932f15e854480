import ConstraintSolver
import TestSupport
import Testing
import Workloads

/// A change of units must not change the solution: each variable gets its own unit, and the errors
/// of each level another one. All factors are powers of two, so that scaling does not round.
@Suite struct ScaleTests {
  @Test(.timeLimit(.minutes(5)), arguments: SystemKind.all, [4, 16])
  func theUnitsDoNotMatter(_ kind: SystemKind, exponent: Int) throws {
    for seed in 1...40 {
      var generator = SeededGenerator(seed: UInt64(1000 + seed))
      let system = kind.system(using: &generator)
      let units = Units(system, exponent: exponent, using: &generator)
      let expected = try LexicographicOracle.solve(system)
      let solution = units.restored(Solution(of: LiveSystem(solving: units.scaled(system))))
      let faults = solution.differences(from: expected)
      #expect(faults.isEmpty, "seed \(seed)\n\(units.scaled(system))")
    }
  }
}

private struct Units {
  /// By variable: the ratio of its value in the scaled system to its original value.
  var lengths: [Double]
  /// The same for errors, by priority.
  var errors: [Float: Double]

  init(_ system: LinearSystem, exponent: Int, using generator: inout SeededGenerator) {
    func unit() -> Double {
      let power = Int.random(in: -exponent...exponent, using: &generator)
      return power < 0 ? 1 / Double(1 << -power) : Double(1 << power)
    }
    lengths = (0..<system.variableCount).map { _ in unit() }
    errors = [:]
    for constraint in system.constraints where errors[constraint.priority] == nil {
      errors[constraint.priority] = unit()
    }
  }

  func scaled(_ system: LinearSystem) -> LinearSystem {
    var result = system
    for index in system.constraints.indices {
      let unit = errors[system.constraints[index].priority] ?? 1
      result.constraints[index].constant *= unit
      result.constraints[index].terms = system.constraints[index].terms.map {
        Term($0.variable, $0.coefficient * unit / lengths[$0.variable.id])
      }
    }
    return result
  }

  func restored(_ solution: Solution) -> Solution {
    var result = solution
    result.values = zip(solution.values, lengths).map { $0 / $1 }
    result.levels = solution.levels.map {
      Solution.Level(priority: $0.priority, error: $0.error / (errors[$0.priority] ?? 1))
    }
    return result
  }
}
