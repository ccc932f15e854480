import CertificateChecker
import Certification
import ConstraintSolver
import TestSupport
import Testing

/// The expected solution of a case of `solver.json`.
struct SolverExpectation {
  struct Level {
    var priority: Double
    var error: Double
    /// Whether the expected error is free of rounding.
    var isExact: Bool
  }

  private var isSatisfiable: Bool
  private var levels: [Level] = []
  private var values: [String: Double] = [:]
  private var exactValues: [String: Double] = [:]
  /// Nil if the case does not state it.
  private var isUnique: Bool?
  private var undetermined: [String] = []
  private var minimalConflict: [String] = []
  private var inEveryConflict: [String] = []
  private var isExact = false

  init(_ row: VectorRow) throws {
    isExact = try Self.isExact(row)
    switch try row.string("status") {
    case "satisfiable":
      isSatisfiable = true
      try readOptimum(row)
    case "unsatisfiable":
      isSatisfiable = false
      minimalConflict = try row.strings("minimal_conflict")
      inEveryConflict = try row.optional("in_every_conflict").map(Self.strings) ?? []
    case let status: throw VectorError("\(row): unknown status '\(status)'")
    }
  }

  /// Scripted cases do not have this field, and are exact.
  private static func isExact(_ row: VectorRow) throws -> Bool {
    switch try row.optional("verified")?.string() {
    case nil, "lp+rational-simplex", "lp+rational-vertex": return true
    case "lp": return false
    case let word?: throw VectorError("\(row): unknown verification '\(word)'")
    }
  }

  private mutating func readOptimum(_ row: VectorRow) throws {
    levels = try row.objects("levels").map { level in
      let exact = try level.optional("exact").map { try Self.fraction($0.string()) }
      let error = try level.number("error")
      return Level(
        priority: try level.number("priority"), error: exact ?? error,
        isExact: isExact || exact != nil)
    }
    values = try Self.numbers(row.object("values"))
    isUnique = try row.optional("unique")?.bool()
    undetermined = try row.optional("undetermined").map(Self.strings) ?? []
    guard let exact = try row.optional("exact_values")?.object() else { return }
    for key in exact.keys { exactValues[key] = try Self.fraction(exact.string(key)) }
  }

  private static func strings(_ value: VectorValue) throws -> [String] {
    try value.array().map { try $0.string() }
  }

  private static func numbers(_ row: VectorRow) throws -> [String: Double] {
    var numbers: [String: Double] = [:]
    for key in row.keys { numbers[key] = try row.number(key) }
    return numbers
  }

  /// `p` or `p/q`.
  private static func fraction(_ text: String) throws -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let whole?, _): return whole
    case (2, let numerator?, let denominator?): return numerator / denominator
    default: throw VectorError("'\(text)' is not a fraction")
    }
  }
}

extension SolverExpectation {
  func check(_ system: NamedSystem) throws {
    #expect(system.solver.isSatisfiable == isSatisfiable, "\(system)")
    if isSatisfiable {
      checkLevels(system)
      try checkValues(system)
      checkAmbiguity(system)
    }
    checkConflict(system)
    let entries = system.entries.map { ($0.id, $0.constraint) }
    let verdict = CertifiedSystem(entries, in: system.solver).verdict
    #expect(verdict.isCertified, "\(system): \(verdict)")
  }

  private func checkLevels(_ system: NamedSystem) {
    for level in levels {
      let error = system.levelError(level.priority)
      let tolerance = level.isExact ? 1e-9 : 1e-4
      #expect(
        abs(error - level.error) <= tolerance * max(1, level.error),
        "\(system), level \(level.priority): \(error), not \(level.error)")
    }
  }

  private func checkValues(_ system: NamedSystem) throws {
    for name in system.variableNames {
      guard let expected = exactValues[name] ?? values[name] else { continue }
      let value = try system.value(of: name)
      let hasRounded = !isExact || (exactValues[name] == nil && !isBinary(expected))
      #expect(
        abs(value - expected) <= (hasRounded ? 1e-4 : 1e-9 * max(1, abs(expected))),
        "\(system): \(name) is \(value), not \(expected)")
    }
    for name in values.keys.sorted() + exactValues.keys.sorted() { _ = try system.variable(name) }
  }

  /// Whether a decimal of the file can be exact: thirds are rounded when printed.
  private func isBinary(_ number: Double) -> Bool {
    let scaled = number * 1024
    return scaled == scaled.rounded(.down)
  }

  private func checkAmbiguity(_ system: NamedSystem) {
    guard let isUnique else { return }
    var solver = system.solver
    let found = solver.undeterminedVariables().map { system.variableNames[$0.id] }
    #expect(found.sorted() == undetermined.sorted(), "\(system)")
    #expect(found.isEmpty == isUnique, "\(system)")
  }

  /// There may be several minimal conflicts; the reported one must be minimal.
  private func checkConflict(_ system: NamedSystem) {
    var solver = system.solver
    let named = solver.minimalConflict()
    let names = named.compactMap { id in system.entries.first { $0.id == id }?.name }
    #expect(names.isEmpty == isSatisfiable && names.count == named.count, "\(system): \(names)")
    guard !isSatisfiable else { return }
    for conflict in [names, minimalConflict] { checkIsMinimal(conflict, system) }
    #expect(inEveryConflict.allSatisfy { names.contains($0) }, "\(system): \(names)")
  }

  private func checkIsMinimal(_ conflict: [String], _ system: NamedSystem) {
    let members = system.entries.filter { conflict.contains($0.name) }
    #expect(members.count == conflict.count, "\(system): \(conflict)")
    #expect(members.allSatisfy { $0.constraint.priority == 1000 }, "\(system): \(conflict)")
    #expect(!system.canHoldTogether(conflict), "\(system): \(conflict)")
    for name in conflict {
      #expect(
        system.canHoldTogether(conflict.filter { $0 != name }),
        "\(system): \(conflict) does not need \(name)")
    }
  }
}
