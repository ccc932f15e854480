import FileAccess
import JSONText
import Reporting
import TimelineModel

/// The Static Analysis Results Interchange Format 2.1.0 (OASIS, March 2020).
extension [ResultRecord] {
  /// One run: a result for each timeline that is not as pinned, and one for each finding.
  var sarif: String {
    let results = flatMap(\.sarifResults).numbered
    let rules = Set(results.map(\.rule)).sorted()
    var json = JSONWriter()
    json.object(.lines) {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.member("runs") { runs in
        runs.array(.lines) { run in
          run.element { $0.object(.lines) { $0.writeRun(results, rules) } }
        }
      }
    }
    return json.text + "\n"
  }
}

private struct SarifResult {
  let rule: String
  let level: String
  let message: String
  let file: String
  var line: Int?
  var column: Int?
  /// Tells apart the results that are equal but for their places.
  var number = 1

  /// Stays the same when lines are added above, so that an alert keeps its history.
  var fingerprint: SHA256Sum {
    SHA256Sum(of: Array([rule, file, message, "\(number)"].joined(separator: "\u{0}").utf8))
  }
}

extension ResultRecord {
  /// Errors are findings too; warnings are what is wrong with a timeline that is only warned about.
  fileprivate var sarifResults: [SarifResult] {
    let own = SarifResult(
      rule: kind.rawValue, level: "error", message: headline, file: annotatedFile, line: line)
    let isOwn = !isSame && kind != .warned && kind != .failed
    return (isOwn ? [own] : [])
      + findings.map { finding in
        SarifResult(
          rule: finding.code, level: finding.severity.rawValue, message: finding.sentence,
          file: finding.file, line: finding.line, column: finding.column)
      }
  }
}

extension RecordedFinding {
  fileprivate var sentence: String { message + (help.map { "; \($0)" } ?? "") }
}

extension [SarifResult] {
  fileprivate var numbered: [SarifResult] {
    var counts: [SHA256Sum: Int] = [:]
    return map { result in
      var result = result
      let first = result.fingerprint
      counts[first, default: 0] += 1
      result.number = counts[first] ?? 1
      return result
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeRun(_ results: [SarifResult], _ rules: [String]) {
    member("tool") { tool in
      tool.object(.lines) { tool in
        tool.member("driver") { driver in
          driver.object(.lines) {
            $0.member("name", "layoutanim")
            $0.member("version", layoutAnimationVersion)
            $0.member("rules") { $0.array(rules.map(SarifRule.init), .lines) }
          }
        }
      }
    }
    member("columnKind", "unicodeCodePoints")
    let places = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    member("results") { json in
      json.array(.lines) { json in
        for result in results { json.element { $0.write(result, places[result.rule] ?? 0) } }
      }
    }
  }

  fileprivate mutating func write(_ result: SarifResult, _ ruleIndex: Int) {
    object {
      $0.member("ruleId", result.rule)
      $0.member("ruleIndex", ruleIndex)
      $0.member("level", result.level)
      $0.member("message") { $0.object { $0.member("text", result.message.printable) } }
      $0.member("locations") { $0.array([SarifLocation(result)]) }
      $0.member("partialFingerprints") { json in
        json.object { $0.member("layoutanim/v1", result.fingerprint.description) }
      }
    }
  }
}

private struct SarifRule: JSONWritable {
  let id: String

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("shortDescription") { $0.object { $0.member("text", summary) } }
    }
  }

  private var summary: String {
    if let code = FindingCode(named: id) { return code.explanation.summary }
    if let kind = SuiteResult.Kind(rawValue: id) { return "The transition is \(kind.words)" }
    return "The file cannot be used: \(id)"
  }
}

private struct SarifLocation: JSONWritable {
  let result: SarifResult

  init(_ result: SarifResult) { self.result = result }

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("physicalLocation") { place in
        place.object {
          $0.member("artifactLocation") { file in
            file.object { $0.member("uri", result.file.uriReference) }
          }
          if result.line != nil { $0.member("region") { $0.object(nil, writeRegion) } }
        }
      }
    }
  }

  private func writeRegion(to json: inout JSONWriter) {
    json.memberIfPresent("startLine", result.line)
    json.memberIfPresent("startColumn", result.column)
  }
}

extension String {
  /// A path as a relative reference (RFC 3986, section 4.2).
  fileprivate var uriReference: String {
    var text = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, Self.unreserved.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".unicodeScalars)
}
