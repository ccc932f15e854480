/// What one frame shows: paint commands in painter's order, in pixels of the picture.
///
/// A scene is plain values, so that frames can be drawn in any order and by any worker.
package struct Scene: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    /// Paints a rectangle with exact area coverage at fractional edges, source-over.
    /// The rectangle may lie outside the picture; an empty or negative one paints nothing.
    case fill(Rect, PremultipliedColor)
    /// The same for a rectangle that was turned or sheared: exact area coverage of every pixel,
    /// whatever the corners' direction around. One without area paints nothing. One that is
    /// upright after all paints what `fill` does.
    ///
    /// Corners may lie far outside the picture: with coordinates up to 10¹² either way a pixel is
    /// off by 1/255 at most. Beyond that `Double` no longer tells well where a side passes; a
    /// corner that is not finite, or is beyond 10³⁰⁰ where sides are not upright, leaves the quad
    /// unpainted.
    case fillQuad(Quad, PremultipliedColor)
    /// Everything up to the matching `endGroup` is composited by itself, then painted at once
    /// with `opacity` (0 transparent … 255 as is). Groups nest.
    case beginGroup(opacity: UInt8)
    case endGroup
  }

  /// In pixels, both positive.
  package var width: Int
  package var height: Int
  package var commands: [Command]

  package init(width: Int, height: Int, commands: [Command] = []) {
    precondition(width > 0 && height > 0, "a scene of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    self.commands = commands
  }
}
