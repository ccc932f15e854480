import LayoutAnimation
import Primitives
import Testing
import Timing

@testable import Comparing
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// A timeline on a canvas of 200 × 100 points, and its overlay.
///
/// `a` extends from (20, 10) to (80, 50) and `b` from (100, 30) to (150, 90). Their
/// frames are given, so no constraint moves them.
struct OverlaySample {
  let planned: PlannedTimeline
  let overlay: ConstraintOverlay

  /// - Parameters:
  ///   - constraints: JSON.
  ///   - own: additional keys of `a`, each preceded by a comma.
  ///   - views: additional views, each preceded by a comma.
  init(
    _ constraints: String, canvas: String = "", own: String = "", views: String = "",
    keyframes: String = "", beside: String = ""
  ) throws {
    planned = try PlannedTimeline(
      json: """
        { "version": 1, "canvas": { "width": 200, "height": 100 \(canvas) } \(beside),
          "views": [
            { "id": "a", "frame": { "x": 20, "y": 10, "width": 60, "height": 40 } \(own) },
            { "id": "b", "frame": { "x": 100, "y": 30, "width": 50, "height": 60 } } \(views)
          ],
          "constraints": [\(constraints)],
          "keyframes": [\(keyframes)] }
        """)
    overlay = try ConstraintOverlay(planned)
  }

  func marks(_ seconds: Double = 0) throws -> [OverlayMark] {
    overlay.marks(at: FrameTime(try Nanoseconds(seconds: "\(seconds)")))
  }

  /// The ends of the marks, as in `20 40 100 40`.
  func places(_ seconds: Double = 0) throws -> [String] {
    try marks(seconds).map { mark in
      [mark.from.x, mark.from.y, mark.to.x, mark.to.y].map { $0.text(decimals: 3) }
        .joined(separator: " ")
    }
  }
}
