import ArgumentParser
import LayoutAnimation

/// The findings and failures of a check of several files, counted.
struct CheckTally: CustomStringConvertible {
  var errors = 0
  var warnings = 0
  var notes = 0
  var failures: [LayoutAnimationError.Code] = []
  var isCertified = true
  var timelines = 0
  var scenes = 0

  /// `2 timelines` or `3 scenes`.
  var subjects: String {
    let counts = [(timelines, "timeline"), (scenes, "scene")].filter { $0.0 > 0 }
    if counts.isEmpty { return counted(timelines, "timeline") }
    return counts.map { counted($0.0, $0.1) }.joined(separator: " and ")
  }

  /// A file that could not be checked takes precedence over an invalid one, and that over a
  /// finding: sysexits numbers happen to be in this order.
  func exitCode(_ threshold: CheckCommand.Threshold) -> ExitCode? {
    if let worst = failures.map(\.rawValue).max() { return ExitCode(worst) }
    if !isCertified { return ExitCode(1) }
    switch threshold {
    case .error, .never: return nil
    case .warning: return warnings > 0 ? ExitCode(1) : nil
    case .note: return warnings + notes > 0 ? ExitCode(1) : nil
    }
  }

  var description: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    let certainty = isCertified ? "" : ", and not all layouts are certified"
    if counts.isEmpty {
      return (failures.isEmpty ? "no problems found" : "not all could be read") + certainty
    }
    return counts.map { counted($0.0, $0.1) }.joined(separator: ", ") + certainty
  }
}
