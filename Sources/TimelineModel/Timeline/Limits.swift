/// The largest values that a timeline may have.
///
/// The size of the file and the nesting of its brackets are limited by `JSONLimits`.
package struct Limits: Hashable, Sendable {
  /// The length of a side of the canvas, in pixels.
  package var canvasSide = 16_384
  package var frames = 100_000
  /// The number of views without `root`, and also the number of layout guides.
  package var views = 100_000
  package var constraints = 400_000
  /// The number of subviews that a stack arranges at a time. The work of equal distances between
  /// centres grows faster than their number.
  package var arrangedSubviews = 1024
  /// The number of colours of a gradient.
  package var gradientColors = 256
  /// The radius of a shadow, in points: the work of a shadow grows with it.
  package var shadowRadius = 256
  /// The nesting depth of views, of blocks of constraints, and of an expression.
  package var depth = 256
  /// The number of characters of a view's text.
  package var textLength = 10_000
  /// The number of different files that the images of a timeline are read from, their bytes and their pixels.
  package var images = 1_000
  package var imageBytes = 16 << 20
  package var imagePixels = 1 << 24
  /// The length of a side of an image, in pixels.
  package var imageSide = 16_384
  /// The number of relative keyframes of an animation: what a property shows is a sum of all of its steps.
  package var relativeKeyframes = 256
  /// The number of keyframes that do something to one animator: each may go through all that the others
  /// have left. A gesture is one of them.
  package var animatorEvents = 64
  /// Each variant is planned, drawn and pinned as a timeline of its own.
  package var variants = 1_000
  package var states = 32
  /// What all states of a file set, times their number: each restores what any of them sets.
  package var stateChanges = 500_000
  /// The number of changes of constraints after lists and groups are expanded. The format states no
  /// such limit; without one a small file could exhaust the memory.
  package var changedConstraints = 1_000_000

  package init() {}
}

extension Limits {
  /// The limits of each of a timeline's variants.
  package func shared(among variants: Int) -> Limits {
    var limits = self
    limits.stateChanges = Self.share(of: stateChanges, among: variants)
    limits.changedConstraints = Self.share(of: changedConstraints, among: variants)
    return limits
  }

  /// What each of a timeline's variants may take: all together at most ten times as much as one timeline,
  /// because a file of 64 kB may have a thousand.
  package static func share(of limit: Int, among variants: Int) -> Int {
    min(limit, limit * 10 / max(1, variants))
  }
}
