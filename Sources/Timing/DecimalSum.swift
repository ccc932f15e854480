extension Double {
  /// The number nearest to the sum of two decimals, -1…1, as they are written: 0.1 and 0.2 make 0.3. In
  /// binary they make more, and a frame at 0.3 is before it.
  ///
  /// Numbers of more than fifteen decimals, such as a third, are added in binary.
  package static func decimalSum(_ first: Double, _ second: Double) -> Double {
    let scale = 1e15
    let (one, other) = ((first * scale).rounded(), (second * scale).rounded())
    guard one / scale == first, other / scale == second else { return first + second }
    return (one + other) / scale
  }
}
