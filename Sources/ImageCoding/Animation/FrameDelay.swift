/// The duration of a frame of an animated PNG, in seconds: a fraction of two 16-bit numbers.
struct FrameDelay: Hashable, Sendable {
  let numerator: UInt16
  let denominator: UInt16

  /// The delays with a sum of exactly `ticks`: one in lowest terms if its numbers fit 16 bits, else as
  /// few as possible, all but the last of the greatest length.
  ///
  /// - Parameter ticks: at least 1.
  /// - Parameter ticksPerSecond: 1…65,535.
  static func delays(ticks: Int, ticksPerSecond: Int) -> [FrameDelay] {
    let divisor = greatestCommonDivisor(ticks, ticksPerSecond)
    let whole = UInt16(exactly: ticksPerSecond / divisor) ?? .max
    if let numerator = UInt16(exactly: ticks / divisor) {
      return [FrameDelay(numerator: numerator, denominator: whole)]
    }
    let longest = Int(UInt16.max)
    return stride(from: 0, to: ticks, by: longest).flatMap { start in
      delays(ticks: min(longest, ticks - start), ticksPerSecond: ticksPerSecond)
    }
  }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
