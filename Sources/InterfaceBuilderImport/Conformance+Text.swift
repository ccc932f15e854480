import JSONText
import Reporting

extension Conformance {
  /// The misses of all scenes, and the sums of those that count.
  package var text: String {
    let lines = results.flatMap { result in
      result.misses.map { Self.line($0, in: result) }
    }
    return (lines + states + [total]).joined(separator: "\n") + "\n"
  }

  private static func line(_ miss: Miss, in result: SceneResult) -> String {
    let ours = miss.ours.isEmpty ? "nowhere" : "at \(words(miss.ours))"
    return "\(result.path) \(result.root): \(miss.type) \(miss.view) is \(ours) and not at "
      + "\(words(miss.recorded)): \(miss.cause)"
  }

  private static func words(_ numbers: [Double]) -> String {
    "(" + numbers.map { JSONWriter.text(of: ($0 * 1000).rounded() / 1000) }.joined(separator: ", ")
      + ")"
  }

  /// The sums of each state that a manifest has.
  private var states: [String] {
    Set(results.map(\.status)).subtracting([""]).sorted().map { status in
      "\(status): " + sums(results.filter { $0.status == status })
    }
  }

  /// `views <right>/<total> <p>%  scenes <right>/<total> <p>%`
  package var total: String { sums(results.filter(counts)) }

  private func sums(_ results: [SceneResult]) -> String {
    let views = results.reduce(0) { $0 + $1.views }
    let missed = results.reduce(0) { $0 + $1.misses.count }
    let right = results.count { $0.misses.isEmpty }
    return "views \(Self.share(views - missed, views))  scenes \(Self.share(right, results.count))"
  }

  private static func share(_ right: Int, _ total: Int) -> String {
    // Hundredths of a percent, rounded down: only what is complete is 100.
    let hundredths = total == 0 ? 0 : right * 10_000 / total
    let fraction = hundredths % 100
    return "\(right)/\(total) \(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)%"
  }

  /// One object for each scene, and the sums.
  package var jsonText: String {
    var json = JSONWriter(.lines)
    json.object { json in
      json.member("scenes") { json in
        json.array { json in
          for result in results { json.element { Self.write(result, to: &$0) } }
        }
      }
      json.member("total", total)
    }
    return json.text + "\n" + total + "\n"
  }

  private static func write(_ result: SceneResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", result.path)
      json.member("root", result.root)
      json.member("status", result.status)
      json.member("views", result.views)
      json.member("misses") { json in
        json.array { json in
          for miss in result.misses { json.element { write(miss, to: &$0) } }
        }
      }
    }
  }

  private static func write(_ miss: Miss, to json: inout JSONWriter) {
    json.object(.padded) { json in
      json.member("view", miss.view)
      json.member("type", miss.type)
      json.member("frame", miss.ours)
      json.member("recorded", miss.recorded)
      json.member("cause", miss.cause)
    }
  }
}
