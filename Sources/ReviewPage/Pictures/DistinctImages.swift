/// The pictures of a folder's frames, each once.
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
  /// In pixels, of a picture whose size is not the version's; else nil.
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
