extension Scene {
  /// The scene in another size, in pixels. The commands are scaled, not the pixels, so that edges stay
  /// sharp.
  package func scaled(width: Int, height: Int) -> Scene {
    let scale = AffineTransform(
      scale: Point(
        x: Double(width) / Double(self.width), y: Double(height) / Double(self.height)))
    return Scene(
      width: width, height: height, commands: commands.map { $0.mapped(by: scale) },
      shapes: shapes.map { Shape($0.outline, $0.transform.concatenating(scale)) },
      patterns: patterns.map { $0.scaled(by: scale) })
  }
}

extension Rect {
  fileprivate func mapped(by scale: AffineTransform) -> Rect {
    Rect(origin: scale(origin), size: Size(width: width * scale.a, height: height * scale.d))
  }
}

extension Scene.Command {
  /// - Parameter scale: a scaling without rotation or reflection.
  fileprivate func mapped(by scale: AffineTransform) -> Scene.Command {
    switch self {
    case .fill(let rect, let color): return .fill(rect.mapped(by: scale), color)
    case .fillQuad(let quad, let color):
      let corners = Quad(scale(quad.p0), scale(quad.p1), scale(quad.p2), scale(quad.p3))
      return .fillQuad(corners, color)
    case .clip(let size):
      return .clip(Size(width: size.width * scale.a, height: size.height * scale.d))
    case .fillShadow(let shape, let sigma, let color):
      return .fillShadow(shape, sigma: sigma * (scale.a * scale.d).squareRoot(), color)
    case .fillShape, .setPattern, .setEdges, .beginGroup, .beginClip, .endGroup: return self
    }
  }
}
