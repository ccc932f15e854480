import XMLText

extension XMLElement {
  /// Whether both say the same, wherever they are.
  func isSame(as other: XMLElement) -> Bool {
    name == other.name && attributes == other.attributes && text == other.text
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
  }

  /// With another element in place of the one with an id; nil removes it.
  func replacing(_ id: String, with change: (XMLElement) -> XMLElement?) -> XMLElement {
    var element = self
    element.children = children.compactMap { child in
      child["id"] == id ? change(child) : child.replacing(id, with: change)
    }
    return element
  }

  /// Without the elements that a condition holds for.
  func removing(_ isRemoved: (XMLElement) -> Bool) -> XMLElement {
    var element = self
    element.children = children.compactMap { isRemoved($0) ? nil : $0.removing(isRemoved) }
    return element
  }

  /// With a new child in one of its lists, such as `constraints`.
  func adding(_ child: XMLElement, to list: String, at index: Int? = nil) -> XMLElement {
    var element = self
    let place =
      element.children.firstIndex { $0.name == list && $0["key"] == nil } ?? element.children.count
    if place == element.children.count {
      element.children.append(XMLElement(name: list, attributes: [:], offset: offset))
    }
    let count = element.children[place].children.count
    element.children[place].children.insert(child, at: min(index ?? count, count))
    return element
  }

  /// The ids in it, its own too.
  var ids: Set<String> {
    children.reduce(into: Set([self["id"]].compactMap(\.self))) { $0.formUnion($1.ids) }
  }
}
