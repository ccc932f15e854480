import XMLText

/// Collects the views of a scene.
struct ViewTree {
  private let document: InterfaceDocument
  private(set) var views: [InterfaceView] = []
  private(set) var candidates: [InterfaceScene.Candidate] = []
  private var ids: Set<String> = []
  private static let limit = 100_000

  init(_ document: InterfaceDocument) { self.document = document }

  mutating func add(
    _ element: XMLElement, parent: Int?, isArranged: Bool, fills: Bool
  ) throws(InterfaceFault) {
    guard let id = element["id"] else { return }
    let element = element.varied(for: document.classes)
    guard ids.insert(id).inserted else {
      throw InterfaceFault(.repeatedID(id), at: element.offset)
    }
    guard views.count < Self.limit else {
      throw InterfaceFault(.tooManyViews(Self.limit), at: element.offset)
    }
    let number = views.count
    addCandidate(element, id)
    views.append(
      InterfaceView(
        id: id, element: element, parent: parent, recordedFrame: try element.recordedFrame(),
        isArranged: isArranged, fillsParent: fills))
    try addSubviews(of: element, number)
  }

  private mutating func addSubviews(
    of element: XMLElement, _ number: Int
  ) throws(InterfaceFault) {
    let installed = Installation(element, "subviews", document.classes)
    for child in element.children {
      if child["key"] == "contentView", child.name != "tableViewCellContentView" {
        try add(
          child, parent: number, isArranged: false, fills: element.name == "visualEffectView")
      }
      guard child.name == "subviews" else { continue }
      for subview in child.children {
        guard installed.includes(subview["id"] ?? "") else {
          addCandidates(subview)
          continue
        }
        try add(
          subview, parent: number, isArranged: element.name == "stackView", fills: false)
      }
    }
  }

  private mutating func addCandidate(_ element: XMLElement, _ id: String) {
    candidates.append(
      InterfaceScene.Candidate(id: id, type: element.name, label: element["userLabel"]))
  }

  private mutating func addCandidates(_ element: XMLElement) {
    guard let id = element["id"] else { return }
    addCandidate(element, id)
    for child in element.children {
      if child["key"] == "contentView", child.name != "tableViewCellContentView" {
        addCandidates(child)
      }
      if child.name == "subviews" { child.children.forEach { addCandidates($0) } }
    }
  }
}

extension XMLElement {
  /// With the attributes that variations have for some size classes.
  fileprivate func varied(for classes: SizeClasses) -> XMLElement {
    var element = self
    for variation in children where variation.name == "variation" {
      guard classes.matches(variation["key"] ?? "default") else { continue }
      for (name, value) in variation.attributes where name != "key" {
        element.attributes[name] = value
      }
    }
    return element
  }
}
