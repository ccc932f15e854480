import ImageCoding
import LayoutAnimation

extension Version {
  /// Of frames that were rendered before, for what they are compared with.
  ///
  /// - Throws: `unreadableInput` for a frame that cannot be read.
  init(
    _ folder: FrameFolder, besides timeline: PlannedTimeline, _ comparison: FrameComparison
  ) throws(LayoutAnimationError) {
    let manifest = comparison.isGeometryKnown ? folder.manifest : nil
    let count = (folder.frames.last ?? 0) + 1
    let drawing = try FolderDrawing(folder, count: count)
    let tracks = ViewTracks(manifest, count: count)
    members = [
      ("label", JSON(folder.path)), ("file", JSON(folder.path.lastComponent)),
      ("width", JSON(drawing.width)), ("height", JSON(drawing.height)),
      ("scale", JSON(manifest?.origin.scale ?? timeline.scale)),
      ("fps", JSON(manifest?.origin.framesPerSecond ?? timeline.framesPerSecond)),
      ("frames", JSON(count)), ("keyframes", .array([])), ("views", tracks.views),
      ("tracks", tracks.json), ("findings", .array([])),
    ]
    members += drawing.members
    explanations = withoutExplanations
  }
}

/// The pictures of a folder, decoded and encoded as the page has them.
private struct FolderDrawing {
  /// Of the first picture.
  let width: Int
  let height: Int
  let members: [(key: String, value: JSON)]

  /// - Parameter count: of the frames from 0 on; those that are not there have no picture.
  init(_ folder: FrameFolder, count: Int) throws(LayoutAnimationError) {
    let base = try folder.image(of: folder.frames[0])
    (width, height) = (base.width, base.height)
    var images = DistinctImages()
    var pictures = [JSON](repeating: .null, count: count)
    for frame in folder.frames {
      let image = try Self.image(try folder.image(of: frame), over: base)
      pictures[frame] = JSON(images.add(image))
    }
    members = images.members(pictures: pictures)
  }

  private static func image(
    _ image: StraightImage, over base: StraightImage
  ) throws(LayoutAnimationError) -> FrameImage {
    do throws(PNGError) {
      return try FrameImage(image, over: base)
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode a frame: \(error)")
    }
  }
}
