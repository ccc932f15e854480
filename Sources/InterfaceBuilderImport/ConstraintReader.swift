import AutoLayout
import JSONText
import XMLText

/// Turns the constraints of a scene into equations.
struct ConstraintReader {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let names: ViewNames
  var items = SceneItems()
  var constraints: [SceneConstraint] = []
  /// What is left out.
  var omissions: [Omission] = []
  private let classes: SizeClasses
  private var usedIDs: Set<String> = []
  static let limit = 400_000

  init(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ names: ViewNames
  ) throws(InterfaceFault) {
    self.scene = scene
    self.document = document
    self.names = names
    classes = document.classes
    items = SceneItems(scene, names)
    for (index, view) in scene.views.enumerated() { try read(view.element, owner: index) }
    if let cell = scene.cell, cell["id"] != scene.root.id { try read(cell, owner: 0) }
  }

  private mutating func read(_ element: XMLElement, owner: Int) throws(InterfaceFault) {
    let installation = Installation(element, "constraints", classes)
    for list in element.children where list.name == "constraints" {
      for constraint in list.children where constraint.name == "constraint" {
        guard constraints.count < Self.limit else {
          throw InterfaceFault(.tooManyConstraints(Self.limit), at: constraint.offset)
        }
        try read(constraint, owner, installation)
      }
    }
  }

  private mutating func read(
    _ element: XMLElement, _ owner: Int, _ installation: Installation
  ) throws(InterfaceFault) {
    var row = try ConstraintRow(element)
    try row.apply(classes)
    let first = try item(row.first, owner, element)
    let second =
      row.secondAttribute == nil ? nil : try item(row.second, owner, element)
    guard let first, row.secondAttribute == nil || second != nil else {
      return omit(row, "it refers to something outside of the scene")
    }
    guard let equation = try equation(row, first, second, element) else { return }
    add(row, equation, installation, [first, second].compactMap(\.self))
  }

  /// Nil for an item of another scene, or one that is not installed.
  private func item(
    _ id: String?, _ owner: Int, _ element: XMLElement
  ) throws(InterfaceFault) -> SceneItems.Item? {
    guard let id else { return .view(owner) }
    if let item = items[id] { return item }
    if document.ids.contains(id) { return nil }
    throw InterfaceFault(.missingReference(id), at: element.offset)
  }

  private mutating func equation(
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
  private func constant(
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

  private mutating func add(
    _ row: ConstraintRow, _ equation: String, _ installation: Installation,
    _ items: [SceneItems.Item]
  ) {
    let id = row.id ?? ""
    var constraint = SceneConstraint(
      equation: equation, group: installation.group(of: id),
      isInstalled: installation.includes(id))
    constraint.id = name(of: row)
    if row.isPlaceholder { constraint.note = "removed at build time" }
    if row.isSymbolic { constraint.note = "standard spacing" }
    if row.firstAttribute.contains("aseline") || row.secondAttribute?.contains("aseline") == true {
      constraint.baselineViews = items.compactMap(\.view)
    }
    constraints.append(constraint)
  }

  /// The name of the outlet that leads to it, or its identifier.
  private mutating func name(of row: ConstraintRow) -> String? {
    let given = row.id.flatMap { document.outlets[$0] } ?? row.identifier
    let plain = given.map(NameText.plain) ?? ""
    guard !plain.isEmpty else { return nil }
    var name = plain
    var number = 2
    while !usedIDs.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    return name
  }

  private mutating func omit(_ row: ConstraintRow, _ reason: String) {
    omissions.append(
      Omission(kind: "constraint", id: row.id ?? "without id", reason: reason))
  }
}
