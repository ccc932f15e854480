import LayoutAnimation

/// The distinct pictures of a folder's frames.
struct DistinctImages {
  private var images: [FrameImage] = []
  private var places: [FrameImage: Int] = [:]

  /// - Returns: the index of the image.
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

/// A picture, or a patch of it over the first picture.
struct FrameImage: Hashable, Sendable {
  var x = 0
  var y = 0
  var isPatch = false
  /// In pixels; nil if the size is the version's.
  var width: Int?
  var height: Int?
  let png: [UInt8]

  var json: JSON {
    .object([
      "x": JSON(x), "y": JSON(y), "base": JSON(isPatch ? 0 : -1),
      "width": width.map { JSON($0) }, "height": height.map { JSON($0) }, "png": JSON(png.base64),
    ])
  }
}
