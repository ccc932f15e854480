/// The limits for the size and depth of a text.
package struct JSONLimits: Hashable, Sendable {
  /// The greatest number of nested arrays and objects.
  ///
  /// A subview adds two, the array `subviews` and the object in it, so 256 nested views need 512. The
  /// other 32 are for the objects around them and for the shapes in the innermost view. They also let
  /// a somewhat deeper tree be parsed, so that its error can name the view.
  package var maximumDepth: Int
  /// The largest size of a file; by default 64 MB.
  package var maximumByteCount: Int

  package init(maximumDepth: Int = 2 * 256 + 32, maximumByteCount: Int = 64 * 1024 * 1024) {
    self.maximumDepth = maximumDepth
    self.maximumByteCount = maximumByteCount
  }
}
