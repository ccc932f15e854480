/// What was measured of one workload.
package struct BenchmarkResult: Sendable {
  /// `solver`, `layout`, `scenes` or `timeline`: what did the work.
  package let subject: String
  /// Results of one family differ in size only.
  package let family: String
  package let size: Int?
  package let summary: String
  /// In microseconds; of what they are medians, each says by its name.
  package let times: [Time]
  /// The same on every machine and in every run.
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

  /// `b cont 100`; the family alone where there is one size.
  package var name: String { size.map { "\(family) \($0)" } ?? family }
}

extension BenchmarkResult.Time {
  init(_ name: String, medianOf samples: [Duration]) {
    self.init(name: name, microseconds: samples.median)
  }
}

extension [Duration] {
  /// In microseconds; the upper of two in the middle. 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2].microseconds }
}

extension Duration {
  var microseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
  }
}
