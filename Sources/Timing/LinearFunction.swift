/// A piecewise linear function: `linear()` of CSS (css-easing-2, section 2.1).
package struct LinearFunction: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// The elapsed fraction.
    package var input: Double
    /// The progress.
    package var output: Double

    package init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// At least two, sorted by input. Two stops with the same input are a jump.
  package let stops: [Stop]

  /// - Precondition: there are at least two, sorted by their inputs.
  package init(_ stops: [Stop]) {
    precondition(stops.count >= 2, "\(stops.count) stops")
    let isSorted = zip(stops, stops.dropFirst()).allSatisfy { $0.input <= $1.input }
    precondition(isSorted, "stops out of order")
    self.stops = stops
  }

  /// Creates a function from points with optional inputs.
  ///
  /// As specified by CSS, a missing first input is 0 and a missing last one 1; an input smaller than an
  /// earlier one is raised to it; and other missing inputs are spaced evenly.
  ///
  /// - Precondition: there are at least two points.
  package init(completing points: [(output: Double, input: Double?)]) {
    var inputs = points.map(\.input)
    let last = inputs.indices.last ?? 0
    inputs[0] = inputs[0] ?? 0
    inputs[last] = inputs[last] ?? 1
    var largest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    self.init(
      zip(Self.spread(inputs), points).map { Stop(input: $0, output: $1.output) })
  }

  /// Spaces missing inputs evenly between known ones.
  ///
  /// - Parameter inputs: the first and the last are known.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var spread: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      let start = spread.last ?? input
      for index in 0..<missing {
        let part = Double(index + 1) / Double(missing + 1)
        spread.append(min(start + (input - start) * part, input))
      }
      spread.append(input)
      missing = 0
    }
    return spread
  }

  /// The progress at an elapsed fraction; outside the stops the outermost lines are extended.
  package func progress(at fraction: Double) -> Double {
    let (from, to) = line(at: fraction)
    let width = to.input - from.input
    if width == 0 { return to.output }
    if fraction == to.input { return to.output }
    return from.output + (to.output - from.output) * ((fraction - from.input) / width)
  }

  /// The last stop at or before the fraction, and the next.
  private func line(at fraction: Double) -> (Stop, Stop) {
    var (low, high) = (0, stops.count - 1)
    // The fraction has reached stop `low` but not stop `high`, unless that is the last.
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].input <= fraction { low = middle } else { high = middle }
    }
    return (stops[low], stops[high])
  }
}
