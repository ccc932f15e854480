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
    var painter = ScenePainter(plan: self, views: presentation(at: time))
    painter.paint(.root, origin: Point())
    return Scene(width: width, height: height, commands: painter.commands)
  }
}

/// Walks the tree in painter's order: a view's background, then its subviews, back to front.
private struct ScenePainter {
  let plan: AnimationPlan
  let views: [PresentedView]
  let children: [[ViewIndex]]
  var commands: [Scene.Command] = []

  init(plan: AnimationPlan, views: [PresentedView]) {
    self.plan = plan
    self.views = views
    var children = Array(repeating: [ViewIndex](), count: views.count)
    for (index, view) in plan.timeline.views.enumerated() {
      if let superview = view.superview { children[superview.rawValue].append(ViewIndex(index)) }
    }
    self.children = children
  }

  /// A translucent view with subviews is composited as one group (`allowsGroupOpacity`, on since
  /// iOS 7); without them its alpha simply thins its colour.
  mutating func paint(_ index: ViewIndex, origin: Point) {
    let view = views[index.rawValue]
    let alpha = min(1, max(0, view.alpha))
    guard !view.isHidden, alpha > 0 else { return }
    let frame = Rect(origin: origin + view.geometry.frame.origin, size: view.geometry.size)
    let group = UInt8((alpha * 255 + 0.5).rounded(.down))
    guard group > 0 else { return }
    let isGroup = group < 255 && !children[index.rawValue].isEmpty
    if isGroup { commands.append(.beginGroup(opacity: group)) }
    fill(frame, view.backgroundColor.premultiplied(opacity: isGroup ? 1 : alpha))
    for child in children[index.rawValue] { paint(child, origin: frame.origin) }
    if isGroup { commands.append(.endGroup) }
  }

  private mutating func fill(_ frame: Rect, _ color: PremultipliedColor) {
    guard color.alpha > 0, frame.width > 0, frame.height > 0 else { return }
    let scale = Double(plan.timeline.canvas.scale)
    commands.append(
      .fill(
        Rect(
          x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
          height: frame.height * scale), color))
  }
}
