/// Where the image files that a timeline names are read from.
package struct ImageSource: Sendable {
  /// Reads a file by its path in the timeline.
  package let image: @Sendable (String, Limits) -> Result<TimelineImage, ImageProblem>

  package init(
    _ image: @escaping @Sendable (String, Limits) -> Result<TimelineImage, ImageProblem>
  ) {
    self.image = image
  }

  /// No file exists.
  package static let nothing = ImageSource { path, _ in
    .failure(ImageProblem("there is no image `\(path)`: this timeline has no folder"))
  }

  /// Images that have been read before.
  package init(_ images: [TimelineImage]) {
    let byPath = Dictionary(images.map { ($0.path, $0) }) { first, _ in first }
    self.init { path, limits in
      byPath[path].map { .success($0) } ?? Self.nothing.image(path, limits)
    }
  }
}

/// Why an image cannot be shown.
package struct ImageProblem: Error, Hashable {
  package let message: String
  package let help: String
  /// Whether it exceeds a limit.
  package let isLimit: Bool

  package init(
    _ message: String,
    help: String = "write the path of a PNG file, relative to the folder of the timeline",
    isLimit: Bool = false
  ) {
    self.message = message
    self.help = help
    self.isLimit = isLimit
  }
}
