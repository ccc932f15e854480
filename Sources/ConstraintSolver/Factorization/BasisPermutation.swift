/// The row and column permutations of all components' LU factors: for each basis position and each
/// variable its elimination step.
struct BasisPermutation: Sendable {
  /// By basis position and by variable.
  var stepOfPosition: [Int] = []
  var stepOfVariable: [Int] = []
  /// By basis position: one bit for each update of the factors that reads or writes the position.
  var updateMasks: [UInt64] = []

  mutating func grow(to count: Int) {
    let added = count - updateMasks.count
    stepOfPosition.append(contentsOf: repeatElement(0, count: added))
    stepOfVariable.append(contentsOf: repeatElement(0, count: added))
    updateMasks.append(contentsOf: repeatElement(0, count: added))
  }

  /// Restores the steps of the variables from unchanged factors.
  mutating func restoreVariables(_ steps: [Factorization.Step]) {
    for (index, step) in steps.enumerated() { stepOfVariable[step.variable] = index }
  }

  /// Records the steps of new factors, which have no updates.
  mutating func setSteps(_ steps: [Factorization.Step]) {
    Self.setSteps(steps, &stepOfPosition, &stepOfVariable, &updateMasks)
  }

  private static func setSteps(
    _ stepArray: [Factorization.Step], _ positionArray: inout [Int], _ variableArray: inout [Int],
    _ updateArray: inout [UInt64]
  ) {
    let steps = stepArray.span
    var positions = positionArray.mutableSpan
    var variables = variableArray.mutableSpan
    var updates = updateArray.mutableSpan
    for index in steps.indices {
      let position = steps[unchecked: index].position
      positions[position] = index
      updates[unchecked: position] = 0
      variables[steps[unchecked: index].variable] = index
    }
  }
}
