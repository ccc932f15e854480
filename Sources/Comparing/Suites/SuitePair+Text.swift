import JSONText
import Reporting

extension SuitePair {
  /// The result of comparing a pair.
  package enum Result: Hashable, Sendable {
    case same, different
    /// Everything that differs is within the tolerance.
    case tolerated
    /// Only the expected folder has it.
    case removed
    /// Only the actual folder has it.
    case added
    /// Either file cannot be used; the exit status of the error.
    case failed(Int32)

    package var status: Int32 {
      switch self {
      case .same, .tolerated: 0
      case .different, .removed, .added: 1
      case .failed(let status): status
      }
    }

    fileprivate var words: String {
      switch self {
      case .same: "same"
      case .tolerated: "same within the tolerance"
      case .different: "different"
      case .removed: "removed"
      case .added: "added"
      case .failed: "failed"
      }
    }
  }

  /// What is printed of a timeline that only one folder has.
  package var text: String {
    let words =
      expected.map { "removed: only `\($0)` exists" } ?? "added: only `\(actual ?? "")` exists"
    return "\(name): \(words)".printable + "\n"
  }

  /// The keys of a comparison that are known without one.
  package var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("same", false)
      $0.member("expected", expected)
      $0.member("actual", actual)
    }
    return json.text
  }
}

extension [SuitePair.Result] {
  /// As in `3 timelines: 1 same, 1 different, 1 added`.
  package var summary: String {
    var counts: [(words: String, count: Int)] = []
    for words in ["same", "same within the tolerance", "different", "removed", "added", "failed"] {
      let count = count { $0.words == words }
      if count > 0 { counts.append((words, count)) }
    }
    return counted(self.count, "timeline") + ": "
      + counts.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }
}
