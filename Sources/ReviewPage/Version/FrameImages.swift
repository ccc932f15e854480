import ImageCoding
import LayoutAnimation
import Primitives
import Raster

/// Frames as PNG pictures. What differs little from the first one is a patch over it.
struct FrameImages {
  let members: [(key: String, value: JSON)]

  /// - Parameter jobs: how many are drawn at a time.
  /// - Throws: `cancelled` with its task, `internalError` if memory runs out.
  init(_ distinct: DistinctScenes, jobs: Int) async throws(LayoutAnimationError) {
    let images = try await FrameImage.all(of: distinct.scenes, jobs: jobs)
    var kept = DistinctImages()
    let places = images.map { kept.add($0) }
    members = kept.members(pictures: distinct.pictures.map { JSON(places[$0]) })
  }
}

/// Images, each once: scenes may differ where no picture does.
struct DistinctImages {
  private var images: [FrameImage] = []
  private var places: [FrameImage: Int] = [:]

  /// - Returns: the place of the image among those that are kept.
  mutating func add(_ image: FrameImage) -> Int {
    if let place = places[image] { return place }
    places[image] = images.count
    images.append(image)
    return images.count - 1
  }

  func members(pictures: [JSON]) -> [(key: String, value: JSON)] {
    [
      ("pictures", .track(pictures)), ("drawing", JSON("frames")),
      ("images", .array(images.map(\.json))),
    ]
  }
}

/// A picture, or the part of it that is to lie over the first one.
struct FrameImage: Hashable, Sendable {
  var x = 0
  var y = 0
  var isPatch = false
  let png: [UInt8]

  var json: JSON {
    .object(["x": JSON(x), "y": JSON(y), "base": JSON(isPatch ? 0 : -1), "png": JSON(png.base64)])
  }
}

extension FrameImage {
  /// Of each scene, in order; all of one size.
  static func all(
    of scenes: [Scene], jobs: Int
  ) async throws(LayoutAnimationError) -> [FrameImage] {
    let workers = max(1, min(jobs, scenes.count))
    do {
      return try await withThrowingTaskGroup(of: [(Int, FrameImage)].self) { group in
        for worker in 0..<workers {
          group.addTask { try images(of: scenes, from: worker, by: workers) }
        }
        return try await group.reduce(into: []) { $0 += $1 }
          .sorted { $0.0 < $1.0 }.map(\.1)
      }
    } catch let error as LayoutAnimationError {
      throw error
    } catch {
      throw LayoutAnimationError(.internalError, "cannot encode a frame: \(error)")
    }
  }

  private static func images(
    of scenes: [Scene], from first: Int, by step: Int
  ) throws -> [(Int, FrameImage)] {
    var base = Pixmap(width: scenes[0].width, height: scenes[0].height)
    base.draw(scenes[0])
    var pixmap = Pixmap(width: base.width, height: base.height)
    var images: [(Int, FrameImage)] = []
    for index in stride(from: first, to: scenes.count, by: step) {
      if Task.isCancelled { throw LayoutAnimationError(.cancelled, "cancelled") }
      pixmap.draw(scenes[index])
      images.append((index, try image(of: pixmap, over: base)))
    }
    return images
  }

  /// The smaller of the whole picture and the patch; the first picture itself is whole.
  private static func image(
    of pixmap: borrowing Pixmap, over base: borrowing Pixmap
  ) throws(PNGError) -> FrameImage {
    let whole = FrameImage(png: try PNGEncoder().encode(pixmap))
    let part = pixmap.difference(from: base)
    guard !part.isEmpty else { return whole }
    let patch = FrameImage(
      x: part.columns.lowerBound, y: part.rows.lowerBound, isPatch: true,
      png: try PNGEncoder().encode(pixmap, part: part))
    return patch.png.count < whole.png.count ? patch : whole
  }
}
