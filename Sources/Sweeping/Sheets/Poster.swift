package import ImageCoding
package import Planning
import Presentation
import Rendering
import Timing

/// A small picture of one frame, by which a transition is recognized in a list.
package struct Poster: Sendable {
  /// The longest side it can have, in pixels. Smaller frames keep their size.
  package static let longestSide = 160

  /// The number of the frame.
  package let frame: Int
  package let image: StraightImage

  /// - Parameter frame: the frame to show if anything is seen in it. Otherwise, and if nil, it is the
  ///   one in the middle of the motion, or the last or the first if only that shows anything.
  package init(_ timeline: PlannedTimeline, showing frame: Int? = nil) {
    let last = timeline.frameCount - 1
    let shares = SheetMotion(timeline).shares
    let middle = shares.firstIndex { $0 >= 0.5 } ?? 0
    let candidates = (frame.map { [min($0, last)] } ?? []) + [middle, last, 0]
    let posters = candidates.lazy.map { Self(timeline, frame: $0) }
    self = posters.first { !$0.isBlank } ?? Self(timeline, frame: candidates[0])
  }

  private init(_ timeline: PlannedTimeline, frame: Int) {
    self.frame = frame
    let longest = max(timeline.width, timeline.height, Self.longestSide)
    let reduced = { (side: Int) in max(1, (side * Self.longestSide + longest / 2) / longest) }
    let picture = timeline.plan.scene(at: timeline.plan.clock.time(ofFrame: frame))
      .reduced(width: reduced(timeline.width), height: reduced(timeline.height))
    image = StraightImage(width: picture.width, height: picture.height, bytes: picture.bytes)
  }

  /// Whether all pixels are the same.
  private var isBlank: Bool {
    image.bytes.indices.dropFirst(4).allSatisfy { image.bytes[$0] == image.bytes[$0 - 4] }
  }
}
