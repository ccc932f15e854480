import ImageCoding
import LayoutAnimation

extension Version {
  /// The version of a folder of frames, to compare a timeline with.
  ///
  /// A stray file with a high number must not add thousands of empty frames: files are omitted if their
  /// number is beyond both the timeline and the number of files.
  ///
  /// - Throws: `unreadableInput` for a frame that cannot be read.
  init(
    _ folder: FrameFolder, besides timeline: PlannedTimeline, _ comparison: FrameComparison
  ) throws(LayoutAnimationError) {
    let manifest = comparison.isGeometryKnown ? folder.manifest : nil
    let limit = max(timeline.frameCount, folder.frames.count)
    let frames = folder.frames.filter { $0 < limit }
    let count = (frames.last ?? 0) + 1
    try Self.check(frames, of: folder, besides: timeline)
    let drawing = try FolderDrawing(folder, frames, count: count)
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
    if frames.count < folder.frames.count { omitted.append("frames beyond \(limit - 1)") }
  }

  /// How many times as many pixels as the timeline's a picture beside it may have.
  private static let largestRatio = 16
  /// How many pixels a picture may have in any case.
  private static let smallestPixelLimit = 1 << 24

  /// Decoding a picture of the largest size takes a gigabyte, whatever the timeline needs.
  ///
  /// - Throws: `unreadableInput` for a picture of too many pixels, before any is decoded.
  private static func check(
    _ frames: [Int], of folder: FrameFolder, besides timeline: PlannedTimeline
  ) throws(LayoutAnimationError) {
    let limit = max(largestRatio * timeline.width * timeline.height, smallestPixelLimit)
    for frame in frames {
      let size = try folder.size(of: frame)
      if size.width * size.height > limit {
        throw InputFile.cannotRead(
          folder.path(of: frame),
          "it has \(size) pixels, and at most \(limit) in all are shown beside this timeline")
      }
    }
  }
}

/// The pictures of a folder, encoded for the page.
private struct FolderDrawing {
  /// The size of the first picture.
  let width: Int
  let height: Int
  let members: [(key: String, value: JSON)]

  /// - Parameters:
  ///   - frames: the numbers of the frames to show, ascending.
  ///   - count: the number of frames from 0 on; missing ones have no picture.
  init(
    _ folder: FrameFolder, _ frames: [Int], count: Int
  ) throws(LayoutAnimationError) {
    let base = try folder.image(of: frames.first ?? folder.frames[0])
    (width, height) = (base.width, base.height)
    var images = DistinctImages()
    var pictures = [JSON](repeating: .null, count: count)
    for frame in frames {
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
