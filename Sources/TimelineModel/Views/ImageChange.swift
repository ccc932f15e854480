import AutoLayout
import JSONText
import Primitives

/// What a view's declaration or a change of it says about its image; nil for what it does not.
struct ImageChange {
  var file: TimelineImage?
  var contentMode: ContentMode?
  var capInsets: EdgeInsets?
  /// Whether no mistake in it has been reported.
  var isReadable = true
  /// The location at which insets that leave nothing are reported, or a missing file.
  var location: SourceLocation

  /// - Returns: nil if there is no file.
  func applied(to image: ViewImage?) -> ViewImage? {
    guard let file = file ?? image?.file else { return nil }
    var changed = image ?? ViewImage(file)
    changed.file = file
    changed.contentMode = contentMode ?? changed.contentMode
    changed.capInsets = capInsets ?? changed.capInsets
    return changed
  }
}

extension TimelineReader {
  static let imageShape = ObjectShape(
    "an image", in: "image", ["file", "contentMode", "capInsets"])

  /// Reads a path, or an object with a path and how the image is shown.
  mutating func imageChange(_ field: Field?) -> ImageChange? {
    guard let field else { return nil }
    let errors = document.errorCount
    let location = document.location(of: field.value.shortRange)
    var change = ImageChange(location: location)
    if case .string = field.value.content {
      change.file = imageFile(field)
    } else if case .object = field.value.content {
      guard let fields = document.fields(field, of: Self.imageShape) else { return nil }
      change = ImageChange(
        file: imageFile(fields["file"]), contentMode: document.word(fields["contentMode"]),
        capInsets: document.capInsets(fields["capInsets"]),
        location: document.location(of: (fields["capInsets"] ?? field).value.shortRange))
    } else {
      document.reportType(of: field, expected: "an image: a path or an object")
    }
    change.isReadable = document.errorCount == errors
    return change
  }

  /// The image that the next view is declared with.
  mutating func image(_ change: ImageChange?) -> ViewImage? {
    guard let change else { return nil }
    guard change.isReadable else {
      unreadableImages.insert(ViewIndex(views.count))
      return nil
    }
    guard let image = change.applied(to: nil) else {
      document.report(
        .missingKey, "an image needs `file`", at: change.location,
        help: "write the path of a PNG file, relative to the folder of the timeline")
      unreadableImages.insert(ViewIndex(views.count))
      return nil
    }
    return document.isConsistent(image, change) ? image : ViewImage(image.file)
  }

  private mutating func imageFile(_ field: Field?) -> TimelineImage? {
    guard let field, let string = document.string(field) else { return nil }
    guard let path = ImagePath(string.value)?.normalized else {
      document.report(
        .wrongValue, "\(field.name) must be the path of a file", at: string.range,
        help: "write the path of a PNG file, relative to the folder of the timeline")
      return nil
    }
    if let known = images.index(forKey: path) {
      guard images[known].key.utf8.elementsEqual(path.utf8) else {
        document.report(
          .wrongValue,
          "\(field.name) is the same text as another image's, in different characters",
          at: string.range, help: "rename one of the files: they would be taken for each other")
        return nil
      }
      return images[known].value
    }
    let image = read(path, at: string.range)
    images[path] = .some(image)
    return image
  }

  /// Reads a file that has not been read; nil if that is reported.
  private mutating func read(_ path: String, at range: SourceRange) -> TimelineImage? {
    guard images.count < limits.images else {
      document.report(
        .limit, "there are more than \(limits.images) image files", at: range,
        help: "show some of them in another timeline")
      return nil
    }
    switch imageSource.image(path, rest) {
    case .success(let image): return image
    case .failure(let problem):
      document.report(
        problem.isLimit ? .limit : .unreadableImage, problem.message, at: range,
        help: problem.help)
      return nil
    }
  }

  /// The limits that remain for another file.
  private var rest: Limits {
    var rest = limits
    for case let image? in images.values {
      rest.imageBytes -= image.contents.count
      rest.imagePixels -= image.bitmap.words.count
    }
    return rest
  }
}

extension DocumentReader {
  static let capInsetsShape = ObjectShape(
    "a set of cap insets", in: "capInsets", ["top", "left", "bottom", "right"])

  fileprivate mutating func capInsets(_ field: Field?) -> EdgeInsets? {
    guard let fields = fields(field, of: Self.capInsetsShape) else { return nil }
    return EdgeInsets(
      top: nonNegative(fields["top"]) ?? 0, left: nonNegative(fields["left"]) ?? 0,
      bottom: nonNegative(fields["bottom"]) ?? 0, right: nonNegative(fields["right"]) ?? 0)
  }

  /// Whether the insets of an image leave a part that can be stretched; if not, that has been reported.
  mutating func isConsistent(_ image: ViewImage, _ change: ImageChange) -> Bool {
    if image.isStretchable { return true }
    let size = image.file.size
    report(
      .outOfRange,
      "the cap insets leave nothing to stretch of an image of \(size.width)×\(size.height) points",
      at: change.location, help: "make them smaller than the image")
    return false
  }
}

/// A path in a timeline.
private struct ImagePath {
  /// Without components that lead nowhere, so that one file has one name.
  let normalized: String

  /// Nil for a text that cannot be a path.
  init?(_ text: String) {
    let isControlled = text.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
    guard !isControlled, text.utf8.count <= 4096, !text.hasSuffix("/") else { return nil }
    let components = text.split(separator: "/").filter { $0 != "." }
    if components.isEmpty { return nil }
    normalized = (text.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }
}
