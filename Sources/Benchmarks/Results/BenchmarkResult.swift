/// The measurements of one workload.
package struct BenchmarkResult: Sendable {
  /// What was measured: `solver`, `check`, `scenes` or `timeline`.
  package let subject: String
  /// The results of a family differ only in size.
  package let family: String
  package let size: Int?
  package let summary: String
  /// Medians over all rounds, except `worst edit` and `worst check`, which are maxima.
  package let times: [Time]
  /// Counts of the work done, which are the same on every machine and in every run.
  package let counts: [Count]

  package struct Time: Sendable {
    package let name: String
    package let microseconds: Double
  }

  package struct Count: Hashable, Sendable {
    package let name: String
    package let value: Int

    package init(_ name: String, _ value: Int) {
      self.name = name
      self.value = value
    }
  }

  /// For example `b cont 100`; only the family if there is no size.
  package var name: String { size.map { "\(family) \($0)" } ?? family }
}

extension BenchmarkResult.Time {
  init(_ name: String, medianOf samples: [Duration]) {
    self.init(name: name, microseconds: samples.median)
  }
}

extension [Duration] {
  /// The median in microseconds: the upper one of two middle values, 0 if there are none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2].microseconds }
}

extension Duration {
  var microseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
  }
}
