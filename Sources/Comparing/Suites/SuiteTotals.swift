import Reporting

/// How many results of each kind a run has, in the words that all its reports share.
package struct SuiteTotals {
  private let timelines: [SuiteResult.Kind]
  private let folders: [SuiteResult.Kind]
  private let unusableFolders: Int
  private let replacedPins: Int

  /// - Parameters:
  ///   - timelines: the results of timelines, and the orphaned pins.
  ///   - folders: the results of folders of frames.
  ///   - unusableFolders: how many named folders of timelines cannot be used, and may have any number of them.
  ///   - replacedPins: how many of those that were pinned had another pin before.
  package init(
    timelines: [SuiteResult.Kind], folders: [SuiteResult.Kind], unusableFolders: Int,
    replacedPins: Int = 0
  ) {
    (self.timelines, self.folders) = (timelines, folders)
    (self.unusableFolders, self.replacedPins) = (unusableFolders, replacedPins)
  }

  /// Whether a result is that of a folder that cannot be used, whose path ends with a slash.
  package static func isUnusableFolder(_ kind: SuiteResult.Kind, path: String) -> Bool {
    kind == .failed && path.hasSuffix("/")
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
        ? counted(timelineCount, "timeline") + counts(timelines, same: same) : nil,
      orphans > 0 ? counted(orphans, "orphaned pin") : nil,
      unusableFolders > 0
        ? "\(counted(unusableFolders, "folder")): \(unusableFolders) failed" : nil,
      folders.isEmpty
        ? nil
        : "\(counted(folders.count, "folder")) of frames\(counts(folders, same: same)); "
          + (folders.count == 1 ? "its timeline was not drawn" : "their timelines were not drawn"),
    ].compactMap(\.self)
    return parts.isEmpty ? "0 timelines" : parts.joined(separator: "; ")
  }

  private func counts(_ kinds: [SuiteResult.Kind], same: String) -> String {
    let counts = SuiteResult.Kind.allCases.filter { $0 != .abandoned }.flatMap { kind in
      let count = kinds.count { $0 == kind }
      guard kind == .recorded, replacedPins > 0 else {
        return Self.words(count, kind == .same ? same : kind.words(of: count))
      }
      return Self.words(count - replacedPins, kind.words)
        + [counted(replacedPins, "pin") + " replaced"]
    }
    return ": " + counts.joined(separator: ", ")
  }

  private static func words(_ count: Int, _ words: String) -> [String] {
    count == 0 ? [] : ["\(count) \(words)"]
  }
}

extension SuiteResult.Kind {
  /// Of so many.
  fileprivate func words(of count: Int) -> String {
    count > 1 ? words.replacing("its manifest says", with: "their manifests say") : words
  }
}

extension [SuiteResult] {
  /// As in `12 timelines: 10 as pinned, 1 different, 1 not pinned; 1 orphaned pin`.
  package var summary: String {
    SuiteTotals(
      timelines: filter { !$0.isOfFrames && !$0.isUnusableFolder }.map(\.countedKind),
      folders: filter(\.isOfFrames).map(\.kind), unusableFolders: count(where: \.isUnusableFolder),
      replacedPins: count { $0.pinChange?.isReplacement == true }
    ).words()
  }
}

extension SuiteResult {
  fileprivate var isUnusableFolder: Bool {
    !isOfFrames && SuiteTotals.isUnusableFolder(kind, path: path)
  }

  /// A pin that was written as it had been counts as one that was not.
  fileprivate var countedKind: Kind { pinChange == .unchanged ? .same : kind }

  fileprivate var pinChange: PinChange? {
    switch self {
    case .verified(let verification), .warned(let verification, _): verification.pinChange
    case .failed, .abandoned, .frames: nil
    }
  }
}
