package import AutoLayout
package import Timing

extension Lint {
  /// A long time in which all frames are the same, after something has moved or before something does.
  package struct Idle: Hashable, Sendable {
    package var start: Nanoseconds
    package var end: Nanoseconds
    package var frameCount: Int
    /// The keyframe that ends it; nil if the timeline ends.
    package var keyframe: Int?

    package init(start: Nanoseconds, end: Nanoseconds, frameCount: Int, keyframe: Int?) {
      self.start = start
      self.end = end
      self.frameCount = frameCount
      self.keyframe = keyframe
    }
  }

  /// A view that an animation moves by at most a pixel: on the way its edges are blurred.
  package struct Shimmer: Hashable, Sendable {
    package var view: ViewIndex
    package var keyframe: Int
    /// The farthest that an edge moves; above 0, at most 1.
    package var pixels: Double

    package init(view: ViewIndex, keyframe: Int, pixels: Double) {
      self.view = view
      self.keyframe = keyframe
      self.pixels = pixels
    }
  }

  /// Two animations of one property that begin in one turn, or of which the first never ends.
  package struct Fight: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The later one takes the place of the first before that has moved anything.
      case replaced
      /// Both run at the same time in opposite directions.
      case opposed
      /// The first repeats for ever, and the later one is added to it.
      case endless
    }

    package var view: ViewIndex
    package var property: AnimatedProperty
    package var reason: Reason
    /// The keyframe of the later animation.
    package var keyframe: Int
    package var earlier: Int

    package init(
      view: ViewIndex, property: AnimatedProperty, _ reason: Reason, keyframe: Int, earlier: Int
    ) {
      self.view = view
      self.property = property
      self.reason = reason
      self.keyframe = keyframe
      self.earlier = earlier
    }
  }

  /// A view that is inside the canvas before and after an animation, and beyond it on the way.
  package struct Overshoot: Hashable, Sendable {
    package enum Side: String, Hashable, Sendable { case left, top, right, bottom }

    package var view: ViewIndex
    package var keyframe: Int
    package var side: Side
    /// How far beyond, in points; more than a pixel.
    package var distance: Double

    package init(view: ViewIndex, keyframe: Int, side: Side, distance: Double) {
      self.view = view
      self.keyframe = keyframe
      self.side = side
      self.distance = distance
    }
  }
}
