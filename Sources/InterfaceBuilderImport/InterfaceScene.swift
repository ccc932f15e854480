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
  /// The views and those that other size classes install, in the order of the file.
  let candidates: [Candidate]
  /// Of a controller's view.
  let controller: XMLElement?
  /// Of a cell: the element around the content view.
  let cell: XMLElement?

  /// What a view's name in the timeline is made of, which has to be the same for all size classes.
  struct Candidate: Sendable {
    var id: String
    var type: String
    var label: String?
  }

  package var root: InterfaceView { views[0] }

  /// What people call the scene.
  package var title: String {
    let owner = controller ?? cell ?? root.element
    return owner["title"] ?? owner["storyboardIdentifier"] ?? owner["reuseIdentifier"]
      ?? owner["userLabel"] ?? owner["customClass"] ?? root.type
  }

  /// Views inside of scroll views, which need not be on the screen.
  package var scrolledViews: Set<Int> {
    var scrolled: Set<Int> = []
    for (index, view) in views.enumerated() {
      if let parent = view.parent, views[parent].isScrollView || scrolled.contains(parent) {
        scrolled.insert(index)
      }
    }
    return scrolled
  }

  package var size: Size { root.recordedFrame?.size ?? Size(width: 375, height: 667) }
}

/// Finds the scenes of a file.
struct SceneFinder {
  private let document: InterfaceDocument
  private(set) var found: [InterfaceScene] = []
  /// Of elements, those of views twice.
  private(set) var visitCount = 0

  init(_ document: InterfaceDocument) { self.document = document }

  func searched() throws(InterfaceFault) -> SceneFinder {
    var finder = self
    let objects = document.root.child("objects")?.children ?? []
    if document.isXIB {
      for element in objects { try finder.findTop(element) }
    }
    for scene in document.root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] { try finder.findTop(object) }
    }
    return finder
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
    visitCount += 1
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
    visitCount += tree.candidates.count
    found.append(
      InterfaceScene(
        kind: kind, views: tree.views, candidates: tree.candidates, controller: controller,
        cell: cell))
  }

  static func isController(_ element: XMLElement) -> Bool { element.name.hasSuffix("ontroller") }

  static func isCell(_ element: XMLElement) -> Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }

  static func isView(_ element: XMLElement) -> Bool {
    element.children.contains { $0["key"] == "frame" || $0["key"] == "frameInset" }
  }
}
