import AutoLayout
import JSONText
import XMLText

extension ConstraintReader {
  mutating func equation(
    _ row: ConstraintRow, _ first: SceneItems.Item, _ second: SceneItems.Item?,
    _ element: XMLElement
  ) throws(InterfaceFault) -> String? {
    guard let attribute = LayoutAttribute(rawValue: row.firstAttribute),
      let other = row.secondAttribute.map({ LayoutAttribute(rawValue: $0) }) ?? .notAnAttribute
    else {
      omit(row, "its attribute is not known")
      return nil
    }
    let multiplier = try row.multiplier(element)
    let constant = try self.constant(row, first, second, element)
    do throws(IllegalEquation) {
      try LayoutConstraint(
        firstItem: .view(.root), firstAttribute: attribute,
        secondItem: second.map { _ in .view(.root) }, secondAttribute: other,
        multiplier: multiplier
      ).checkLegality()
    } catch {
      omit(row, "UIKit would refuse it")
      return nil
    }
    return text(row, first, second, multiplier: multiplier, constant: constant)
  }

  private func text(
    _ row: ConstraintRow, _ first: SceneItems.Item, _ second: SceneItems.Item?,
    multiplier: Double, constant: Double
  ) -> String {
    var text =
      "\(itemText(first, beside: second, row.firstAttribute)).\(row.firstAttribute) \(row.relation) "
    if let second, let attribute = row.secondAttribute {
      text += "\(itemText(second, beside: first, attribute)).\(attribute)"
      if multiplier != 1 { text += " * \(JSONWriter.text(of: multiplier))" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += JSONWriter.text(of: abs(constant))
      }
    } else {
      text += JSONWriter.text(of: constant)
    }
    return row.priority == 1000 ? text : text + " @\(JSONWriter.text(of: row.priority))"
  }

  /// The edges of a scroll view, as seen from views inside it, are those of its content.
  private func itemText(
    _ item: SceneItems.Item, beside other: SceneItems.Item?, _ attribute: String
  ) -> String {
    switch item {
    case .guide(let text, _): return text
    case .view(let index):
      let isEdge = ["leading", "trailing", "left", "right", "top", "bottom"].contains(attribute)
      guard scene.views[index].isScrollView, isEdge, let inner = other?.view,
        isInside(inner, index)
      else { return names[index] }
      return names[index] + ".contentLayoutGuide"
    }
  }

  private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var next = scene.views[view].parent
    while let present = next {
      if present == ancestor { return true }
      next = scene.views[present].parent
    }
    return false
  }

  /// Standard spacing is found anew, whatever number the file has.
  func constant(
    _ row: ConstraintRow, _ first: SceneItems.Item, _ second: SceneItems.Item?,
    _ element: XMLElement
  ) throws(InterfaceFault) -> Double {
    let own = try element.number("constant")
    let stored = row.constantVariation ?? own
    guard row.isSymbolic, let second else { return stored }
    let size: Double
    switch (first.guideKind, second.guideKind) {
    case ("safeArea", _), (_, "safeArea"): size = 0
    case (.some, _), (_, .some): size = 8
    case (nil, nil):
      guard let one = first.view, let other = second.view else { return stored }
      let isNested = isInside(one, other) || isInside(other, one)
      let hasMargin =
        row.firstAttribute.hasSuffix("Margin")
        || row.secondAttribute?.hasSuffix("Margin") == true
      size = hasMargin ? 0 : isNested ? 20 : 8
    }
    return stored < 0 ? -size : size
  }
}
