import Comparing
import JSONText
import Reporting

/// The headline of a comparison that is different, derived from its own lists.
///
/// The lists do not show whether a change affects painting alone, which decides whether the causes are named.
struct ComparisonHeadline {
  private let comparison: JSONValue
  /// Of the timeline, and what the pinned one may be called.
  private let (file, expectedFiles): (String, [String])

  init(_ comparison: JSONValue, file: String, expectedFiles: [String]) {
    (self.comparison, self.file, self.expectedFiles) = (comparison, file, expectedFiles)
  }

  func permits(_ headline: String) -> Bool {
    guard let start = ComparisonExtent(comparison)?.headline, headline.hasPrefix(start) else {
      return false
    }
    let end = headline.dropFirst(start.count)
    if end.isEmpty { return !mustNameCauses }
    return causes.contains { end == "; explained by \($0)" }
  }

  private var changes: [RecordedChange] { comparison.changes("changes") }

  private var differences: [JSONValue] {
    comparison.elements("geometry") + comparison.elements("appearance")
  }

  private var areExplained: Bool { differences.allSatisfy { $0.flag("explained") == true } }

  /// The changes that explain a difference, as often as they are listed.
  private var explaining: [RecordedChange] {
    let explanations = Set(differences.flatMap { $0.changes("explanations") })
    return changes.filter(explanations.contains)
  }

  private var mustNameCauses: Bool {
    guard areExplained else { return false }
    if differences.isEmpty { return comparison.elements("pixelExplanations").count == 1 }
    return explaining.count == changes.count
  }

  private var causes: [String] {
    guard areExplained else { return [] }
    if differences.isEmpty {
      let explanations = comparison.changes("pixelExplanations")
      return explanations.count == 1 ? words(explanations[0]) : []
    }
    let causes = explaining
    guard let first = causes.first else { return [] }
    return words(first).flatMap { words in
      (Set(causes).count - 1...causes.count - 1).map { others in
        words + (others > 0 ? " and \(counted(others, "more change"))" : "")
      }
    }
  }

  private func words(_ change: RecordedChange) -> [String] {
    if let line = change.actualLine { return ["\(change.message) (\(file):\(line))"] }
    guard let line = change.expectedLine else { return [change.message] }
    return expectedFiles.map { "\(change.message) (\($0):\(line))" }
  }
}
