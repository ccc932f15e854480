/// Where the positions and variables of every system stand in its factors.
struct BasisPermutation: Sendable {
  /// By position and by variable.
  var stepOfPosition: [Int] = []
  var stepOfVariable: [Int] = []
  /// By position: a bit for each update that reads or writes the position.
  var updateMasks: [UInt64] = []

  mutating func grow(to count: Int) {
    let added = count - updateMasks.count
    stepOfPosition.append(contentsOf: repeatElement(0, count: added))
    stepOfVariable.append(contentsOf: repeatElement(0, count: added))
    updateMasks.append(contentsOf: repeatElement(0, count: added))
  }

  /// Takes the permutation of the variables only.
  mutating func restoreVariables(_ steps: [Factorization.Step]) {
    for (index, step) in steps.enumerated() { stepOfVariable[step.variable] = index }
  }

  /// Takes the permutation of fresh factors.
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
