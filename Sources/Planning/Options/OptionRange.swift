package import Reporting

/// Checks an option that is a number.
///
/// - Parameters:
///   - name: what the message calls the option.
///   - value: nil if the option is not given.
/// - Throws: `usage` for a number outside its range.
package func requireOption(
  _ name: String, _ value: Int?, in range: ClosedRange<Int>
) throws(LayoutAnimationError) {
  guard let value, !range.contains(value) else { return }
  throw LayoutAnimationError(
    .usage, "\(name) must be \(range.lowerBound)…\(range.upperBound), not \(value)")
}
