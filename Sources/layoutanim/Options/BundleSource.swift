import ArgumentParser
import LayoutAnimation
import ResultBundles

/// Which pins of a bundle are approved.
struct BundleSource: ParsableArguments {
  @Option(
    help: ArgumentHelp("Pin what a bundle has, without drawing.", valueName: "bundle"),
    completion: .file(extensions: ["bundle"]))
  var from: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("With --from: only these timelines.", valueName: "timeline"),
    completion: .file(extensions: ["json"]))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --from: what the review page's file of decisions accepts.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var decisions: String?

  func validate() throws {
    try OutputFormat.refuseStream("--from", from, example: "run.bundle")
    if from == nil && (!only.isEmpty || decisions != nil) {
      throw ValidationError("--only and --decisions choose from a bundle; name it with --from")
    }
    if !only.isEmpty && decisions != nil {
      throw ValidationError("--decisions say which timelines are approved; leave out --only")
    }
  }
}

extension BundleSource {
  /// - Parameter timelines: the suite that may be written to; empty for the current folder.
  func approve(
    _ timelines: [String], isDryRun: Bool, prunes: Bool, allowing allowedPaths: [String],
    _ messages: MessageOptions
  ) throws {
    guard let from else { return }
    let bundle = try ResultBundle(path: from)
    let decisions = try decisions.map { try ReviewDecisions(path: $0, of: bundle, at: from) }
    let suite = timelines.isEmpty ? nil : try TimelineSuite(paths: timelines)
    let approval = try BundleApproval(
      bundle, at: from, only: decisions?.accepted ?? (only.isEmpty ? nil : only), suite: suite,
      allowing: allowedPaths)
    for record in approval.idle {
      if record.errorStatus != nil {
        messages.disclose(["cannot be approved: \(record.summaryLine)"])
      } else if !only.isEmpty || decisions != nil {
        messages.remark("nothing to approve: \(record.summaryLine)")
      }
    }
    let outcomes = approval.write(isDryRun: isDryRun)
    for (path, proposal, outcome) in outcomes {
      switch outcome {
      case .written:
        let verb = isDryRun ? "would pin" : "pinned"
        let change = proposal.replaced == nil ? "" : ", replacing a pin"
        let stated = proposal.pin.statedOptions
        // A bundle may be forged, and later runs keep what a pin states.
        let words = stated.isEmpty ? "" : "; it states \(stated.joined(separator: ", "))"
        messages.remark("\(verb) \(path) in \(proposal.path)\(change)\(words)".printable)
      case .alreadyWritten: messages.remark("\(path) is pinned as in the bundle".printable)
      case .refused(let error): messages.print(error)
      }
    }
    for rejection in decisions?.rejected ?? [] {
      let note = rejection.note.isEmpty ? "" : ": \(rejection.note)"
      messages.remark("rejected \(rejection.path)\(note)".printable)
    }
    let errors = approval.idle.compactMap(\.errorStatus)
    messages.remark(outcomes.summary(isDryRun: isDryRun, unusable: errors.count))
    messages.remark(bundle.notes)
    var status = max(outcomes.status, errors.max() ?? 0)
    if prunes {
      let orphans = try approval.orphanedPins
      status = max(status, orphans.prune(isDryRun: isDryRun, messages))
    }
    if status != 0 { throw ExitCode(status) }
  }
}

extension [BundleApproval.Approved] {
  fileprivate var status: Int32 {
    map { if case .refused(let error) = $0.outcome { error.code.rawValue } else { 0 } }.max() ?? 0
  }

  /// - Parameter unusable: how many timelines could not be verified when the bundle was made.
  fileprivate func summary(isDryRun: Bool, unusable: Int) -> String {
    let written = count { if case .written = $0.outcome { true } else { false } }
    let refused = count { if case .refused = $0.outcome { true } else { false } }
    return (isDryRun ? "would pin " : "pinned ") + counted(written, "timeline")
      + (refused > 0 ? "; \(refused) refused" : "")
      + (unusable > 0 ? "; \(unusable) cannot be approved" : "")
  }
}

extension [String] {
  /// Removes orphaned pins.
  ///
  /// - Returns: the exit status.
  func prune(isDryRun: Bool, _ messages: MessageOptions) -> Int32 {
    var status: Int32 = 0
    for path in self {
      do throws(LayoutAnimationError) {
        let reason = OrphanedPin(path: path).reason
        try Pin.removeOrphan(at: path, isDryRun: isDryRun)
        messages.remark(
          "\(isDryRun ? "would remove" : "removed") \(path): \(reason)".printable)
      } catch {
        messages.print(error)
        status = Swift.max(status, error.code.rawValue)
      }
    }
    return status
  }
}
