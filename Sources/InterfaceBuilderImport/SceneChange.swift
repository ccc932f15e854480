import XMLText

/// A difference between two versions of a scene.
struct SceneChange {
  enum Kind {
    case constraintAdded(SceneParts.Constraint)
    case constraintRemoved(SceneParts.Constraint)
    case constraintChanged(old: SceneParts.Constraint, new: SceneParts.Constraint)
    case viewAdded(SceneParts.View)
    /// With the constraints between it and views that stay.
    case viewRemoved(SceneParts.View, [SceneParts.Constraint])
    case viewChanged(old: SceneParts.View, new: SceneParts.View)
    case viewMoved(old: SceneParts.View, new: SceneParts.View)
    /// The order of the subviews that both versions have.
    case order([String])
    /// An attribute of the document, or its device.
    case document(old: XMLElement, new: XMLElement)
  }

  var kind: Kind
  /// Of the element in the file.
  var id: String
  /// What differs, one thing each: `constant 20 → 40`.
  var properties: [String] = []

  /// Of the element, in the new file unless it was removed.
  var offset: Int {
    switch kind {
    case .constraintAdded(let constraint), .constraintRemoved(let constraint),
      .constraintChanged(_, let constraint):
      constraint.element.offset
    case .viewAdded(let view), .viewRemoved(let view, _), .viewChanged(_, let view),
      .viewMoved(_, let view):
      view.element.offset
    case .order: 0
    case .document(_, let root): root.offset
    }
  }

  var isRemoval: Bool {
    switch kind {
    case .constraintRemoved, .viewRemoved: true
    default: false
    }
  }
}

extension SceneChange {
  /// The new document with this change undone; nil if that is impossible without undoing others.
  func reverted(in document: XMLElement) -> XMLElement? {
    switch kind {
    case .constraintAdded: return document.replacing(id) { _ in nil }
    case .constraintRemoved(let old):
      return document.replacing(old.owner) { $0.adding(old.element, to: "constraints") }
    case .constraintChanged(let old, _): return document.replacing(id) { _ in old.element }
    case .viewAdded(let view):
      let ids = view.element.ids
      return document.removing { element in
        element["id"] == id || element.name == "constraint" && element.refers(to: ids)
      }
    case .viewRemoved(let view, let constraints):
      guard let parent = view.parent else { return nil }
      var document = document.replacing(parent) {
        $0.adding(view.element, to: "subviews", at: view.place)
      }
      for constraint in constraints {
        document = document.replacing(constraint.owner) {
          $0.adding(constraint.element, to: "constraints")
        }
      }
      return document
    case .viewChanged(let old, _):
      return document.replacing(id) { $0.taking(propertiesOf: old.element) }
    case .viewMoved: return nil
    case .order(let subviews):
      return document.replacing(id) { $0.ordering(subviews) }
    case .document(let old, _): return document.taking(headOf: old)
    }
  }
}

extension XMLElement {
  func refers(to ids: Set<String>) -> Bool {
    ["firstItem", "secondItem"].contains { self[$0].map(ids.contains) == true }
  }

  /// What is inside a view and is compared on its own.
  var isStructure: Bool {
    ["subviews", "constraints", "connections"].contains(name) || self["key"] == "contentView"
  }

  fileprivate func taking(propertiesOf old: XMLElement) -> XMLElement {
    var element = self
    element.attributes = old.attributes
    element.children = old.children.filter { !$0.isStructure } + children.filter(\.isStructure)
    return element
  }

  fileprivate func ordering(_ subviews: [String]) -> XMLElement {
    var element = self
    let ranks = Dictionary(zip(subviews, subviews.indices)) { first, _ in first }
    for index in element.children.indices where element.children[index].name == "subviews" {
      let views = element.children[index].children
      let places = views.indices.filter { ranks[views[$0]["id"] ?? ""] != nil }
      let sorted = places.map { views[$0] }
        .sorted { ranks[$0["id"] ?? "", default: 0] < ranks[$1["id"] ?? "", default: 0] }
      for (place, view) in zip(places, sorted) { element.children[index].children[place] = view }
    }
    return element
  }

  /// The attributes and the device of another document.
  fileprivate func taking(headOf old: XMLElement) -> XMLElement {
    var element = self
    element.attributes = old.attributes
    element.children.removeAll { $0.name == "device" }
    element.children += old.children.filter { $0.name == "device" }
    return element
  }
}
