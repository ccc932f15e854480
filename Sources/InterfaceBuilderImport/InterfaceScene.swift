package import Primitives
import XMLText

/// One tree of views that is laid out on its own.
package struct InterfaceScene: Sendable {
  package enum Kind: String, Sendable {
    case controllerView, xibView, tableCell, collectionCell, tableHeaderFooter
  }

  package let kind: Kind
  /// Superviews before subviews, siblings back to front; the first one is the root.
  package internal(set) var views: [InterfaceView]
  /// Of a controller's view.
  let controller: XMLElement?
  /// Of a cell: the element around the content view.
  let cell: XMLElement?

  package var root: InterfaceView { views[0] }

  /// What people call the scene.
  package var title: String {
    let owner = controller ?? cell ?? root.element
    return owner["title"] ?? owner["storyboardIdentifier"] ?? owner["reuseIdentifier"]
      ?? owner["userLabel"] ?? owner["customClass"] ?? root.type
  }

  package var size: Size { root.recordedFrame?.size ?? Size(width: 375, height: 667) }
}

/// Finds the scenes of a file.
struct SceneFinder {
  private let document: InterfaceDocument
  private var found: [InterfaceScene] = []

  init(_ document: InterfaceDocument) { self.document = document }

  func scenes() throws(InterfaceFault) -> [InterfaceScene] {
    var finder = self
    let objects = document.root.child("objects")?.children ?? []
    if document.isXIB {
      for element in objects { try finder.findTop(element) }
    }
    for scene in document.root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] { try finder.findTop(object) }
    }
    return finder.found
  }

  private mutating func findTop(_ element: XMLElement) throws(InterfaceFault) {
    if Self.isController(element) {
      for child in element.children where child["key"] == "view" {
        try add(child, .controllerView, controller: element)
      }
    } else if Self.isView(element), !Self.isCell(element), element["id"] != nil {
      try add(element, .xibView)
    }
    try findInside(element)
  }

  private mutating func findInside(_ element: XMLElement) throws(InterfaceFault) {
    if element.name == "tableViewCell" {
      for child in element.children where child.name == "tableViewCellContentView" {
        try add(child, .tableCell, cell: element)
      }
    } else if element.name == "collectionViewCell" {
      try add(element, .collectionCell, cell: element)
    } else if element.name == "collectionReusableView" {
      try add(element, .collectionCell)
    }
    for child in element.children {
      if child["key"] == "tableHeaderView" || child["key"] == "tableFooterView" {
        try add(child, .tableHeaderFooter)
      }
      try findInside(child)
    }
  }

  private mutating func add(
    _ element: XMLElement, _ kind: InterfaceScene.Kind, controller: XMLElement? = nil,
    cell: XMLElement? = nil
  ) throws(InterfaceFault) {
    guard element["id"] != nil else { return }
    var tree = ViewTree(document)
    try tree.add(element, parent: nil, isArranged: false, fills: false)
    found.append(
      InterfaceScene(
        kind: kind, views: tree.views, controller: controller, cell: cell))
  }

  static func isController(_ element: XMLElement) -> Bool { element.name.hasSuffix("ontroller") }

  static func isCell(_ element: XMLElement) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  static func isView(_ element: XMLElement) -> Bool {
    element.children.contains { $0["key"] == "frame" || $0["key"] == "frameInset" }
  }
}

/// Collects the views of a scene.
private struct ViewTree {
  private let document: InterfaceDocument
  private(set) var views: [InterfaceView] = []
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
      for subview in child.children where installed.includes(subview["id"] ?? "") {
        try add(
          subview, parent: number, isArranged: element.name == "stackView", fills: false)
      }
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
