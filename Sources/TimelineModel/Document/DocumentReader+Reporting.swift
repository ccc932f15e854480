import JSONText

/// One mistake gives one error: what follows from it, and its repetitions, are not errors of their own.
/// No error is without advice.
extension DocumentReader {
  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at range: SourceRange,
    labels: [Diagnostic.Label] = [], notes: [String] = [], help: String
  ) {
    report(
      code, message, at: location(of: range), labels: labels, notes: notes, help: help)
  }

  /// Reports at a location that has been computed before.
  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at location: SourceLocation,
    labels: [Diagnostic.Label] = [], notes: [String] = [], help: String
  ) {
    diagnostics.append(
      Diagnostic(
        .error, code: code.rawValue, message: message, at: location, labels: labels, notes: notes,
        help: help))
  }

  /// Records an error that follows from another one. It is reported only if it turns out that there
  /// is no other.
  mutating func reportConsequence(
    _ code: Diagnostic.Code, _ message: String, at location: SourceLocation, help: String
  ) {
    consequences.append(
      Diagnostic(.error, code: code.rawValue, message: message, at: location, help: help))
  }

  /// Whether a mistake has been reported. If it has, the location is added to that error.
  mutating func isRepeated(_ mistake: RepeatedMistake, at location: SourceLocation) -> Bool {
    guard let repetition = repetitions[mistake] else {
      repetitions[mistake] = Repetition(diagnostic: diagnostics.count)
      return false
    }
    let (index, count) = (repetition.diagnostic, repetition.count + 1)
    repetitions[mistake]?.count = count
    consequences.append(diagnostics[index])
    guard count > Repetition.shownCount else {
      diagnostics[index].labels.append(Diagnostic.Label("and here", at: location))
      return true
    }
    if count > Repetition.shownCount + 1 { diagnostics[index].notes.removeLast() }
    let more = count - Repetition.shownCount
    diagnostics[index].notes.append("and in \(more) more place\(more == 1 ? "" : "s")")
    return true
  }

  /// The number of errors, whether they are reported or not. A part in which it does not grow has no
  /// mistake.
  var errorCount: Int { diagnostics.count + consequences.count }

  /// What is reported of the errors.
  var reported: [Diagnostic] { diagnostics.isEmpty ? consequences : diagnostics }
}

/// What is wrong, where one mistake shows at many places.
enum RepeatedMistake: Hashable {
  case unknownItem(String)
  case unknownMetric(String)
  case unknownConstraint(String)
  case removedConstraint(String)
  /// A view, by its index, that is not in the tree.
  case absentView(Int)
  case removedView(Int)
  /// A constraint, by its index.
  case priorityChange(Int)
  /// A view, by its index, whose frame or stack is changed and that has none.
  case changedFrame(Int)
  case changedStack(Int)
}

/// The error of a mistake that shows at many places.
struct Repetition {
  /// The number of further places that are shown.
  static let shownCount = 3

  /// Its index in the diagnostics.
  let diagnostic: Int
  /// The number of further places.
  var count = 0
}
