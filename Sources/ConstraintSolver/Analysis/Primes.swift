/// The first prime numbers, by the sieve of Eratosthenes.
struct Primes: Sequence {
  private let primes: ArraySlice<Int>

  init(count: Int) {
    // The n-th prime is less than n (ln n + ln ln n) for n > 5 (Rosser, 1941); the binary logarithm
    // is larger than both.
    let bits = Int.bitWidth - (count + 6).leadingZeroBitCount
    var isPrime = Array(repeating: true, count: (count + 6) * bits)
    for number in isPrime.indices.dropFirst(2) where isPrime[number] {
      for multiple in stride(from: number * number, to: isPrime.count, by: number) {
        isPrime[multiple] = false
      }
    }
    primes = isPrime.indices.dropFirst(2).filter { isPrime[$0] }.prefix(count)
  }

  func makeIterator() -> ArraySlice<Int>.Iterator { primes.makeIterator() }
}

/// The square roots of the first primes, which are computed once.
struct PrimeRoots: Sendable {
  private var roots: [Double] = []

  mutating func first(_ count: Int) -> ArraySlice<Double> {
    if roots.count < count { roots = Primes(count: 2 * count).map { Double($0).squareRoot() } }
    return roots.prefix(count)
  }
}
