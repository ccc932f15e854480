import ConstraintSolver
import TestSupport
import Workloads

extension Edit {
  /// Whether the edit keeps the rows and variables, so that it only changes numbers.
  var keepsStructure: Bool {
    switch self {
    case .addVariable, .add, .remove: false
    case .setConstant, .setPriority: true
    }
  }
}

extension LiveSystem {
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .addVariable: addVariable()
    case .add(let constraint): add(constraint)
    case .remove(let place): remove(at: place)
    case .setConstant(let place, let constant): setConstant(constant, at: place)
    case .setPriority(let place, let priority): setPriority(priority, at: place)
    }
  }

  mutating func remove(at place: Int) {
    guard !entries.isEmpty else { return }
    solver.removeConstraint(entries.remove(at: place % entries.count).id)
  }

  mutating func setConstant(_ constant: Double, at place: Int) {
    guard !entries.isEmpty else { return }
    let index = place % entries.count
    solver.setConstant(constant, of: entries[index].id)
    entries[index].constraint.constant = constant
  }

  mutating func setPriority(_ priority: Float, at place: Int) {
    guard !entries.isEmpty else { return }
    let index = place % entries.count
    solver.setPriority(priority, of: entries[index].id)
    entries[index].constraint.priority = priority
  }
}

extension EditSequence: CustomStringConvertible {
  public var description: String {
    ([start.description] + batches.map { "  then \($0.map(\.description))" })
      .joined(separator: "\n")
  }
}

extension Edit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .addVariable: "add variable"
    case .add(let constraint): "add \(constraint.equation) [\(constraint.priority)]"
    case .remove(let place): "remove #\(place)"
    case .setConstant(let place, let constant): "constant of #\(place) = \(constant)"
    case .setPriority(let place, let priority): "priority of #\(place) = \(priority)"
    }
  }
}

extension SystemKind {
  /// Half of the batches change only constants and priorities.
  func edits(batches: Int, using generator: inout SeededGenerator) -> EditSequence {
    let start = system(using: &generator)
    var variableCount = start.variableCount
    let list = (0..<batches).map { _ in
      let keepsStructure = Bool.random(using: &generator)
      return (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        edit(&variableCount, keepsStructure: keepsStructure, using: &generator)
      }
    }
    return EditSequence(start: start, batches: list)
  }

  private func edit(
    _ variableCount: inout Int, keepsStructure: Bool, using generator: inout SeededGenerator
  ) -> Edit {
    let place = Int.random(in: 0..<1000, using: &generator)
    switch Int.random(in: keepsStructure ? 50..<100 : 0..<100, using: &generator) {
    case 0..<2:
      variableCount += 1
      return .addVariable
    case 2..<22: return .add(constraint(variableCount, using: &generator))
    case 22..<45: return .remove(place)
    case 45..<75: return .setConstant(place, pick(constants, 0, &generator))
    default: return .setPriority(place, pick(priorities, 500, &generator))
    }
  }
}
