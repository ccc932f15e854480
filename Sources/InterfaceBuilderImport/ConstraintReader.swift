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
  private let limit: Int
  private var usedIDs: Set<String> = []
  /// The numbers to try next.
  private var nameCounts: [String: Int] = [:]

  init(
    _ scene: InterfaceScene, _ document: InterfaceDocument, _ names: ViewNames,
    limit: Int = ImportedScene.largestConstraintCount
  ) throws(InterfaceFault) {
    self.scene = scene
    self.document = document
    self.names = names
    self.limit = limit
    classes = document.classes
    items = SceneItems(scene, names)
    for (index, view) in scene.views.enumerated() { try read(view.element, owner: index) }
    if let cell = scene.cell, cell["id"] != scene.root.id { try read(cell, owner: 0) }
    // The names that people gave come first.
    for index in constraints.indices where constraints[index].id == nil {
      constraints[index].id = unique(constraints[index].plainName)
    }
  }

  private mutating func read(_ element: XMLElement, owner: Int) throws(InterfaceFault) {
    let installation = Installation(element, "constraints", classes)
    for list in element.children where list.name == "constraints" {
      for constraint in list.children where constraint.name == "constraint" {
        guard constraints.count < limit else {
          throw InterfaceFault(.tooManyConstraints(limit), at: constraint.offset)
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
    let constant = try constant(row, first, second, element)
    add(row, equation, constant, installation, [first, second].compactMap(\.self), element.offset)
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

  private mutating func add(
    _ row: ConstraintRow, _ equation: String, _ constant: Double, _ installation: Installation,
    _ items: [SceneItems.Item], _ offset: Int
  ) {
    let id = row.id ?? ""
    var constraint = SceneConstraint(
      equation: equation, group: installation.group(of: id),
      isInstalled: installation.includes(id), offset: offset)
    constraint.id = name(of: row)
    constraint.plainName = plainName(of: row, items)
    constraint.isOutlet = row.id.map { document.outlets[$0] != nil } ?? false
    constraint.constant = constant
    constraint.isLength = row.secondAttribute == nil
    constraint.states = ConstraintState.states(of: row, id, installation, classes)
    if row.isPlaceholder { constraint.note = "removed at build time" }
    if row.isSymbolic { constraint.note = "standard spacing" }
    if row.firstAttribute.contains("aseline") || row.secondAttribute?.contains("aseline") == true {
      constraint.baselineViews = items.compactMap(\.view)
    }
    let hasMargins = [row.firstAttribute, row.secondAttribute ?? ""]
      .contains { $0.contains("Margin") }
    if hasMargins { constraint.marginViews = items.compactMap(\.view) }
    constraints.append(constraint)
  }

  /// The name of the outlet that leads to it, or its identifier.
  private mutating func name(of row: ConstraintRow) -> String? {
    let given = row.id.flatMap { document.outlets[$0] } ?? row.identifier
    let plain = given.map(NameText.plain) ?? ""
    return plain.isEmpty ? nil : unique(plain)
  }

  /// The view and the attribute that it decides, as `card_top`: that of the root says nothing.
  private func plainName(of row: ConstraintRow, _ items: [SceneItems.Item]) -> String {
    let sides = zip(items.map(\.view), [row.firstAttribute, row.secondAttribute ?? ""])
    let side = sides.first { view, _ in view.map { $0 > 0 } ?? false }
    let view = (side?.0).map { names[$0] } ?? "root"
    return "\(view)_\(side?.1 ?? row.firstAttribute)"
  }

  private mutating func unique(_ plain: String) -> String {
    var name = plain
    var number = nameCounts[plain] ?? 2
    while !usedIDs.insert(name).inserted {
      name = "\(plain)_\(number)"
      number += 1
    }
    nameCounts[plain] = number
    return name
  }

  mutating func omit(_ row: ConstraintRow, _ reason: String) {
    omissions.append(
      Omission(kind: "constraint", id: row.id ?? "without id", reason: reason))
  }
}
