import XMLText

/// What constraints of a scene can refer to, by id.
struct SceneItems {
  enum Item {
    case view(Int)
    /// A guide by how it is written, and its kind.
    case guide(String, kind: String)

    var view: Int? {
      if case .view(let index) = self { return index }
      return nil
    }

    var guideKind: String? {
      if case .guide(_, let kind) = self { return kind }
      return nil
    }
  }

  private var items: [String: Item] = [:]

  init() {}

  init(_ scene: InterfaceScene, _ names: ViewNames) {
    if let cell = scene.cell?["id"] { items[cell] = .view(0) }
    let scrolled = scene.scrolledViews
    for (index, view) in scene.views.enumerated() {
      items[view.id] = .view(index)
      for guide in view.element.children where guide.name == "viewLayoutGuide" {
        let kind = guide["key"] ?? ""
        guard let id = guide["id"], Self.kinds.contains(kind) else { continue }
        // The safe area is outside of what scrolls.
        let isWhole = kind == "safeArea" && scrolled.contains(index)
        items[id] = .guide(isWhole ? names[index] : "\(names[index]).\(kind)", kind: kind)
      }
    }
    for guides in scene.controller?.children ?? [] where guides.name == "layoutGuides" {
      for guide in guides.children {
        guard let id = guide["id"], let type = guide["type"], type == "top" || type == "bottom"
        else { continue }
        items[id] = .guide("\(type)LayoutGuide", kind: "\(type)LayoutGuide")
      }
    }
  }

  private static let kinds: Set<String> = ["safeArea", "contentLayoutGuide", "frameLayoutGuide"]

  subscript(id: String) -> Item? { items[id] }
}
