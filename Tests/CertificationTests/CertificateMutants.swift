import CertificateChecker
import Certificates

/// A certificate or problem with one field changed.
struct Mutant {
  /// The kind of the change.
  let name: String
  var problem: LinearProblem
  var certificate: Certificate
}

/// All mutants of a certified answer.
struct CertificateMutants {
  private let problem: LinearProblem
  private let certificate: Certificate
  private(set) var all: [Mutant] = []

  init(_ problem: LinearProblem, _ certificate: Certificate) {
    self.problem = problem
    self.certificate = certificate
    addValues()
    addSides()
    addAmbiguities()
    addProbes()
    addConflicts()
    addProblems()
  }

  private mutating func add(_ name: String, _ change: (inout Certificate) -> Void) {
    var changed = certificate
    change(&changed)
    if changed != certificate {
      all.append(Mutant(name: name, problem: problem, certificate: changed))
    }
  }

  private mutating func addValues() {
    for index in certificate.values.indices {
      let value = certificate.values[index]
      let others = [
        value + 1e-6 * max(1, abs(value)), value - 1e-6 * max(1, abs(value)), -value, 0, 1e300,
        .nan, .infinity,
      ]
      // What is within the tolerance is no mutant.
      for other in others where !(abs(other - value) <= 1e-9) {
        add("value") { $0.values[index] = other }
      }
    }
    add("value missing") { _ = $0.values.popLast() }
    add("value added") { $0.values.append(0) }
  }

  private mutating func addSides() {
    for index in certificate.sides.indices {
      for side in [Certificate.Side.below, .basic, .above] {
        add("side") { $0.sides[index] = side }
      }
      for other in certificate.sides.indices where other > index {
        add("sides swapped") { $0.sides.swapAt(index, other) }
      }
    }
    add("side missing") { _ = $0.sides.popLast() }
    add("side added") { $0.sides.append(.below) }
  }

  private mutating func addAmbiguities() {
    for variable in -1...problem.variableCount {
      if certificate.ambiguous.contains(variable) {
        add("ambiguity missing") { $0.ambiguous.removeAll { $0 == variable } }
      } else {
        add("ambiguity added") { $0.ambiguous.append(variable) }
      }
    }
  }

  private mutating func addProbes() {
    for index in certificate.probes.indices {
      add("probe missing") { $0.probes.remove(at: index) }
      add("probe's constant") { $0.probes[index].constant *= -1 }
      for variable in -1...problem.variableCount {
        add("probe's variable") { $0.probes[index].variable = variable }
      }
      for value in certificate.probes[index].values.indices {
        add("probe's value") { $0.probes[index].values[value] += 1 }
      }
      for member in certificate.probes[index].sides.indices {
        for side in [Certificate.Side.below, .basic, .above] {
          add("probe's side") { $0.probes[index].sides[member] = side }
        }
      }
    }
  }

  private mutating func addConflicts() {
    for row in -1...problem.rows.count {
      add("conflict's member added") { $0.conflict.append(row) }
    }
    for index in certificate.conflict.indices {
      add("conflict's member missing") { $0.conflict.remove(at: index) }
      for row in problem.rows.indices {
        add("conflict's member changed") { $0.conflict[index] = row }
      }
    }
    add("conflict missing") { $0.conflict = [] }
  }

  private mutating func addProblem(_ name: String, _ change: (inout LinearProblem) -> Void) {
    var changed = problem
    change(&changed)
    if changed != problem {
      all.append(Mutant(name: name, problem: changed, certificate: certificate))
    }
  }

  private mutating func addProblems() {
    for row in problem.rows.indices {
      addProblem("constant") { $0.rows[row].constant += 1 }
      addProblem("priority") { $0.rows[row].priority = 300 }
      addProblem("preference") { $0.rows[row].prefersEquality.toggle() }
      for relation in [LinearProblem.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        addProblem("relation") { $0.rows[row].relation = relation }
      }
      for term in problem.rows[row].terms.indices {
        addProblem("coefficient") { $0.rows[row].terms[term].coefficient *= -2 }
        addProblem("term missing") { $0.rows[row].terms.remove(at: term) }
      }
    }
    addProblem("row missing") { _ = $0.rows.popLast() }
    addProblem("variable added") { $0.variableCount += 1 }
  }
}
