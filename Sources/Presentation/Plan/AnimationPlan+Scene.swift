import AutoLayout
package import Primitives
import TimelineModel
package import Timing

extension AnimationPlan {
  /// The drawing commands of a frame.
  ///
  /// - Parameter frame: from 0 to `frameCount - 1`.
  package func scene(at frame: Int) -> Scene {
    precondition((0..<frameCount).contains(frame), "frame \(frame) of \(frameCount)")
    return scene(at: clock.time(ofFrame: frame))
  }

  /// The drawing commands at a time.
  package func scene(at time: FrameTime) -> Scene {
    let order = paintOrder ?? PaintOrder(subviews(at: time))
    var painter = ScenePainter(order, scale: Double(timeline.canvas.scale), style: paintStyle)
    painter.paint(sampler, at: sampler.moment(at: time))
    return Scene(width: width, height: height, commands: painter.commands)
  }
}
