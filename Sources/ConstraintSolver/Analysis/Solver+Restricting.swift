extension Solver {
  /// A copy with the systems of some components only, for a trial that concerns no others. A first
  /// change of a copy of everything would copy the lists of every component.
  ///
  /// - Parameter kept: ascending.
  /// - Precondition: the solver is solved, and the trial uses no variable of another component.
  func restricted(to kept: [Int]) -> Solver {
    var part = self
    part.components = kept.map { components[$0] }
    part.unusedComponents = []
    part.undetermined = AnalysisResults()
    part.rivals = AnalysisResults()
    part.componentOf = Array(repeating: -1, count: componentOf.count)
    for (index, component) in part.components.enumerated() {
      for variable in component.variables { part.componentOf[variable] = index }
    }
    return part
  }

  /// The components of a linear form, ascending.
  func components(of form: [Term]) -> [Int] {
    Set(form.map { componentIndex(ofVariable: $0.variable.id) }).sorted().filter { $0 >= 0 }
  }
}
