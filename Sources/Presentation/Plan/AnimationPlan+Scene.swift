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
    let moment = sampler.moment(at: time)
    let order = paintOrder ?? paintOrder(at: time, moment)
    var painter = ScenePainter(order, scale: Double(timeline.canvas.scale), style: paintStyle)
    painter.paint(sampler, at: moment)
    return Scene(
      width: width, height: height, commands: painter.commands, shapes: painter.shapes,
      patterns: painter.patterns)
  }

  func paintOrder(at time: FrameTime, _ moment: borrowing Moment) -> PaintOrder {
    PaintOrder(subviews(at: time), zPositions: sampler.zPositions(at: moment))
  }
}
