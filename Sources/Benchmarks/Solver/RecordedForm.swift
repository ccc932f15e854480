import ConstraintSolver
package import LayoutAnimation
package import Workloads

extension SolverWorkload {
  /// A recorded form whose container is resized: constraints at priority 999.5 set its `width` and
  /// `height`.
  ///
  /// - Parameter path: a JSON file with `variables`, a list of names, and `constraints`, each with
  ///   `terms` (pairs of a name and a coefficient), `relation`, `constant` and `priority`.
  /// - Throws: `unreadableInput`.
  package init(formAt path: String) throws(LayoutAnimationError) {
    let file = try JSONFile(path: path)
    let names = try file.root.member("variables").elements().map(\.string)
    let ids = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    let constraints = try file.root.member("constraints").elements().map {
      value throws(LayoutAnimationError) in try LinearConstraint(value, ids)
    }
    let dictated = try ["width", "height"].map { name throws(LayoutAnimationError) in
      guard let id = ids[name] else { throw file.root.error("has no variable \(name)") }
      return LinearConstraint([Term(x(id))], .equal, 0, priority: 999.5)
    }
    let batches = (0..<60).map { edit in
      let size = Self.formSizes[edit % Self.formSizes.count]
      return [Edit.setConstant(0, size.width), .setConstant(1, size.height)]
    }
    self.init(
      family: "a", summary: "a recorded form, resized", size: constraints.count,
      viewCount: names.count,
      sequence: EditSequence(
        start: LinearSystem(variableCount: names.count, constraints: dictated + constraints),
        batches: batches))
  }

  private static var formSizes: [(width: Double, height: Double)] {
    [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
  }
}

extension LinearConstraint {
  fileprivate init(
    _ value: JSONFile.Value, _ ids: [String: Int]
  ) throws(LayoutAnimationError) {
    let terms = try value.member("terms").elements().map { pair throws(LayoutAnimationError) in
      let parts = try pair.elements()
      guard parts.count == 2, let id = ids[parts[0].string] else {
        throw pair.error("is not a variable and its coefficient")
      }
      return Term(x(id), try parts[1].number())
    }
    let relations: [String: Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[try value.member("relation").string] else {
      throw try value.member("relation").error("is not ==, <= or >=")
    }
    self.init(
      terms, relation, try value.member("constant").number(),
      priority: Float(try value.member("priority").number()))
  }
}
