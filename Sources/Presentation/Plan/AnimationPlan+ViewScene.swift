import AutoLayout
package import Primitives
import TimelineModel
package import Timing

extension AnimationPlan {
  /// A scene whose pixels identify the view that is seen there: the front-most with a background
  /// colour whose bounds contain the pixel's centre. `viewIndex(of:)` reads a pixel.
  package func viewScene(at time: FrameTime) -> Scene {
    let order = paintOrder ?? PaintOrder(subviews(at: time))
    let views = presentation(at: time)
    let scale = Double(timeline.canvas.scale)
    let pixels = AffineTransform(scale: Point(x: scale, y: scale))
    var spaces = Array(repeating: ViewSpace.upright(Point()), count: order.depth + 2)
    var commands: [Scene.Command] = [.setEdges(.device)]
    var next = 0
    while next < order.steps.count {
      let step = order.steps[next]
      let view = views[step.view]
      next = view.isHidden || view.alpha <= 0 ? step.end : next + 1
      spaces[step.depth + 1] = spaces[step.depth].inside(view)
      guard !view.isHidden, view.alpha > 0, view.backgroundColor.alpha > 0 else { continue }
      let bounds = Rect(size: view.geometry.size)
      let matrix = spaces[step.depth + 1].matrix.concatenating(pixels)
      commands.append(.fillQuad(Quad(bounds, mappedBy: matrix), Self.color(ofView: step.view)))
    }
    return Scene(width: width, height: height, commands: commands)
  }

  /// The index of the view that a pixel of `viewScene(at:)` stands for; nil where there is none.
  ///
  /// - Parameter pixel: straight RGBA, red in the lowest byte.
  package static func viewIndex(of pixel: UInt32) -> Int? {
    pixel == 0 ? nil : Int(pixel & 0xFF_FFFF)
  }

  private static func color(ofView index: Int) -> PremultipliedColor {
    let word = UInt32(truncatingIfNeeded: index)
    return PremultipliedColor(
      red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16 & 255),
      alpha: 255)
  }
}
