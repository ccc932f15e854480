import TestSupport
import Testing
import Timing

@Suite struct SpringVectors {
  @Test func everyRowHolds() throws {
    try runVectors(
      of: "spring.json",
      checks: [
        "spring-value": checkValue, "spring-progress": checkProgress,
        "settling-duration": checkSettling, "uikit-duration-damping": checkDurationDamping,
        "perceptual-duration-bounce": checkBounce, "perceptual-progress": checkBounceProgress,
      ])
  }

  private func checkValue(_ row: VectorRow) throws {
    let from = try row.number("fromValue")
    let distance = try row.number("toValue") - from
    let progress = try progress(of: try spring(row), row)
    try compare(from + distance * progress, "exact", row)
    try compare(from + distance * progress, "published", row)
  }

  private func checkProgress(_ row: VectorRow) throws {
    try compare(try progress(of: try spring(row), row), "exact", row)
  }

  private func checkSettling(_ row: VectorRow) throws {
    let settling = try spring(row).settlingDuration
    // The text of the documentation is only informative.
    _ = try row.optional("publishedText")?.string()
    guard try row.optional("exact")?.number() != nil else {
      // JSON has no infinity.
      #expect(settling == .infinity, "\(row): \(settling)")
      return
    }
    try compare(settling, "exact", row)
    try compare(settling, "published", row)
  }

  private func checkDurationDamping(_ row: VectorRow) throws {
    let duration = try row.number("duration")
    let spring = Spring(
      dampingRatio: try row.number("dampingRatio"),
      initialVelocity: try row.number("initialVelocity"), duration: duration)
    // The result of twelve steps of Newton's method is only informative.
    if let steps = try row.optional("newton12")?.object() {
      _ = try (steps.number("stiffness"), steps.number("damping"))
    }
    guard let spring else { throw VectorError("\(row): no spring") }
    try compare(spring.mass, "mass", row)
    try compare(spring.stiffness, "stiffness", row)
    try compare(spring.damping, "damping", row)
    try compare(spring.progress(at: duration), "progressAtDuration", row)
  }

  private func checkBounce(_ row: VectorRow) throws {
    let spring = try bouncing(row)
    try compare(spring.mass, "mass", row)
    try compare(spring.stiffness, "stiffness", row)
    try compare(spring.damping, "damping", row)
    try compare(spring.dampingRatio, "dampingRatio", row)
  }

  private func checkBounceProgress(_ row: VectorRow) throws {
    let spring = try bouncing(row)
    #expect(spring.allowsOverdamping == (try row.bool("allowsOverdamping")), "\(row)")
    try compare(try progress(of: spring, row), "exact", row)
  }

  private func bouncing(_ row: VectorRow) throws -> Spring {
    Spring(
      bounce: try row.number("bounce"), perceptualDuration: try row.number("perceptualDuration"))
  }

  private func spring(_ row: VectorRow) throws -> Spring {
    let spring = Spring(
      mass: try row.number("mass"), stiffness: try row.number("stiffness"),
      damping: try row.number("damping"),
      initialVelocity: try row.number("initialVelocityNormalized"),
      allowsOverdamping: try row.optional("allowsOverdamping")?.bool() ?? false)
    if row.optional("dampingRatio") != nil { try compare(spring.dampingRatio, "dampingRatio", row) }
    return spring
  }

  /// The progress in an animation that lasts longer than the row's time.
  private func progress(of spring: Spring, _ row: VectorRow) throws -> Double {
    let nanoseconds = try row.number("time") * 1e9
    let duration = Nanoseconds(Int64(nanoseconds * 2) + 1)
    let fraction = nanoseconds / Double(duration.rawValue)
    return TimingCurve.spring(spring).progress(at: fraction, of: duration)
  }

  /// Compares a value with the row's expectation, if there is one.
  private func compare(_ value: Double, _ key: String, _ row: VectorRow) throws {
    let tolerance = try row.number("tolerance")
    guard let expected = try row.optional(key)?.number() else { return }
    #expect(abs(value - expected) <= tolerance, "\(row), \(key): \(value), not \(expected)")
  }
}
