/// How much of a text is read before it is refused.
package struct JSONLimits: Hashable, Sendable {
  /// How many arrays and objects may be open at once.
  ///
  /// A view within a view costs two, the array `subviews` and the object in it. So 256 nested views
  /// need 512; the 32 beyond are for what stands around them and for the shapes in the innermost
  /// one, and let a somewhat deeper tree still be read, to be refused by name of its view.
  package var maximumDepth: Int
  /// The size of the file, 64 MB unless told otherwise.
  package var maximumByteCount: Int

  package init(maximumDepth: Int = 2 * 256 + 32, maximumByteCount: Int = 64 * 1024 * 1024) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
  }
}
