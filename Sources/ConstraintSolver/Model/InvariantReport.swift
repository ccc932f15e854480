/// What is wrong with the state of a solver: one sentence for each broken invariant, with the value
/// that breaks it. Thrown by `Solver.checkInvariants()`.
package struct BrokenInvariants: Error, Hashable, CustomStringConvertible {
  package var failures: [String]

  package var description: String { failures.joined(separator: "\n") }
}

/// Collects broken invariants.
struct InvariantReport {
  private(set) var failures: [String] = []

  func throwFailures() throws(BrokenInvariants) {
    if !failures.isEmpty { throw BrokenInvariants(failures: failures) }
  }

  mutating func expect(_ condition: Bool, _ failure: @autoclosure () -> String) {
    if !condition { failures.append(failure()) }
  }

  mutating func expectEqual(_ value: Int, _ expected: Int, _ name: @autoclosure () -> String) {
    expect(value == expected, "\(name()) is \(value), not \(expected)")
  }

  mutating func expectIndex(_ index: Int, _ count: Int, _ name: @autoclosure () -> String) {
    expect(index >= 0 && index < count, "\(name()) is \(index), not in 0..<\(count)")
  }

  /// Compares numbers that are equal but for rounding.
  ///
  /// - Parameter magnitude: the sum of the magnitudes of what `value` is computed from.
  mutating func expectClose(
    _ value: Double, _ expected: Double, magnitude: Double, _ name: @autoclosure () -> String
  ) {
    let limit = Tolerance.invariant * (1 + magnitude)
    expect(abs(value - expected) <= limit, "\(name()) is \(value), not \(expected)")
  }

  /// Expects ends of consecutive ranges: ascending from 0 to `count`.
  mutating func expectEnds(_ ends: [Int], _ count: Int, _ name: String) {
    for (index, (end, next)) in zip([0] + ends, ends).enumerated() {
      expect(end <= next, "\(name)[\(index)] is \(next), below \(end)")
    }
    expectEqual(ends.last ?? 0, count, "the last of \(name)")
  }
}
