/// Which frames two sides have.
struct FrameNumbers {
  private(set) var common: [Int] = []
  private(set) var onlyExpected: [Int] = []
  private(set) var onlyActual: [Int] = []

  /// - Parameters: both ascending.
  init(_ expected: [Int], _ actual: [Int]) {
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if j == actual.count || (i < expected.count && expected[i] < actual[j]) {
        onlyExpected.append(expected[i])
        i += 1
      } else if i == expected.count || actual[j] < expected[i] {
        onlyActual.append(actual[j])
        j += 1
      } else {
        common.append(expected[i])
        (i, j) = (i + 1, j + 1)
      }
    }
  }
}

extension [Int] {
  /// Ascending numbers as people list them: `frame 3`, `frames 3–5, 9`; long lists are cut.
  var framesText: String {
    var runs: [ClosedRange<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let shown = runs.prefix(8).map(\.runText).joined(separator: ", ")
    return (count == 1 ? "frame " : "frames ") + shown + (runs.count > 8 ? ", …" : "")
  }
}

extension ClosedRange<Int> {
  /// `3` or `3–5`.
  fileprivate var runText: String {
    count == 1 ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)"
  }

  /// `frame 3` or `frames 3–5`.
  var framesText: String { (count == 1 ? "frame " : "frames ") + runText }
}
