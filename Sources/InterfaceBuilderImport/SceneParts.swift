import XMLText

/// The views and constraints of a scene as a file has them, for all size classes.
struct SceneParts {
  struct View {
    var element: XMLElement
    /// The id of the superview; nil for the root.
    var parent: String?
    /// Among the subviews of its superview.
    var place: Int
  }

  struct Constraint {
    var element: XMLElement
    /// The id of the element that it is listed in.
    var owner: String
  }

  /// By id.
  private(set) var views: [String: View] = [:]
  private(set) var constraints: [String: Constraint] = [:]
  /// Ids in the order of the file.
  private(set) var viewOrder: [String] = []
  private(set) var constraintOrder: [String] = []

  init(_ scene: InterfaceScene) {
    if let cell = scene.cell, cell["id"] != scene.root.id { addConstraints(of: cell) }
    // The root's own element has what size classes vary.
    add(scene.root.element, parent: nil, place: 0)
  }

  private mutating func add(_ element: XMLElement, parent: String?, place: Int) {
    guard let id = element["id"], views[id] == nil else { return }
    views[id] = View(element: element, parent: parent, place: place)
    viewOrder.append(id)
    addConstraints(of: element)
    for child in element.children {
      if child["key"] == "contentView", child.name != "tableViewCellContentView" {
        add(child, parent: id, place: 0)
      }
      guard child.name == "subviews" else { continue }
      for (place, view) in child.children.enumerated() { add(view, parent: id, place: place) }
    }
  }

  private mutating func addConstraints(of owner: XMLElement) {
    for list in owner.children where list.name == "constraints" {
      for constraint in list.children {
        guard let id = constraint["id"], constraints[id] == nil else { continue }
        constraints[id] = Constraint(element: constraint, owner: owner["id"] ?? "")
        constraintOrder.append(id)
      }
    }
  }

  /// Subviews by their ids, back to front.
  func subviews(of id: String) -> [String] {
    (views[id]?.element.child("subviews")?.children ?? []).compactMap { $0["id"] }
  }
}
