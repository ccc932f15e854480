import AutoLayout
import Primitives

extension CorpusLayout {
  mutating func add(_ row: CorpusScene.Constraint) {
    guard let first = attribute(row.attr, row), let relation = relation(row.rel) else { return }
    let second = row.second.map { item($0, beside: row.first, row.attr2 ?? "") }
    let secondAttribute = row.attr2.flatMap { attribute($0, row) } ?? .notAnAttribute
    constraints.append(
      LayoutConstraint(
        firstItem: item(row.first, beside: row.second ?? row.first, row.attr),
        firstAttribute: first, relation: relation, secondItem: second,
        secondAttribute: second == nil ? .notAnAttribute : secondAttribute,
        multiplier: row.multiplier ?? 1, constant: row.asBottomToBottom ?? row.constant,
        priority: row.priority.flatMap { LayoutPriority($0) } ?? .required))
  }

  /// An item that is not a view of the scene is the cell around the content, so the root. The edges
  /// of a scroll view, as seen from views inside it, are those of its content layout guide.
  private func item(_ id: String, beside other: String, _ attribute: String) -> LayoutItem {
    if let guide = guides[id] { return guide }
    let index = numbers[id] ?? .root
    guard isScrollView(views[index.rawValue]), isEdge(attribute), isInside(other, index) else {
      return .view(index)
    }
    return .contentLayoutGuide(index)
  }

  private func isEdge(_ attribute: String) -> Bool {
    ["leading", "trailing", "left", "right", "top", "bottom"].contains(attribute)
  }

  private func isInside(_ id: String, _ ancestor: ViewIndex) -> Bool {
    var view = numbers[id].map { views[$0.rawValue] }
    while let present = view, let parent = parent(of: present) {
      if numbers[parent.id] == ancestor { return true }
      view = parent
    }
    return false
  }

  /// Constraints on baselines are replaced by the recorded distance of the bottom edges.
  private mutating func attribute(
    _ name: String, _ row: CorpusScene.Constraint
  ) -> LayoutAttribute? {
    if row.asBottomToBottom != nil { return .bottom }
    let names = ["baseline": "lastBaseline"]
    let attribute = LayoutAttribute(rawValue: names[name] ?? name)
    if attribute == nil { problems.append("unknown attribute \(name)") }
    return attribute
  }

  private mutating func relation(_ symbol: String) -> LayoutRelation? {
    let relation = LayoutRelation.allCases.first { $0.symbol == symbol }
    if relation == nil { problems.append("unknown relation \(symbol)") }
    return relation
  }

  mutating func fill(_ view: CorpusScene.View) {
    guard let index = numbers[view.id], let superview = superview(of: view) else { return }
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      constraints.append(
        LayoutConstraint(
          firstItem: .view(index), firstAttribute: attribute, secondItem: .view(superview),
          secondAttribute: attribute))
    }
  }
}
