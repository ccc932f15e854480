package import Comparing
import FileAccess
import Planning
import Rendering
package import Reporting
import TimelineModel

/// Writes pins that a bundle has, for the timelines as they were when it was made.
package struct BundleApproval {
  /// What became of a pin.
  package enum Outcome {
    case written
    /// The file is as it would be written.
    case alreadyWritten
    case refused(LayoutAnimationError)
  }

  /// A pin that was to be written, and what became of it.
  package typealias Approved = (path: String, proposal: ProposedPin, outcome: Outcome)

  private let entries: [BundleEntry]
  private let orphans: [BundleEntry]
  /// The timelines that may be approved besides those below the current folder.
  private var named: Set<String> = []
  let allowedPaths: [String]

  /// - Parameters:
  ///   - only: paths of timelines; nil means every one that has something to approve.
  ///   - suite: the suite that the user named; nil means that nothing outside the current folder is written.
  ///   - path: of the bundle, for messages.
  /// - Throws: `usage` for a timeline that the bundle does not have; `invalidTimeline` for a bundle of another
  ///   release, whose pins would not be those that this one writes.
  package init(
    _ bundle: ResultBundle, at path: String, only: [String]?, suite: TimelineSuite?,
    allowing allowedPaths: [String] = []
  ) throws(LayoutAnimationError) {
    let header = bundle.header
    guard (header.tool, header.pixelRevision) == (layoutAnimationVersion, Rendering.pixelRevision)
    else {
      throw LayoutAnimationError(
        .invalidTimeline,
        "layoutanim \(header.tool) (pixels \(header.pixelRevision)) wrote `\(path)`, and this is "
          + "\(layoutAnimationVersion) (pixels \(Rendering.pixelRevision)); approve with that release, or "
          + "verify again with this one")
    }
    let places = BundlePlaces(header.timelines)
    if let suite {
      named = try places.named(by: suite.timelines + suite.abandonedPins)
      if named.isEmpty {
        throw LayoutAnimationError(
          .usage,
          "`\(path)` has nothing of what is named, but `\(header.timelines.first ?? "")`; approve in the folder "
            + "where it was verified")
      }
    }
    self.allowedPaths = allowedPaths
    let (named, isRestricted) = (self.named, suite != nil)
    orphans = bundle.entries.filter { entry in
      entry.record.kind == .abandoned && (!isRestricted || named.contains(entry.record.path))
    }
    let chosen = try only.map { only throws(LayoutAnimationError) in
      Set(try only.map { name throws(LayoutAnimationError) in try places.path(of: name, in: path) })
    }
    try Self.check(chosen ?? [], areIn: bundle, path)
    entries = bundle.entries.filter { entry in
      (chosen?.contains(entry.record.path) ?? true)
        && (!isRestricted || named.contains(entry.record.path))
    }
  }

  /// The shards of a timeline that was divided have parts of its frames, and a pin has all.
  private static func check(
    _ chosen: Set<String>, areIn bundle: ResultBundle, _ path: String
  ) throws(LayoutAnimationError) {
    let known = Set(bundle.entries.map(\.record.path))
    guard let missing = chosen.subtracting(known).min() else { return }
    throw LayoutAnimationError(
      .usage,
      "`\(path)` is a part of the suite, and has no result of `\(missing)`; `merge` joins the bundles of all "
        + "shards")
  }

  /// The entries that were chosen and have nothing to approve.
  package var idle: [ResultRecord] { entries.filter { $0.proposal == nil }.map(\.record) }

  /// The pins whose timeline is still missing, in the current folder or the named suite, whichever timelines were
  /// chosen.
  ///
  /// - Throws: `unreadableInput`.
  package var orphanedPins: [String] {
    get throws(LayoutAnimationError) {
      var pins: [String] = []
      for path in orphans.map(\.record.path) {
        guard try Pin.isOrphan(path) else { continue }
        let isWithin = try isWithin(path)
        if isWithin || named.contains(path) { pins.append(path) }
      }
      return pins
    }
  }

  /// - Parameter isDryRun: whether nothing is written.
  /// - Returns: what became of each pin, in the order of the bundle.
  package func write(isDryRun: Bool) -> [Approved] {
    entries.compactMap { entry in
      guard let proposal = entry.proposal else { return nil }
      let path = entry.record.path
      do throws(LayoutAnimationError) {
        let isWritten = try accept(proposal, of: entry.record, isDryRun: isDryRun)
        return (path, proposal, isWritten ? .written : .alreadyWritten)
      } catch {
        return (path, proposal, .refused(error))
      }
    }
  }

  private func accept(
    _ proposal: ProposedPin, of record: ResultRecord, isDryRun: Bool
  ) throws(LayoutAnimationError) -> Bool {
    let path = record.path
    try checkPlace(of: proposal, path)
    let bytes = try Pin.existingBytes(at: proposal.path)
    if bytes == proposal.pin.bytes { return false }
    guard bytes.map({ SHA256Sum(of: $0) }) == proposal.replaced else {
      throw LayoutAnimationError(
        .invalidTimeline,
        "`\(proposal.path)` is not the pin that was verified; verify `\(path)` again")
    }
    try checkTimeline(proposal, path)
    try checkFrames(of: proposal, record, replacing: bytes)
    if !isDryRun { try proposal.pin.write(to: proposal.path) }
    return true
  }

  /// A bundle may come from anywhere: it decides neither which folder is written to, nor how the file is called.
  private func checkPlace(
    of proposal: ProposedPin, _ path: String
  ) throws(LayoutAnimationError) {
    guard proposal.path == Pin.path(ofTimeline: path) else {
      throw LayoutAnimationError(
        .usage,
        "`\(path)` was verified against `\(proposal.path)`, which is not the pin next to it; approve it "
          + "without the bundle")
    }
    guard try VariantPath.exists(path) else {
      throw LayoutAnimationError(.unreadableInput, "`\(path)` does not exist any more")
    }
    if named.contains(path) { return }
    let isWithin = try isWithin(VariantPath(path)?.file ?? path)
    guard isWithin else {
      throw LayoutAnimationError(
        .usage,
        "`\(path)` is not in this folder; name its suite too, as in `approve --from BUNDLE FOLDER`")
    }
    if try InputFile.examine(proposal.path, FileSystem.isLink) {
      throw LayoutAnimationError(
        .usage, "`\(proposal.path)` is a link; name the suite too, to write what it leads to")
    }
  }

  /// Whether a file exists, and is in the current folder or below, wherever links lead.
  private func isWithin(_ path: String) throws(LayoutAnimationError) -> Bool {
    guard try InputFile.examine(path, FileSystem.exists) else { return false }
    return try InputFile.examine(path) { file throws(SystemError) in
      try FileSystem.isInside(file, of: ".")
    }
  }
}
