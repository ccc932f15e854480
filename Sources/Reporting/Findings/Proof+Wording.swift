import AutoLayout
import Presentation

extension FindingWording {
  /// The length that is needed, the length that is available, and the difference.
  func sum(_ proof: ConflictProof, _ conflict: Finding.Conflict) -> String {
    let isPlain = proof.parts.allSatisfy { $0.multiplier.isSmallWhole }
    guard isPlain, let axis = proof.axis else { return weightedSum(proof, conflict) }
    let difference = proof.difference.shown.exactText
    if let duel = duel(proof, conflict) { return "\(duel): \(difference) apart" }
    if proof.available.allSatisfy(\.isGiven), !proof.needed.contains(where: \.isGiven) {
      return "the \(axis.line) needs \(total(proof.needed)); \(room(proof.available)): "
        + "\(difference) too many"
    }
    if proof.needed.allSatisfy(\.isGiven), !proof.available.contains(where: \.isGiven) {
      return "the \(axis.line) has \(total(proof.available)); \(room(proof.needed)): "
        + "\(difference) too few"
    }
    var (needed, available) = cancelled(proof.needed, proof.available)
    let factors = Set((needed + available).map { abs($0.factor) })
    // Of centers every length counts twice.
    let common = factors.count == 1 ? factors.first ?? 1 : 1
    for index in needed.indices { needed[index].factor /= common }
    for index in available.indices { available[index].factor /= common }
    return "added together, they require \(list(needed)) \(proof.isEquation ? "==" : "<=") "
      + "\(list(available)): \((proof.difference / common).shown.exactText) apart"
  }

  /// Without what both sides have.
  private func cancelled(
    _ needed: [ConflictProof.Term], _ available: [ConflictProof.Term]
  ) -> ([ConflictProof.Term], [ConflictProof.Term]) {
    var (left, right) = (needed, available)
    for one in left.indices {
      for other in right.indices where abs(abs(left[one].value) - abs(right[other].value)) < 1e-9 {
        let common = min(abs(left[one].factor), abs(right[other].factor))
        left[one].factor -= left[one].factor < 0 ? -common : common
        right[other].factor -= right[other].factor < 0 ? -common : common
      }
    }
    return (left.filter { abs($0.factor) > 1e-9 }, right.filter { abs($0.factor) > 1e-9 })
  }

  /// Two constraints on one length, with no other length involved.
  private func duel(_ proof: ConflictProof, _ conflict: Finding.Conflict) -> String? {
    let constraints = conflict.constraints
    guard constraints.count == 2, !(proof.needed + proof.available).contains(where: { $0.isGiven }),
      proof.parts.map(\.multiplier).reduce(0, +) == 0,
      abs(abs(constraints[0].constant - constraints[1].constant) - proof.difference) < 1e-6
    else { return nil }
    return zip(conflict.layout.members, constraints).map { member, constraint in
      let bound =
        switch constraint.relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
      return "\(name(member)) wants \(bound)\(constraint.constant.shown.exactText) pt"
    }.joined(separator: ", ")
  }

  /// `340 pt: 16 + 100 + 8 + 200 + 16`.
  private func total(_ terms: [ConflictProof.Term]) -> String {
    let sum = terms.reduce(0) { $0 + $1.amount }.shown.exactText
    return terms.count < 2 ? "\(sum) pt" : "\(sum) pt: \(list(terms))"
  }

  /// Equal terms next to each other are counted if they are many: `16 + 12 × 50 + 16`.
  private func list(_ terms: [ConflictProof.Term]) -> String {
    guard !terms.isEmpty else { return "0" }
    var runs: [(value: String, factor: Double, count: Int)] = []
    for term in terms {
      let (value, factor) = (abs(term.value).shown.exactText, abs(term.factor))
      if let last = runs.last, last.value == value, last.factor == factor {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((value, factor, 1))
      }
    }
    let sums = runs.map { run in
      let isCounted = run.count > Self.longestRun
      let factor = run.factor * (isCounted ? Double(run.count) : 1)
      let text = factor == 1 ? run.value : "\(factor.shown.exactText) × \(run.value)"
      return repeatElement(text, count: isCounted ? 1 : run.count).joined(separator: " + ")
    }
    guard sums.count > Self.mostSummands else { return sums.joined(separator: " + ") }
    let rest = "… (\(sums.count - Self.shownSummands) more)"
    return (sums.prefix(Self.shownSummands - 1) + [rest, sums[sums.count - 1]])
      .joined(separator: " + ")
  }

  /// The most summands that are written one by one: a reader adds up no more.
  private static let mostSummands = 12

  /// How many are written of a longer sum, the last one included.
  private static let shownSummands = 7

  /// The most equal terms that are written one by one.
  private static let longestRun = 4

  private func room(_ terms: [ConflictProof.Term]) -> String {
    guard !terms.isEmpty else { return "there is no room" }
    let parts = terms.map(text).joined(separator: " and ")
    let sum = terms.reduce(0) { $0 + $1.amount }.shown.exactText
    return terms.count == 1 && abs(terms[0].factor) == 1 ? parts : "\(parts), \(sum) in all"
  }

  private func text(_ term: ConflictProof.Term) -> String {
    let value = term.value.shown.exactText
    let times =
      abs(term.factor) == 1 ? "" : ", which counts \(abs(term.factor).shown.exactText) times"
    return switch term.source {
    case .constant(let member):
      "\(name(member)) leaves \(abs(term.value).shown.exactText)\(times)"
    case .extent(let item, let axis): "`\(words.words(item))` is \(value) \(axis.adjective)\(times)"
    case .place(let item, let attribute):
      "`\(words.anchor(item, attribute))` is at \(value)\(times)"
    case .between(let item, _): "`\(words.words(item))` leaves \(value)\(times)"
    }
  }

  /// For sums that are not a row of lengths, such as those of multipliers, whose terms nobody adds up: what
  /// the others leave of the broken one.
  private func weightedSum(_ proof: ConflictProof, _ conflict: Finding.Conflict) -> String {
    let broken = proof.parts.first { $0.member == conflict.layout.broken } ?? proof.parts.last
    guard let broken, broken.multiplier != 0 else {
      return "no lengths satisfy all \(proof.parts.count)"
    }
    let difference = (proof.difference / abs(broken.multiplier)).shown.exactText
    let others = proof.parts.count - 1
    return "if the \(others == 1 ? "other one holds" : "other \(others) hold"), "
      + "\(name(broken.member)) misses by \(proof.isEquation ? "" : "at least ")\(difference) pt"
  }
}

extension Double {
  fileprivate var isSmallWhole: Bool { self == rounded() && abs(self) <= 4 }
}
