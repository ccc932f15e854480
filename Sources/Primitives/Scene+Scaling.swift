extension Scene {
  /// The same picture in another size: drawn anew, so that its edges stay as sharp as they were.
  package func scaled(width: Int, height: Int) -> Scene {
    let scale = AffineTransform(
      scale: Point(
        x: Double(width) / Double(self.width), y: Double(height) / Double(self.height)))
    return Scene(width: width, height: height, commands: commands.map { $0.mapped(by: scale) })
  }
}

extension Scene.Command {
  /// - Parameter scale: keeps upright rectangles upright, and does not turn or mirror them.
  fileprivate func mapped(by scale: AffineTransform) -> Scene.Command {
    switch self {
    case .fill(let rect, let color):
      let origin = scale(rect.origin)
      let size = Size(width: rect.width * scale.a, height: rect.height * scale.d)
      return .fill(Rect(origin: origin, size: size), color)
    case .fillQuad(let quad, let color):
      let corners = Quad(scale(quad.p0), scale(quad.p1), scale(quad.p2), scale(quad.p3))
      return .fillQuad(corners, color)
    case .beginGroup, .endGroup: return self
    }
  }
}
