import Comparing
import JSONText
import Planning
import Rendering
import Reporting

/// The message of a result, held to the details that it summarizes: some formats print nothing else.
struct ResultMessage {
  private let record: ResultRecord
  private let result: JSONValue

  init(_ record: ResultRecord, in result: JSONValue) {
    (self.record, self.result) = (record, result)
  }

  /// Whether a run writes it together with the details.
  var fits: Bool {
    guard let headline else { return false }
    switch record.kind {
    // Held to the card, which has the error.
    case .failed: return true
    case .abandoned:
      return [true, false].contains { exists in
        headline == OrphanedPin(path: record.path) { _ in exists }.words
      }
    case .listed, .notListed: return headline == folderHeadline
    case .same, .tolerated, .warned: return fitsSame(headline)
    case .different: return comparison?.permits(headline) == true
    case .rendererChanged: return headline == VerificationHeadline.rendererChanged
    case .notPinned: return headline == VerificationHeadline.notPinned(pin)
    case .recorded: return headline == VerificationHeadline.recorded(pin)
    }
  }

  /// The message without the number of warnings at its end; nil if that number is wrong.
  var headline: String? {
    guard case .array(let warnings)? = result.member("warnings")?.content else {
      return record.headline
    }
    // Notes are listed too, and do not count.
    return (0...warnings.count).lazy.map { "; \(counted($0, "warning"))" }
      .first(where: record.headline.hasSuffix).map { String(record.headline.dropLast($0.count)) }
  }

  private var pin: String { result.text("pin") ?? "" }

  private var comparison: ComparisonHeadline? {
    result.member("comparison").map { comparison in
      let files = [pin, comparison.text("expected"), record.file].compactMap(\.self)
      return ComparisonHeadline(comparison, file: record.file, expectedFiles: files)
    }
  }

  private var folderHeadline: String {
    FrameFolderCheck.headline(
      problems: result.elements("problems").count, listed: result.count("listedCount") ?? 0,
      of: result.count("frameCount") ?? 0, others: result.count("otherFileCount") ?? 0)
  }

  private func fitsSame(_ headline: String) -> Bool {
    let isExact = result.member("comparison")?.isExact == true
    return ([nil] + PlanOptions.Edges.allCases).contains { edges in
      headline
        == VerificationHeadline.same(
          frameCount: result.count("frameCount") ?? 0, isExact: isExact, edges: edges)
    }
  }
}
