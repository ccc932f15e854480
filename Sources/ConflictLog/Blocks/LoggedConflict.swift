/// One message of a log: constraints that cannot be satisfied together, and the one that is broken.
struct LoggedConflict: Sendable {
  /// Where the first line begins, as an offset into the log.
  var offset: Int
  var constraints: [LoggedConstraint] = []
  /// The index of the one that UIKit breaks; nil if the log does not name it, or names another.
  var broken: Int?
  /// Why descriptions are not understood, of the first ones.
  var problems: [DescriptionProblem] = []
  /// The number of all that are not understood.
  var problemCount = 0
  /// Whether the system has replaced the list with `<private>`.
  var isPrivate = false
  /// Whether the text ends before the list does.
  var isCutOff = false
}

extension LoggedConflict {
  /// The most problems of a conflict that are reported: nobody reads more.
  static let maximumProblemCount = 20

  mutating func add(_ problem: DescriptionProblem) {
    problemCount += 1
    if problems.count < Self.maximumProblemCount { problems.append(problem) }
  }

  /// Adds a constraint of the list, once.
  mutating func add(_ constraint: LoggedConstraint) {
    if index(of: constraint) == nil { constraints.append(constraint) }
  }

  /// Marks a constraint as the broken one; one that the list lacks is part of the conflict too.
  mutating func setBroken(_ constraint: LoggedConstraint) {
    add(constraint)
    broken = broken ?? index(of: constraint)
  }

  private func index(of constraint: LoggedConstraint) -> Int? {
    constraints.firstIndex {
      $0.address == constraint.address && $0.className == constraint.className
    }
  }
}
