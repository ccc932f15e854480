import JSONText
package import Planning
import Presentation
import Primitives
import Raster
package import Reporting
import TimelineModel
import Timing

/// One frame of a timeline, compared with a picture from elsewhere, such as one that an app's own
/// snapshot test recorded.
///
/// Nothing is known of the picture but its pixels. A view is recognized in it by its colour, if no
/// other view of the frame has the same one.
package struct PictureComparison: Sendable {
  /// What differs about a view.
  package struct View: Hashable, Sendable {
    package let id: String
    /// Of those that show the view in the frame.
    package let differingPixels: Int
    /// Left, top, right and bottom edges of its colour in the picture minus those in the frame, in
    /// pixels; nil if the colour is not the view's alone or is not in the picture.
    package let edges: [Int]?
    /// Whether the view's colour is its alone, and is nowhere in the picture.
    package let isMissing: Bool
  }

  /// The paths of the timeline and the picture.
  package let expected: String
  package let actual: String
  /// From 0.
  package let frame: Int
  package let scale: Int
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  package let tolerance: Int
  /// By more than the tolerance, and by less; both 0 if the sizes differ.
  package private(set) var differingPixels = 0
  package private(set) var forgivenPixels = 0
  /// Of an animated PNG, of which one picture is compared; 1 for another PNG, or if the sizes differ.
  package private(set) var pictureFrameCount = 1
  /// The views that differ, in the order of the timeline.
  package private(set) var views: [View] = []

  /// Other edges with which less than half as many pixels differ, and how many; nil if there are none.
  package private(set) var likelyEdges: (edges: PlanOptions.Edges, differing: Int)?

  package var isSame: Bool { expectedSize == actualSize && differingPixels == 0 }

  /// - Parameters:
  ///   - frame: from 0; a negative number counts from the end.
  ///   - tolerance: the largest difference of a channel that is forgiven, 0…255.
  /// - Throws: `usage` for a frame that does not exist, `unreadableInput` for a picture that cannot be
  ///   read or is not a PNG.
  package init(
    _ timeline: PlannedTimeline, frame number: Int, picture path: String, tolerance: Int = 0
  ) throws(LayoutAnimationError) {
    frame = try FrameSelection.frame(number, among: timeline.frameCount)
    (expected, actual, self.tolerance) = (timeline.path, path, tolerance)
    scale = timeline.plan.timeline.canvas.scale
    let file = PictureFile(path: path)
    expectedSize = PixelSize(width: timeline.width, height: timeline.height)
    actualSize = try file.size()
    guard expectedSize == actualSize else { return }
    let animation = try file.animation()
    pictureFrameCount = animation.frameCount
    let picture = FramePicture.decoded(animation.image)
    let drawn = Self.drawn(timeline.plan.scene(at: frame))
    let tally = drawn.tally(against: picture, tolerance: tolerance)
    (differingPixels, forgivenPixels) = (tally.differing, tally.forgiven)
    if tally.differing == 0 { return }
    likelyEdges = try timeline.likelyEdges(
      of: picture, frame: frame, tolerance: tolerance, below: tally.differing / 2)
    let time = timeline.plan.clock.time(ofFrame: frame)
    let shown = Self.drawn(timeline.plan.viewScene(at: time))
    let places = ViewPlaces(drawn, picture, shown: shown, tolerance: tolerance)
    views = timeline.plan.timeline.views.indices.compactMap { index in
      places.view(index, id: timeline.plan.timeline.views[index].id)
    }
  }

  fileprivate static func drawn(_ scene: Scene) -> FramePicture {
    var pixmap = Pixmap(width: scene.width, height: scene.height)
    pixmap.draw(scene)
    return .drawn(pixmap)
  }
}

extension PlannedTimeline {
  /// The edges with which the fewest pixels differ from a picture, if they are no more than `most`.
  fileprivate func likelyEdges(
    of picture: borrowing FramePicture, frame: Int, tolerance: Int, below most: Int
  ) throws(LayoutAnimationError) -> (edges: PlanOptions.Edges, differing: Int)? {
    var best: (edges: PlanOptions.Edges, differing: Int)?
    let file = try TimelineFile(
      contents: source.bytes, path: path, images: ImageSource(plan.timeline.images))
    for edges in PlanOptions.Edges.allCases {
      let options = try PlanOptions(
        framesPerSecond: options.framesPerSecond, scale: options.scale, edges: edges)
      let other = try PlannedTimeline(file, options: options)
      let tally = PictureComparison.drawn(other.plan.scene(at: frame))
        .tally(against: picture, tolerance: tolerance)
      if tally.differing <= best?.differing ?? most { best = (edges, tally.differing) }
    }
    return best
  }
}
