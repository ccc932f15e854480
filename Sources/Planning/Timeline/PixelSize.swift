/// The size of an image in pixels.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  public var description: String { "\(width)×\(height)" }
}
