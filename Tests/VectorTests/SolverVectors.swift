import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// `solver.json`: scripted cases, one solver each, and random systems with their exact optimum.
@Suite struct SolverVectors {
  @Test func everyCaseHolds() throws {
    try runFile("solver.json") { file, count in
      _ = try file.string("format")
      for row in try file.objects("scripted") { try run(row, &count, by: script) }
      for row in try file.objects("random") { try run(row, &count, by: randomSystem) }
    }
  }

  /// A form of 37 variables whose container's size is set, as in a window that is resized.
  @Test func theFormFollowsItsContainer() throws {
    try runFile("solver-workload-enaml.json") { file, count in
      count.ran += 1
      try FormWorkload(file).check()
    }
  }

  private func runFile(
    _ name: String, _ check: (VectorRow, inout VectorCount) throws -> Void
  ) throws {
    var count = VectorCount(name)
    guard let folder = try VectorFolder.named() else { return print(count.skipped) }
    if let data = try folder.contents(of: name) {
      guard let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw VectorError("\(name): expected an object")
      }
      let file = VectorRow(fields, description: name)
      try check(file, &count)
      try file.finish()
      #expect(count.ran > 0, "\(name): no row was run")
    } else {
      count.isAbsent = true
    }
    print(count)
  }

  private func run(
    _ row: VectorRow, _ count: inout VectorCount, by check: (VectorRow) throws -> Void
  ) throws {
    count.ran += 1
    let named = row.renamed("solver.json \(try row.string("name"))")
    for key in row.keys { _ = row.optional(key) }
    for key in ["name", "provenance"] { _ = try named.string(key) }
    do {
      try check(named)
      try named.finish()
    } catch {
      Issue.record(error)
    }
  }

  private func script(_ row: VectorRow) throws {
    var system = NamedSystem(variables: try row.strings("variables"), description: "\(row)")
    for step in try row.objects("steps") {
      if let addition = step.optional("add") { try system.add(addition.object()) }
      if let id = step.optional("remove") { try system.remove(id.string()) }
      if let change = step.optional("set_constant") { try system.setConstant(change.object()) }
      if let change = step.optional("set_priority") { try system.setPriority(change.object()) }
      if let expected = step.optional("expect") {
        system.solver.solve()
        try SolverExpectation(expected.object()).check(system)
      }
    }
  }

  private func randomSystem(_ row: VectorRow) throws {
    var system = NamedSystem(variables: try row.strings("variables"), description: "\(row)")
    _ = try row.string("kind")
    for constraint in try row.objects("constraints") { try system.add(constraint) }
    system.solver.solve()
    try SolverExpectation(row.object("expected")).check(system)
  }
}
