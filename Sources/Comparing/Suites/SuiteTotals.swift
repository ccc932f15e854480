import Reporting

/// How many results of each kind a run has, in the words that all its reports share.
package struct SuiteTotals {
  private let timelines: [SuiteResult.Kind]
  private let folders: [SuiteResult.Kind]

  /// - Parameters:
  ///   - timelines: the results of timelines, and the orphaned pins.
  ///   - folders: the results of folders of frames.
  package init(timelines: [SuiteResult.Kind], folders: [SuiteResult.Kind]) {
    (self.timelines, self.folders) = (timelines, folders)
  }

  /// Without orphaned pins.
  package var timelineCount: Int { timelines.count { $0 != .abandoned } }

  /// As in `12 timelines: 10 as pinned, 1 different, 1 not pinned; 1 orphaned pin`.
  ///
  /// - Parameter same: what timelines are that did not change.
  package func words(same: String = SuiteResult.Kind.same.words) -> String {
    let orphans = timelines.count - timelineCount
    let parts = [
      timelineCount > 0
        ? counted(timelineCount, "timeline") + Self.counts(timelines, same: same) : nil,
      orphans > 0 ? counted(orphans, "orphaned pin") : nil,
      folders.isEmpty
        ? nil
        : "\(counted(folders.count, "folder")) of frames\(Self.counts(folders, same: same)); "
          + "their timelines were not drawn",
    ].compactMap(\.self)
    return parts.isEmpty ? "0 timelines" : parts.joined(separator: "; ")
  }

  private static func counts(_ kinds: [SuiteResult.Kind], same: String) -> String {
    let counts = SuiteResult.Kind.allCases.filter { $0 != .abandoned }.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind == .same ? same : kind.words)"
    }
    return ": " + counts.joined(separator: ", ")
  }
}

extension [SuiteResult] {
  /// As in `12 timelines: 10 as pinned, 1 different, 1 not pinned; 1 orphaned pin`.
  package var summary: String {
    SuiteTotals(
      timelines: filter { !$0.isOfFrames }.map(\.kind), folders: filter(\.isOfFrames).map(\.kind)
    ).words()
  }
}
