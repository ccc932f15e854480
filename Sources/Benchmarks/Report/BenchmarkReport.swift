package import JSONText
import LayoutAnimation

/// All measurements, as a text for readers or as JSON for programs.
package struct BenchmarkReport: Sendable {
  package let results: [BenchmarkResult]

  package init(_ results: [BenchmarkResult]) { self.results = results }

  /// A line of JSON for each result, then one for each growth.
  package var json: String {
    let lines =
      results.map { JSONWriter.text(of: $0) }
      + Growth.all(in: results).map { JSONWriter.text(of: $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A table for each subject, and one for growths.
  package var text: String {
    var tables: [String] = []
    var rest = results[...]
    while let first = rest.first {
      let group = rest.prefix { $0.subject == first.subject && $0.columns == first.columns }
      tables.append(Self.table(Array(group)))
      rest = rest.dropFirst(group.count)
    }
    let growths = Growth.all(in: results)
    if !growths.isEmpty { tables.append(Self.table(growths)) }
    return tables.joined(separator: "\n")
  }

  private static func table(_ results: [BenchmarkResult]) -> String {
    let head = [results[0].subject] + results[0].columns + ["what"]
    return TextTable([head] + results.map { [$0.name] + $0.cells + [$0.summary] }).description
  }

  /// A row for each family and count.
  private static func table(_ growths: [Growth]) -> String {
    let head = ["growth", "count", "N to the power of"]
    let rows = growths.map { ["\($0.subject) \($0.family)", $0.count, decimals($0.exponent, 2)] }
    return TextTable([head] + rows).description
  }
}

extension BenchmarkResult {
  fileprivate var columns: [String] { times.map { "\($0.name), µs" } + counts.map(\.name) }

  fileprivate var cells: [String] {
    times.map { decimals($0.microseconds, $0.microseconds < 100 ? 2 : 0) }
      + counts.map { "\($0.value)" }
  }
}

extension BenchmarkResult: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("subject", subject)
      $0.member("workload", family)
      $0.memberIfPresent("size", size)
      $0.member("microseconds") {
        $0.object {
          for time in times {
            $0.member(named: time.name) { $0.write(literal: decimals(time.microseconds, 3)) }
          }
        }
      }
      $0.member("counts") {
        $0.object {
          for count in counts { $0.member(named: count.name, count.value) }
        }
      }
    }
  }
}

extension Growth: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("subject", subject)
      $0.member("workload", family)
      $0.member("growth", count)
      $0.member("exponent") { $0.write(literal: decimals(exponent, 3)) }
    }
  }
}

/// The number with `count` decimals, rounded half away from zero.
private func decimals(_ number: Double, _ count: Int) -> String {
  let scale = (0..<count).reduce(1) { scale, _ in 10 * scale }
  let scaled = Int((number.magnitude * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let padding = String(repeating: "0", count: count - (count == 0 ? 0 : fraction.utf8.count))
  let sign = number < 0 && scaled != 0 ? "-" : ""
  return "\(sign)\(scaled / scale)" + (count == 0 ? "" : "." + padding + fraction)
}
