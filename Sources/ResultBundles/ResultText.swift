import Comparing
import JSONText
import Reporting

/// What a result prints in full, held to its details: its first line and the verdicts.
struct ResultText {
  private let record: ResultRecord
  private let result: JSONValue

  init(_ record: ResultRecord, in result: JSONValue) {
    (self.record, self.result) = (record, result)
  }

  /// Whether a run prints it.
  var fits: Bool {
    switch record.kind {
    case .same: record.text.isEmpty
    // A folder without all frames of its timeline is named.
    case .listed: record.text == (hasAllFrames ? "" : record.summaryLine + "\n")
    case .abandoned: record.text == record.summaryLine + "\n"
    case .failed: !record.text.isEmpty
    case .warned, .rendererChanged, .notPinned, .recorded, .notListed: beginsWithHeadline
    case .tolerated, .different: beginsWithHeadline && hasVerdicts
    }
  }

  private var hasAllFrames: Bool { result.count("listedCount") == result.count("frameCount") }

  private var beginsWithHeadline: Bool {
    guard let headline = ResultMessage(record, in: result).headline else { return false }
    return record.text.hasPrefix("\(record.title): \(headline)".printable + "\n")
  }

  private var hasVerdicts: Bool {
    guard let extent = result.member("comparison").flatMap({ ComparisonExtent($0) }) else {
      return false
    }
    let verdicts = [
      "  structure: ": extent.hasSameStructure ? "same" : "different",
      "  geometry: ": extent.geometryVerdict, "  pixels: ": extent.pixelVerdict,
    ]
    let lines = record.text.split(separator: "\n")
    return verdicts.allSatisfy { key, verdict in
      lines.filter { $0.hasPrefix(key) } == [(key + verdict)[...]]
    }
  }
}
