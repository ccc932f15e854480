extension Scene {
  /// The scene in another size, in pixels. The commands are scaled, not the pixels, so that edges stay
  /// sharp.
  package func scaled(width: Int, height: Int) -> Scene {
    mapped(
      by: AffineTransform(
        scale: Point(
          x: Double(width) / Double(self.width), y: Double(height) / Double(self.height))),
      width: width, height: height)
  }

  /// Some of the commands with room around the frame, in pixels, at each side.
  package func framed(_ commands: ArraySlice<Command>, by margin: Int) -> Scene {
    var part = self
    part.commands = Array(commands)
    return part.mapped(
      by: AffineTransform(translation: Point(x: Double(margin), y: Double(margin))),
      width: width + 2 * margin, height: height + 2 * margin)
  }

  /// - Parameter map: without rotation or reflection.
  private func mapped(by map: AffineTransform, width: Int, height: Int) -> Scene {
    Scene(
      width: width, height: height, commands: commands.map { $0.mapped(by: map) },
      shapes: shapes.map { Shape($0.outline, $0.transform.concatenating(map)) },
      patterns: patterns.map { $0.scaled(by: map) })
  }
}

extension Rect {
  fileprivate func mapped(by scale: AffineTransform) -> Rect {
    Rect(origin: scale(origin), size: Size(width: width * scale.a, height: height * scale.d))
  }
}

extension Scene.Command {
  /// - Parameter scale: a map without rotation or reflection.
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
    case .beginShadow(let sigma, let color):
      return .beginShadow(sigma: sigma * (scale.a * scale.d).squareRoot(), color)
    case .fillShape, .setPattern, .setEdges, .beginGroup, .beginClip, .endGroup: return self
    }
  }
}
