/// An element of an XML text, with its place.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [XMLElement] = []
  /// The characters directly inside the element, without those of its children.
  package var text = ""
  /// Of its start tag, in bytes from the beginning of the text.
  package var offset: Int

  package init(name: String, attributes: [String: String], offset: Int) {
    self.name = name
    self.attributes = attributes
    self.offset = offset
  }

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The first child with that name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
