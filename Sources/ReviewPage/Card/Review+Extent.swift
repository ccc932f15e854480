import AutoLayout
import LayoutAnimation
import Presentation
import TimelineModel
import Timing

extension Review {
  /// How many views a card's player shows at most, each counted once a frame: they would take a
  /// megabyte where they are in the pictures, and as long to gather as the frames to draw.
  static let mostShown = 200_000
  /// How many of them may be of views that move: each takes some 80 bytes.
  static let mostMoving = 24_000

  /// Whether there is more than the page's player is for.
  var isTooLarge: Bool {
    let sides =
      [timeline] + (verdict == .same ? [] : comparison?.expected.timeline.map { [$0] } ?? [])
    let isShown = sides.reduce(folderExtent) { $0 + $1.extent } <= Self.mostShown
    guard isShown else { return true }
    var left = Self.mostMoving
    for side in sides {
      left -= side.frameCount * side.movingCount(atMost: left / side.frameCount)
      if left < 0 { return true }
    }
    return false
  }

  /// Of what it is compared with, if that is a folder with a manifest.
  private var folderExtent: Int {
    guard case .folder(let folder)? = comparison?.expected, let manifest = folder.manifest else {
      return 0
    }
    return manifest.views.count * manifest.frames.count
  }
}

extension PlannedTimeline {
  fileprivate var extent: Int { plan.timeline.views.count * frameCount }

  /// How many views do not stay as they are in the first frame, or lie in one that does not.
  ///
  /// - Returns: more than the limit as soon as there are more.
  fileprivate func movingCount(atMost limit: Int) -> Int {
    let views = plan.timeline.views
    let still = plan.presentation(at: plan.clock.time(ofFrame: 0))
    var moving = Set<Int>()
    for frame in 1..<max(1, frameCount) where moving.count <= limit {
      let shown = plan.presentation(at: plan.clock.time(ofFrame: frame))
      for index in views.indices where !moving.contains(index) {
        let isCarried = views[index].superview.map { moving.contains($0.rawValue) } ?? false
        if isCarried || shown[index] != still[index] { moving.insert(index) }
      }
    }
    return moving.count
  }
}
