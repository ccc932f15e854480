import Foundation
import JSONText
import Presentation
import Raster
import TimelineModel

/// A timeline file read and played, as the tests of this target need it.
struct PlayedTimeline {
  let name: String
  let plan: AnimationPlan

  init(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    let source = SourceText(bytes: [UInt8](try Data(contentsOf: url)))
    plan = try AnimationPlan(Timeline(parsing: source))
  }

  /// At most eight frames, evenly spread, the first and the last among them.
  var sampledFrames: [Int] {
    let last = plan.frameCount - 1
    return (0...min(7, last)).map { last <= 7 ? $0 : $0 * last / 7 }
  }

  /// One line of FFmpeg's framecrc format: stream, dts, pts, duration, size, checksum.
  func digestLine(_ frame: Int) -> String {
    var pixmap = Pixmap(width: plan.width, height: plan.height)
    pixmap.draw(plan.scene(at: frame))
    return Self.line(frame, pixmap.digest)
  }

  static func line(_ frame: Int, _ digest: PixelDigest) -> String {
    let padded = { (number: Int, width: Int) in
      String(repeating: " ", count: max(0, width - String(number).count)) + String(number)
    }
    return "0, \(padded(frame, 10)), \(padded(frame, 10)),        1, "
      + "\(padded(digest.byteCount, 8)), \(digest)"
  }
}
