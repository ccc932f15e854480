import ConstraintSolver
import TestSupport

/// A solver whose variables and constraints have the names used in a file of vectors.
struct NamedSystem: CustomStringConvertible {
  struct Entry {
    let name: String
    let id: ConstraintID
    var constraint: LinearConstraint
  }

  var solver = Solver()
  let description: String
  let variableNames: [String]
  private(set) var entries: [Entry] = []
  private let variables: [String: Variable]

  init(variables names: [String], description: String) {
    self.description = description
    variableNames = names
    var variables: [String: Variable] = [:]
    for name in names { variables[name] = solver.addVariable() }
    self.variables = variables
  }

  func variable(_ name: String) throws -> Variable {
    if let variable = variables[name] { return variable }
    throw VectorError("\(description): unknown variable '\(name)'")
  }

  func value(of name: String) throws -> Double { solver.value(of: try variable(name)) }

  mutating func add(_ row: VectorRow) throws {
    add(try constraint(row), name: try row.string("id"))
  }

  @discardableResult
  mutating func add(_ constraint: LinearConstraint, name: String) -> ConstraintID {
    let id = solver.addConstraint(constraint)
    entries.append(Entry(name: name, id: id, constraint: constraint))
    return id
  }

  /// The constraint that an object describes; the id is not read.
  func constraint(_ row: VectorRow) throws -> LinearConstraint {
    let terms = try row.array("terms").map { term in
      let pair = try term.array()
      guard pair.count == 2 else { throw VectorError("\(term): expected a name and a number") }
      return Term(try variable(pair[0].string()), try pair[1].number())
    }
    return LinearConstraint(
      terms, try relation(row.string("relation")), try row.number("constant"),
      priority: Float(try row.number("priority")))
  }

  private func relation(_ symbol: String) throws -> Relation {
    switch symbol {
    case "==": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    default: throw VectorError("\(description): unknown relation '\(symbol)'")
    }
  }

  mutating func remove(_ name: String) throws {
    solver.removeConstraint(entries.remove(at: try index(of: name)).id)
  }

  mutating func setConstant(_ row: VectorRow) throws {
    let index = try index(of: row.string("id"))
    entries[index].constraint.constant = try row.number("constant")
    solver.setConstant(entries[index].constraint.constant, of: entries[index].id)
  }

  mutating func setPriority(_ row: VectorRow) throws {
    let index = try index(of: row.string("id"))
    entries[index].constraint.priority = Float(try row.number("priority"))
    solver.setPriority(entries[index].constraint.priority, of: entries[index].id)
  }

  private func index(of name: String) throws -> Int {
    if let index = entries.firstIndex(where: { $0.name == name }) { return index }
    throw VectorError("\(description): unknown constraint '\(name)'")
  }

  func levelError(_ priority: Double) -> Double {
    entries.filter { $0.constraint.priority == Float(priority) }
      .reduce(0) { $0 + solver.error(of: $1.id) }
  }

  /// Whether a new solver can satisfy these required constraints alone.
  func canHoldTogether(_ names: [String]) -> Bool {
    var fresh = Solver()
    for _ in variableNames { _ = fresh.addVariable() }
    for entry in entries where names.contains(entry.name) {
      _ = fresh.addConstraint(entry.constraint)
    }
    fresh.solve()
    return fresh.isSatisfiable
  }
}
