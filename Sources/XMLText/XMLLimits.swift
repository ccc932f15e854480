/// What a text may have at most.
package struct XMLLimits: Hashable, Sendable {
  /// Elements inside each other.
  package var depth: Int
  package var elements: Int
  /// Attributes of one element.
  package var attributes: Int
  /// Bytes of the value of one attribute, or of the characters of one element.
  package var valueByteCount: Int

  package init(
    depth: Int = 384, elements: Int = 4_000_000, attributes: Int = 256,
    valueByteCount: Int = 1 << 20
  ) {
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
    self.valueByteCount = valueByteCount
  }
}
