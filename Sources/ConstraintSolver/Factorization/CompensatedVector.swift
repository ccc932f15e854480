/// A vector whose elements are sums of products, computed as with twice the digits of a `Double` (Ogita, Rump
/// and Oishi, "Accurate Sum and Dot Product", SIAM J. Sci. Comput. 26(6), 2005, doi:10.1137/030601818,
/// algorithm 5.3).
struct CompensatedVector: Sendable {
  private var sums = SparseVector()
  /// By index: the sum of what the operations on `sums` rounded off.
  private var rests: [Double] = []

  /// The indices written since the vector was cleared, each once, in order of the first write.
  var pattern: ArraySlice<Int> { sums.pattern }

  subscript(index: Int) -> Double { sums[index] + rests[index] }

  mutating func grow(to count: Int) {
    sums.grow(to: count)
    rests.append(contentsOf: repeatElement(0, count: count - rests.count))
  }

  mutating func add(_ factor: Double, times other: Double, at index: Int) {
    let (product, productRest) = Self.exactProduct(factor, other)
    let (sum, sumRest) = Self.exactSum(sums[index], product)
    sums.set(sum, at: index)
    rests[index] += productRest + sumRest
  }

  mutating func clear() {
    for index in sums.pattern { rests[index] = 0 }
    sums.clear()
  }

  /// The rounded sum and what it lacks (Knuth).
  private static func exactSum(_ a: Double, _ b: Double) -> (Double, rest: Double) {
    let sum = a + b
    let second = sum - a
    return (sum, (a - (sum - second)) + (b - second))
  }

  /// The rounded product and what it lacks (Dekker).
  private static func exactProduct(_ a: Double, _ b: Double) -> (Double, rest: Double) {
    let product = a * b
    let (high, low) = halves(a)
    let (otherHigh, otherLow) = halves(b)
    let rest = low * otherLow - (((product - high * otherHigh) - low * otherHigh) - high * otherLow)
    return (product, rest)
  }

  /// Two halves of 26 bits each (Veltkamp).
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = value * 0x1p27 + value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
