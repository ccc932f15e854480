/// The content of one frame: paint commands in painter's order, in pixels.
///
/// A scene is a plain value, so that frames can be drawn in any order and by any worker.
package struct Scene: Hashable, Sendable {
  package enum Command: Hashable, Sendable {
    /// Paints a rectangle, source-over.
    /// The rectangle may be outside the frame; an empty or negative one paints nothing.
    case fill(Rect, PremultipliedColor)
    /// Paints a rotated or sheared rectangle, source-over. A quad without area paints nothing, and an axis-aligned one paints what `fill` does.
    ///
    /// Corners may be far outside the frame: with coordinates up to ±10¹² a pixel is off by at most
    /// 1/255. Larger coordinates are too coarse to locate a side. A quad with a corner that is not
    /// finite, or beyond ±10³⁰⁰ and not axis-aligned, is not painted.
    case fillQuad(Quad, PremultipliedColor)
    /// Paints the shape with this index in `shapes`, source-over.
    ///
    /// Vertices farther than 2³² pixels along an axis count as there. A shape with a vertex that is not
    /// finite is not painted.
    case fillShape(Int, PremultipliedColor)
    /// Paints the shadow of the shape with this index in `shapes`, source-over: the mask of the shape, blurred
    /// by a Gaussian with this standard deviation in pixels, times the colour. Above 1,024 pixels it counts
    /// as that, and below 0 or not a number as 0.
    case fillShadow(Int, sigma: Double, PremultipliedColor)
    /// The next command paints with the pattern with this index in `patterns` in place of its colour.
    case setPattern(Int)
    /// Draws the edges of the commands that follow in this way, up to the next such command. A scene
    /// begins with `exact`.
    case setEdges(EdgeRasterization)
    /// Paints the commands that follow only within a rectangle of this size at the origin, in pixels:
    /// where it touches a pixel or, with the edges of a device, has a centre inside. The size replaces
    /// that of an earlier such command.
    case clip(Size)
    /// The commands up to the matching `endGroup` are composited separately, and the result is painted
    /// with `opacity` (0 transparent … 255 opaque). Groups nest.
    case beginGroup(opacity: UInt8)
    /// The commands up to the matching `endGroup` are composited separately, and the result is painted
    /// within the shape with this index in `shapes`: multiplied by how much of each pixel it covers.
    case beginClip(Int)
    /// The commands up to the matching `endGroup` are not seen: their alpha, also outside of the frame, is
    /// the mask of a shadow, which is painted as that of a shape. They set no edges, no clip of the frame
    /// and cast no shadows themselves.
    case beginShadow(sigma: Double, PremultipliedColor)
    /// Ends the innermost group, clip or shadow.
    case endGroup
  }

  /// In pixels, both positive.
  package var width: Int
  package var height: Int
  package var commands: [Command]
  /// The shapes that commands name. They are stored separately, so that a command is plain memory.
  package private(set) var shapes: [Shape]
  /// The patterns that commands name.
  package private(set) var patterns: [Pattern]

  package init(
    width: Int, height: Int, commands: [Command] = [], shapes: [Shape] = [],
    patterns: [Pattern] = []
  ) {
    precondition(width > 0 && height > 0, "a scene of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    self.commands = commands
    self.shapes = shapes
    self.patterns = patterns
  }

  /// Stores a shape and returns its index for commands.
  package mutating func add(_ shape: Shape) -> Int {
    shapes.append(shape)
    return shapes.count - 1
  }

  /// Stores a pattern and returns its index for commands.
  package mutating func add(_ pattern: Pattern) -> Int {
    patterns.append(pattern)
    return patterns.count - 1
  }
}
