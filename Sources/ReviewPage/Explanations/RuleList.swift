import AutoLayout
import LayoutAnimation
import Presentation
import TimelineModel

/// The distinct rules of a version, in the order of their first mention. A rule with another constant or
/// priority is a different one.
struct RuleList {
  private var distinct = DistinctTexts()

  var rules: [JSON] { distinct.texts }

  mutating func place(
    of rule: EdgeExplanation.Rule, _ source: LayoutSupport.Source, _ constraint: LayoutConstraint?
  ) -> Int {
    distinct.place(of: Self.json(rule, source, constraint))
  }

  private static func json(
    _ rule: EdgeExplanation.Rule, _ source: LayoutSupport.Source, _ constraint: LayoutConstraint?
  ) -> JSON {
    let items = (constraint?.owners ?? source.owners).map { JSON($0.rawValue) }
    return .object([
      "kind": JSON(rule.kind.rawValue), "id": JSON(rule.id) ?? .null, "text": JSON(rule.equation),
      "priority": rule.priority.map { JSON($0) } ?? .null,
      "line": rule.line.map { JSON($0) } ?? .null,
      "column": rule.column.map { JSON($0) } ?? .null,
      "constraint": source.declaredIndex.map { JSON($0) } ?? .null, "items": .array(items),
    ])
  }
}

extension RuleList {
  /// - Parameter constraint: has the constant at that time.
  mutating func place(
    of member: LayoutConflict.Member, _ constraint: LayoutConstraint, _ words: RuleWords
  ) -> Int {
    let source = member.source
    return place(of: words.rule(source, constraint), source, constraint)
  }
}

extension LayoutConflict.Member {
  /// The engine's index of a system constraint is not used here.
  fileprivate var source: LayoutSupport.Source {
    switch self {
    case .constraint(let index): .constraint(index)
    case .system(let system, _): .system(-1, system)
    }
  }
}

extension LayoutSupport.Source {
  fileprivate var declaredIndex: Int? {
    if case .constraint(let index) = self { index } else { nil }
  }

  /// The views of a rule that is not a constraint at that time.
  fileprivate var owners: [ViewIndex] {
    switch self {
    case .constraint: []
    case .system(_, .contentSize(let view, _)), .system(_, .autoresizingMask(let view, _)),
      .system(_, .stack(let view, _)):
      [view]
    case .tieRule(let item, _): [item.owner]
    }
  }
}
