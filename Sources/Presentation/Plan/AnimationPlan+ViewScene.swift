import AutoLayout
package import Primitives
import TimelineModel
package import Timing

extension AnimationPlan {
  /// A scene whose pixels identify the view that is seen there: the front-most that paints something
  /// of its own and whose bounds, and those of all that clip it, contain the pixel's centre.
  /// `viewIndex(of:)` reads a pixel.
  package func viewScene(at time: FrameTime) -> Scene {
    let order = paintOrder ?? paintOrder(at: time, sampler.moment(at: time))
    let views = presentation(at: time)
    let scale = Double(timeline.canvas.scale)
    let pixels = AffineTransform(scale: Point(x: scale, y: scale))
    var spaces = Array(repeating: ViewSpace.upright(Point()), count: order.depth + 2)
    var scene = Scene(width: width, height: height, commands: [.setEdges(.device)])
    var clipEnds: [Int] = []
    var next = 0
    while next < order.steps.count {
      scene.endClips(&clipEnds, at: next)
      let step = order.steps[next]
      let view = views[step.view]
      next = view.isHidden || view.alpha <= 0 ? step.end : next + 1
      let space = spaces[step.depth].inside(view)
      spaces[step.depth + 1] = space.scrolled(by: view.contentOffset)
      guard !view.isHidden, view.alpha > 0 else { continue }
      let bounds = Rect(size: view.geometry.size)
      let matrix = space.matrix.concatenating(pixels)
      if view.isDrawn {
        let quad = Quad(bounds, mappedBy: matrix)
        scene.commands.append(.fillQuad(quad, Self.color(ofView: step.view)))
      }
      guard view.layer.clipsToBounds, step.end > next else { continue }
      // Square, because a corner drawn by area would mix the numbers of views.
      let clip = scene.add(Shape(.rounded(RoundedRect(bounds)), matrix))
      scene.commands.append(.beginClip(clip))
      clipEnds.append(step.end)
    }
    scene.endClips(&clipEnds, at: next)
    return scene
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

extension Scene {
  fileprivate mutating func endClips(_ ends: inout [Int], at step: Int) {
    while ends.last == step {
      ends.removeLast()
      commands.append(.endGroup)
    }
  }
}
