package import Primitives

/// A picture: premultiplied sRGB, 8 bits a channel, rows top to bottom without padding.
///
/// It cannot be copied, because a picture of a phone's screen has some megabytes. Draw every
/// frame into the same one: its storage, that for groups included, is kept.
package struct Pixmap: ~Copyable, Sendable {
  package let width: Int
  package let height: Int

  /// The picture, then the groups being painted, innermost last; beyond `depth` only storage
  /// that waits to be used again.
  private var layers: [Layer] = [Layer()]
  private var depth = 0

  /// A transparent picture.
  ///
  /// - Precondition: both sizes are positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a pixmap of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    layers[0].clear(to: bounds)
  }

  private var bounds: PixelRect { PixelRect(columns: 0..<width, rows: 0..<height) }

  /// Replaces the picture by what the scene shows, over transparency.
  ///
  /// - Precondition: the scene is as large as the pixmap, and its groups are balanced.
  package mutating func draw(_ scene: Scene) {
    precondition(
      scene.width == width && scene.height == height,
      "a scene of \(scene.width)×\(scene.height) on a pixmap of \(width)×\(height) pixels")
    var groups = GroupBounds(scene).bounds.makeIterator()
    var opacities: [UInt8] = []
    layers[0].clear(to: bounds)
    for command in scene.commands {
      switch command {
      case .fill(let rect, let color): fill(rect, color)
      case .beginGroup(let opacity):
        opacities.append(opacity)
        beginGroup(groups.next() ?? .empty)
      case .endGroup: endGroup(opacity: opacities.removeLast())
      }
    }
  }

  private mutating func fill(_ rect: Rect, _ color: PremultipliedColor) {
    layers[depth].fill(
      columns: rect.columnCoverage(width: width), rows: rect.rowCoverage(height: height),
      color: Pixel(color))
  }

  private mutating func beginGroup(_ bounds: PixelRect) {
    depth += 1
    if layers.count == depth { layers.append(Layer()) }
    layers[depth].clear(to: bounds)
  }

  private mutating func endGroup(opacity: UInt8) {
    let group = layers[depth]
    depth -= 1
    layers[depth].composite(group, opacity: opacity)
  }

  /// - Precondition: the pixel exists.
  package subscript(x: Int, y: Int) -> PremultipliedColor {
    precondition(
      0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of \(width)×\(height)")
    return layers[0].pixels[y * width + x].color
  }

  /// The pixels of a row.
  func row(_ y: Int) -> ArraySlice<Pixel> {
    layers[0].pixels[y * width..<(y + 1) * width]
  }
}
