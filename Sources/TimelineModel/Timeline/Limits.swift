/// How much a timeline may hold. Each is the largest allowed value.
///
/// The size of the file and the nesting of its brackets are limited by `JSONLimits`.
package struct Limits: Hashable, Sendable {
  /// Of a side of the canvas, in pixels.
  package var canvasSide = 16_384
  package var frames = 100_000
  /// Not counting `root`; as many layout guides may come on top.
  package var views = 100_000
  package var constraints = 400_000
  /// Of views within views, of blocks within blocks, and of an expression.
  package var depth = 256
  /// Of all changes together, each time it is changed, once lists and groups are taken apart. The
  /// format states no such limit; without one a small file could fill any memory.
  package var changedConstraints = 4_000_000

  package init() {}
}
