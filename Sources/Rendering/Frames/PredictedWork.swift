package import Planning
import Presentation
package import Primitives
package import Raster
import TimelineModel

extension PlannedTimeline {
  /// The predicted cost of each frame, in units of about 2 ns of one processor. It depends on the timeline
  /// only, not on any earlier run or on a clock.
  ///
  /// A few frames are drawn, evenly spread, and their work is counted; for the others it is
  /// interpolated. One frame in sixteen is drawn, at least three and at most 64. A frame that shows the
  /// same as the one before it costs no more than its file, because it is not drawn again.
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
    let work = Self.interpolated(known, at: drawn, frameCount: frameCount)
    let moves = scenes.motion(between: [0] + drawn + [frameCount - 1])
    let file = RunPainter.workOfFile(viewCount: plan.timeline.views.count)
    return zip(work, moves).map { work, isDrawn in file + (isDrawn ? work : 0) }
  }

  private static func interpolated(_ known: [Int], at drawn: [Int], frameCount: Int) -> [Int] {
    var work = Array(repeating: known[0], count: drawn[0])
    for index in drawn.indices.dropFirst() {
      let length = drawn[index] - drawn[index - 1]
      for part in 0..<length {
        work.append((known[index - 1] * (length - part) + known[index] * part) / length)
      }
    }
    return work + Array(repeating: known[known.count - 1], count: frameCount - work.count)
  }
}

extension FrameScenes {
  /// Whether each frame differs from the one before it. The first one does.
  ///
  /// Between two of the given frames that both differ, or both do not, all are taken for the same; else the
  /// frame where it changes is searched by halves. So a short rest between them may be missed.
  ///
  /// - Parameter frames: ascending, from 0 to the last one.
  fileprivate func motion(between frames: [Int]) -> [Bool] {
    var moves = [true]
    var before = true
    for (start, end) in zip(frames, frames.dropFirst()) where start < end {
      let after = differs(end)
      let change = before == after ? end : change(after: start, to: end, after)
      moves += Array(repeating: before, count: change - start - 1)
      moves += Array(repeating: after, count: end - change + 1)
      before = after
    }
    return moves
  }

  private func differs(_ frame: Int) -> Bool {
    frame == 0 || scene(at: frame) != scene(at: frame - 1)
  }

  /// The first frame of those up to `end` that is as `end` is.
  private func change(after start: Int, to end: Int, _ isMoving: Bool) -> Int {
    var (start, end) = (start, end)
    while end - start > 1 {
      let middle = (start + end) / 2
      if differs(middle) == isMoving { end = middle } else { start = middle }
    }
    return end
  }
}

extension RunPainter {
  /// The predicted cost of a frame that is not drawn, in the unit of `work(drawing:)`: 30 us for its file and
  /// 0.9 us for each view, whose state is sampled and listed.
  package static func workOfFile(viewCount: Int) -> Int { 15_000 + 450 * viewCount }

  /// Draws a scene and returns the predicted cost of drawing and encoding it, in units of about 2 ns: 0.5 us
  /// for each row that differs from the one above, 0.16 us for each run of pixels, and 2 ns for each cell that
  /// is composited or compared.
  ///
  /// Fitted to the time of `bench render` and of films (Documentation/Farms.md).
  package mutating func work(drawing scene: Scene) -> Int {
    draw(scene)
    return scene.height / 8 + 250 * statistics.rows + 80 * runs.runs.count
      + statistics.paintedCells + statistics.comparedCells
  }
}
