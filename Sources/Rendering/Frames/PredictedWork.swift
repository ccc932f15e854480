package import Planning
import Presentation
package import Primitives
package import Raster

extension PlannedTimeline {
  /// The predicted cost of drawing each frame. It depends on the timeline only, not on any earlier run
  /// or on a clock.
  ///
  /// A few frames are drawn, evenly spread, and their work is counted; for the others it is
  /// interpolated. One frame in sixteen is drawn, at least three and at most 64.
  package var predictedWork: [Int] {
    predictedWork(drawing: min(64, max(3, frameCount / 16)))
  }

  /// The predicted cost of drawing all frames, from three of them.
  package var predictedTotal: Int { predictedWork(drawing: 3).reduce(0, +) }

  private func predictedWork(drawing most: Int) -> [Int] {
    let count = min(most, frameCount)
    // In the middle of equal parts: the first and the last frame are often at rest.
    let drawn = (0..<count).map { (2 * $0 + 1) * frameCount / (2 * count) }
    let scenes = FrameScenes(plan)
    var painter = RunPainter(width: width, height: height)
    let known = drawn.map { painter.work(drawing: scenes.scene(at: $0)) }
    var work = Array(repeating: known[0], count: drawn[0])
    for index in 1..<max(1, count) {
      let (frame, length) = (drawn[index - 1], drawn[index] - drawn[index - 1])
      for part in 0..<length {
        work.append((known[index - 1] * (length - part) + known[index] * part) / length)
      }
      precondition(work.count == frame + length)
    }
    return work + Array(repeating: known[count - 1], count: frameCount - work.count)
  }
}

extension RunPainter {
  /// Draws a scene and returns how much work that was: of the cells that were composited or compared,
  /// of the rows that were looked at, and of encoding the rest.
  package mutating func work(drawing scene: Scene) -> Int {
    draw(scene)
    return scene.height / 8 + 4 * statistics.rows + statistics.paintedCells
      + statistics.comparedCells
  }
}
