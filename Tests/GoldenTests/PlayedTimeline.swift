import Foundation
import LayoutAnimation
import Planning
import Presentation
import Raster
import TimelineModel

/// A timeline file, read and planned as the tests of this target need it.
struct PlayedTimeline {
  let name: String
  let plan: AnimationPlan

  init(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    plan = try PlannedTimeline(path: url.path).plan
  }

  /// At most eight frames, evenly spaced, including the first and the last.
  var sampledFrames: [Int] {
    let last = plan.frameCount - 1
    return (0...min(7, last)).map { last <= 7 ? $0 : $0 * last / 7 }
  }

  /// One row of FFmpeg's framecrc format, without the line end.
  func digestLine(_ frame: Int) -> String {
    var pixmap = Pixmap(width: plan.width, height: plan.height)
    pixmap.draw(plan.scene(at: frame))
    return line(frame, pixmap.digest)
  }

  /// The rows of all frames.
  var digests: String {
    checksums.header + (0..<plan.frameCount).map { digestLine($0) + "\n" }.joined()
  }

  func line(_ frame: Int, _ digest: PixelDigest) -> String {
    String(checksums.line(.init(frame: frame, checksum: digest.description)).dropLast())
  }

  /// The checksum list of these frames, without rows.
  var checksums: FrameChecksums {
    FrameChecksums(
      .adler32, framesPerSecond: plan.timeline.framesPerSecond, width: plan.width,
      height: plan.height, rows: [])
  }
}
