import Reporting

extension EdgeExplanation.Rival {
  package var says: String {
    switch state {
    case .missed(let points, _): "missed by \(points.shortText)"
    case .broken: "broken"
    case .inactive: "inactive"
    case .holds(let spare):
      "holds anyway" + (spare.shortText == "0" ? "" : ", \(spare.shortText) to spare")
    }
  }

  /// Why the rule is missed or broken; nil if `says` is enough.
  package var reason: String? {
    switch state {
    case .missed(_, let rules):
      guard let weakest = rules.first else { return nil }
      let verb = rules.count == 1 ? "is" : "are"
      return weakest.priority == rule.priority
        ? "\(names(rules)) \(verb) as strong, and the tie rule prefers \(rules.count == 1 ? "it" : "them")"
        : "\(names(rules)) \(verb) stronger"
    case .broken(let rules): return rules.isEmpty ? nil : "contradicts \(names(rules))"
    case .inactive, .holds: return nil
    }
  }

  /// Four names, or three and the number of the others.
  private func names(_ rules: [EdgeExplanation.Rule]) -> String {
    let named = rules.prefix(rules.count > 4 ? 3 : 4).map(\.name)
    let rest = rules.count > named.count ? " and \(rules.count - named.count) more" : ""
    return named.joined(separator: ", ") + rest
  }
}
