import AutoLayout
import Presentation
import Primitives
import Raster
import Timing

extension PlannedTimeline {
  /// Of the pixels of each frame.
  ///
  /// - Throws: `cancelled` with its task.
  func checksums() async throws(LayoutAnimationError) -> [SHA256Sum] {
    try await checksums(of: Array(0..<frameCount))
  }

  /// Of the pixels of these frames, in their order. What looks like the frame before is not drawn
  /// again.
  ///
  /// - Parameter frames: ascending.
  /// - Throws: `cancelled` with its task.
  func checksums(of frames: [Int]) async throws(LayoutAnimationError) -> [SHA256Sum] {
    let isNew = frames.indices.map { index in
      index == 0 || plan.scene(at: frames[index]) != plan.scene(at: frames[index - 1])
    }
    let drawn = try await workers(zip(frames, isNew).filter(\.1).map(\.0)).run {
      _, _, pixmap throws(LayoutAnimationError) in SHA256Sum(of: pixmap)
    }
    var next = drawn.makeIterator()
    var sums: [SHA256Sum] = []
    for isNew in isNew {
      guard let sum = isNew ? next.next() : sums.last else { break }
      sums.append(sum)
    }
    return sums
  }

  private func workers(_ frames: [Int]) -> FrameWorkers<Pixmap, SHA256Sum> {
    let fitting = Pixmap.count(fittingPicturesOf: width, by: height)
    return FrameWorkers(
      scenes: FrameScenes(plan), encoding: options.encoding, frames: frames,
      count: min(options.jobs, frames.count, fitting), finished: nil, delay: { _ in })
  }

  /// Of what every view is in every frame, to the last bit.
  var layoutChecksum: SHA256Sum {
    SHA256Sum(
      of: (0..<frameCount).lazy.map { frame in
        plan.presentation(at: plan.clock.time(ofFrame: frame)).flatMap(\.bytes)
      })
  }
}

extension PresentedView {
  /// Different for different values.
  fileprivate var bytes: [UInt8] {
    let color = backgroundColor
    return [
      geometry.center.x, geometry.center.y, geometry.size.width, geometry.size.height,
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      color.red, color.green, color.blue, color.alpha, alpha, isHidden ? 1 : 0,
    ].flatMap(\.bytes)
  }
}

extension Double {
  /// Most significant byte first; the two zeros are one.
  fileprivate var bytes: [UInt8] {
    let bits = self == 0 ? 0 : bitPattern
    return stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}
