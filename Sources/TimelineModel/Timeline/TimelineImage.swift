package import Primitives

/// An image file that a timeline names, decoded. A class, so that every view shares it by reference.
package final class TimelineImage: Sendable {
  /// As the timeline names it: relative to its folder, without components that lead nowhere.
  package let path: String
  /// The bytes of the file.
  package let contents: [UInt8]
  package let bitmap: ImageBitmap
  /// The path of the file itself, without links; nil for one that a pin holds.
  package let location: String?

  package init(path: String, contents: [UInt8], bitmap: ImageBitmap, location: String? = nil) {
    self.path = path
    self.contents = contents
    self.bitmap = bitmap
    self.location = location
  }

  /// The SHA-256 of the file, 64 hexadecimal digits.
  package var checksum: String { bitmap.checksum }

  /// Pixels a point: 2 or 3 for a name such as `hero@2x.png`, as `UIImage` reads it, and otherwise 1.
  package var scale: Int {
    let name = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  /// In points.
  package var size: Size {
    Size(
      width: Double(bitmap.width) / Double(scale), height: Double(bitmap.height) / Double(scale))
  }
}

extension TimelineImage: Hashable {
  package static func == (left: TimelineImage, right: TimelineImage) -> Bool {
    left === right || left.path == right.path && left.bitmap == right.bitmap
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bitmap)
  }
}
