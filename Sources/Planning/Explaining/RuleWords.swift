package import AutoLayout
package import Presentation
import Reporting
import TimelineModel

/// Describes links and rivals by the names, source locations and spellings of their constraints.
package struct RuleWords {
  private let plan: AnimationPlan
  private let engine: LayoutEngine
  private let words: TimelineWords

  package init(_ plan: AnimationPlan, _ engine: LayoutEngine) {
    self.plan = plan
    self.engine = engine
    words = TimelineWords(plan.timeline)
  }

  package func links(_ support: LayoutSupport) -> [EdgeExplanation.Link] {
    var sum = support.fixed
    return support.links.map { link in
      sum += link.contribution
      return EdgeExplanation.Link(
        rule: rule(link.source, link.constraint), depth: link.depth, value: link.near,
        arithmetic: link.arithmetic, coefficient: link.coefficient, rightSide: link.rightSide,
        contribution: link.contribution, sum: sum)
    }
  }

  package func rival(_ rival: LayoutSupport.Rival) -> EdgeExplanation.Rival {
    let state: EdgeExplanation.Rival.State =
      switch rival.state {
      case .missed(let points, let sources):
        .missed(by: points, because: sources.map { rule($0, engine.constraint(of: $0)) })
      case .broken: .broken(because: opponents(of: rival.source))
      case .inactive: .inactive
      case .holds(let points): .holds(spare: points)
      }
    return EdgeExplanation.Rival(rule: rule(rival.source, rival.constraint), state: state)
  }

  /// The other members of the last conflict in which a constraint was broken.
  private func opponents(of source: LayoutSupport.Source) -> [EdgeExplanation.Rule] {
    for case .conflict(let conflict) in plan.findings().reversed()
    where isSame(conflict.layout.broken, source) {
      return conflict.layout.members.compactMap { member in
        guard case .constraint(let index) = member, member != conflict.layout.broken else {
          return nil
        }
        return rule(.constraint(index), engine.constraint(index))
      }
    }
    return []
  }

  private func isSame(_ member: LayoutConflict.Member, _ source: LayoutSupport.Source) -> Bool {
    switch (member, source) {
    case (.constraint(let a), .constraint(let b)): a == b
    case (.system(let a, _), .system(_, let b)): a == b
    default: false
    }
  }

  private func kind(
    of system: SystemConstraint, _ constraint: LayoutConstraint?
  ) -> EdgeExplanation.Rule.Kind {
    switch system {
    case .contentSize:
      constraint?.relation == .lessThanOrEqual ? .hugging : .compressionResistance
    case .autoresizingMask: .autoresizingMask
    case .stack: .stack
    }
  }

  private func identifier(of system: SystemConstraint) -> String? {
    if case .stack(_, let constraint) = system { constraint.rawValue } else { nil }
  }

  /// - Parameter constraint: with the values it has at that time; nil for the tie rule.
  package func rule(
    _ source: LayoutSupport.Source, _ constraint: LayoutConstraint?
  ) -> EdgeExplanation.Rule {
    let equation = constraint.map(words.equation(of:))
    let priority = constraint.map { Double($0.priority.rawValue) }
    switch source {
    case .constraint(let index):
      let declared = plan.timeline.constraints[index]
      return EdgeExplanation.Rule(
        kind: .constraint, id: declared.id, equation: equation ?? "", priority: priority,
        line: declared.location.line, column: declared.location.column)
    case .system(_, let system):
      return EdgeExplanation.Rule(
        kind: kind(of: system, constraint), id: identifier(of: system), equation: equation ?? "",
        priority: priority, line: nil, column: nil)
    case .tieRule(let item, let attribute):
      return EdgeExplanation.Rule(
        kind: .tieRule, id: nil, equation: words.anchor(item, attribute),
        priority: nil, line: nil, column: nil)
    }
  }
}

extension TimelineWords {
  /// A constraint as an equation of the timeline format, without its priority.
  func equation(of constraint: LayoutConstraint) -> String {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    let left = "\(first) \(constraint.relation.symbol) "
    guard let item = constraint.secondItem else { return left + constraint.constant.shortText }
    var right = anchor(item, constraint.secondAttribute)
    if constraint.multiplier != 1 { right += " * \(constraint.multiplier.shortText)" }
    return left + right + constraint.constant.signedText
  }
}

extension LayoutSupport.Link {
  /// `343 = 359 - 16`: the attribute nearer to the edge, computed from the other one. Every link
  /// is satisfied exactly, whatever its relation.
  fileprivate var arithmetic: String {
    guard let constraint, let far else { return near.shortText }
    let side = EdgeExplanation.sum([far, farInset])
    let constant = isReversed ? -constraint.constant : constraint.constant
    let factor = constraint.multiplier.shortText
    let right =
      if constraint.multiplier == 1 {
        // In a right-to-left layout the constant has the opposite sign, so it is computed as the
        // remaining difference.
        EdgeExplanation.sum([far, farInset, near - far - farInset])
      } else if isReversed {
        "(\(EdgeExplanation.sum([far, farInset, constant]))) / \(factor)"
      } else {
        "\(factor) × \(farInset.signedText.isEmpty ? side : "(\(side))")\(constant.signedText)"
      }
    return right == near.shortText ? right : "\(near.shortText) = \(right)"
  }
}

extension EdgeExplanation {
  /// `375 - 16`, without terms that would be shown as 0.
  fileprivate static func sum(_ terms: [Double]) -> String {
    var text = ""
    for term in terms where !term.signedText.isEmpty {
      text += text.isEmpty ? term.shortText : term.signedText
    }
    return text.isEmpty ? "0" : text
  }
}

extension Double {
  /// ` + 8`, ` - 8`, or an empty text for a value that would be shown as 0.
  var signedText: String {
    let text = magnitude.shortText
    return text == "0" ? "" : (self < 0 ? " - " : " + ") + text
  }
}
