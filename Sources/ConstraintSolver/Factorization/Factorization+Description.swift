extension Factorization: CustomStringConvertible {
  /// The assignments that solve `A x = b` with these factors, in order: `b1` is the right-hand side
  /// of position 1 and `x0` is variable 0.
  var description: String {
    let end = core.steps.upperBound
    let lines =
      updates.indices.reversed().map(line(forUpdate:))
      + (end..<steps.count).reversed().map(line(forStep:)) + linesForCore
      + (0..<end).reversed().map(line(forStep:))
    return lines.joined(separator: "\n")
  }

  private func line(forUpdate index: Int) -> String {
    let update = updates[index]
    let entries = updateEntries[updateStart(index)..<update.end]
    return assignment(
      "b\(update.position)", "b\(update.position)", entries.map { ($0.value, "b\($0.index)") },
      update.pivot)
  }

  private func line(forStep index: Int) -> String {
    let step = steps[index]
    let entries = rowEntries[(index == 0 ? 0 : steps[index - 1].rowEnd)..<step.rowEnd]
    return assignment(
      "x\(step.variable)", "b\(step.position)",
      entries.map { ($0.value, "x\(steps[$0.index].variable)") }, step.pivot)
  }

  /// The tails of the core's rows first, then its eliminations.
  private var linesForCore: [String] {
    let tails = core.steps.filter { !core.tail(of: $0).isEmpty }.map { step in
      let name = "b\(steps[step].position)"
      return assignment(
        name, name, core.tail(of: step).map { ($0.value, "x\(steps[$0.index].variable)") }, 1)
    }
    let eliminations = core.steps.flatMap { step in
      core.columnEntries[core.range(core.columnEnds, step)].map { entry in
        let name = "b\(steps[entry.index].position)"
        return assignment(name, name, [(entry.value, "b\(steps[step].position)")], 1)
      }
    }
    return tails + eliminations
  }

  /// `target = (source - Σ factor · name) / pivot`
  private func assignment(
    _ target: String, _ source: String, _ subtracted: [(factor: Double, name: String)],
    _ pivot: Double
  ) -> String {
    let sum = "\(WrittenSum([(1, source)] + subtracted.map { (-$0.factor, $0.name) }))"
    guard pivot != 1 else { return "\(target) = \(sum)" }
    let dividend = subtracted.isEmpty ? sum : "(\(sum))"
    return "\(target) = \(dividend) / \(pivot.shortDescription)"
  }
}
