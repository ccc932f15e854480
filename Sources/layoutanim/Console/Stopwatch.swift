/// Measures how long work takes, for reports that say so.
struct Stopwatch: Sendable {
  private let start = ContinuousClock.now

  var elapsed: Duration { ContinuousClock.now - start }
}

extension Duration {
  /// In seconds, rounded to a thousandth.
  var roundedSeconds: Double { (self / .milliseconds(1)).rounded() / 1000 }
}
