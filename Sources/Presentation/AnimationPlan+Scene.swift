import AutoLayout
package import Primitives
import TimelineModel
package import Timing

extension AnimationPlan {
  /// - Parameter frame: 0 to `frameCount - 1`.
  package func scene(at frame: Int) -> Scene {
    precondition((0..<frameCount).contains(frame), "frame \(frame) of \(frameCount)")
    return scene(at: clock.time(ofFrame: frame))
  }

  package func scene(at time: FrameTime) -> Scene {
    var painter = ScenePainter(
      views: presentation(at: time), children: subviews(at: time),
      scale: Double(timeline.canvas.scale))
    painter.paint(.root, in: .upright(Point()))
    return Scene(width: width, height: height, commands: painter.commands)
  }
}

/// Walks the tree in painter's order: a view's background, then its subviews, back to front.
private struct ScenePainter {
  let views: [PresentedView]
  let children: [[ViewIndex]]
  /// Pixels a point.
  let scale: Double
  var commands: [Scene.Command] = []

  /// A translucent view with subviews is composited as one group (`allowsGroupOpacity`, on since
  /// iOS 7); without them its alpha simply thins its colour.
  mutating func paint(_ index: ViewIndex, in superview: ViewSpace) {
    let view = views[index.rawValue]
    let alpha = min(1, max(0, view.alpha))
    let group = UInt8((alpha * 255 + 0.5).rounded(.down))
    guard !view.isHidden, group > 0 else { return }
    let space = superview.inside(view)
    let isGroup = group < 255 && !children[index.rawValue].isEmpty
    if isGroup { commands.append(.beginGroup(opacity: group)) }
    fill(
      view.geometry.size, in: space,
      view.backgroundColor.premultiplied(opacity: isGroup ? 1 : alpha))
    for child in children[index.rawValue] { paint(child, in: space) }
    if isGroup { commands.append(.endGroup) }
  }

  private mutating func fill(_ size: Size, in space: ViewSpace, _ color: PremultipliedColor) {
    guard color.alpha > 0, size.width > 0, size.height > 0 else { return }
    switch space {
    case .upright(let origin):
      commands.append(.fill(Rect(origin: origin, size: size) * scale, color))
    case .turned(let transform):
      let pixels = transform.concatenating(AffineTransform(scale: Point(x: scale, y: scale)))
      commands.append(.fillQuad(Quad(Rect(size: size), mappedBy: pixels), color))
    }
  }
}

extension Rect {
  fileprivate static func * (rect: Rect, scale: Double) -> Rect {
    Rect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }
}
