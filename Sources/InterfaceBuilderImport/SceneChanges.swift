import JSONText
import XMLText

/// What differs between two versions of a scene, views and constraints by their ids.
struct SceneChanges {
  private(set) var all: [SceneChange] = []
  private let old: SceneParts
  private let new: SceneParts

  init(
    _ oldScene: InterfaceScene, _ oldDocument: InterfaceDocument, _ newScene: InterfaceScene,
    _ newDocument: InterfaceDocument
  ) {
    old = SceneParts(oldScene)
    new = SceneParts(newScene)
    addDocument(oldDocument, newDocument)
    addViews(oldDocument, newDocument)
    addConstraints()
  }

  private mutating func add(
    _ kind: SceneChange.Kind, _ id: String, _ properties: [String] = []
  ) {
    all.append(SceneChange(kind: kind, id: id, properties: properties))
  }

  private mutating func addDocument(_ old: InterfaceDocument, _ new: InterfaceDocument) {
    var properties = ["useSafeAreas", "useAutolayout"].compactMap {
      PropertyWords.change($0, old.root[$0], new.root[$0])
    }
    if let device = PropertyWords.change("device", old.screen?.name, new.screen?.name) {
      properties.append(device)
    }
    if !properties.isEmpty { add(.document(old: old.root, new: new.root), "document", properties) }
  }

  private mutating func addViews(_ oldDocument: InterfaceDocument, _ newDocument: InterfaceDocument)
  {
    for id in old.viewOrder where new.views[id] == nil {
      guard let view = old.views[id], view.parent.map({ new.views[$0] != nil }) ?? true else {
        continue
      }
      let ids = view.element.ids
      let touching = old.constraintOrder.compactMap { old.constraints[$0] }.filter {
        $0.element.refers(to: ids) && !ids.contains($0.owner)
          && new.constraints[$0.element["id"] ?? ""] == nil
      }
      add(.viewRemoved(view, touching), id)
    }
    for id in new.viewOrder {
      guard let view = new.views[id] else { continue }
      guard let before = old.views[id] else {
        if view.parent.map({ old.views[$0] != nil }) ?? true { add(.viewAdded(view), id) }
        continue
      }
      if before.parent != view.parent { add(.viewMoved(old: before, new: view), id) }
      let properties = PropertyWords.changes(
        ViewProperties(before.element, oldDocument), ViewProperties(view.element, newDocument))
      if !properties.isEmpty { add(.viewChanged(old: before, new: view), id, properties) }
      addOrder(of: id)
    }
  }

  private mutating func addOrder(of id: String) {
    let (before, after) = (old.subviews(of: id), new.subviews(of: id))
    let kept = Set(before).intersection(after)
    let order = before.filter(kept.contains)
    if order != after.filter(kept.contains) { add(.order(order), id) }
  }

  /// Constraints of views that were added or removed came or went with them.
  private mutating func addConstraints() {
    let newIDs = Set(new.viewOrder).subtracting(old.viewOrder)
    let oldIDs = Set(old.viewOrder).subtracting(new.viewOrder)
    for id in old.constraintOrder where new.constraints[id] == nil {
      guard let constraint = old.constraints[id], !constraint.touches(oldIDs) else { continue }
      add(.constraintRemoved(constraint), id)
    }
    for id in new.constraintOrder {
      guard let constraint = new.constraints[id] else { continue }
      guard let before = old.constraints[id] else {
        if !constraint.touches(newIDs) { add(.constraintAdded(constraint), id) }
        continue
      }
      let properties = PropertyWords.changes(
        ConstraintProperties(before), ConstraintProperties(constraint))
      if !properties.isEmpty {
        add(.constraintChanged(old: before, new: constraint), id, properties)
      }
    }
  }
}

extension SceneParts.Constraint {
  fileprivate func touches(_ ids: Set<String>) -> Bool {
    ids.contains(owner) || element.refers(to: ids)
  }
}
