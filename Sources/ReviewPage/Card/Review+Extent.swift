import AutoLayout
import LayoutAnimation
import Presentation
import TimelineModel
import Timing

extension Review {
  /// The limits of the page's player.
  struct Extent {
    /// The number of views, each counted once per frame: more would take a megabyte, and as long to
    /// collect as the frames to draw.
    var shown = 200_000
    /// The number of moving views among them: each takes some 80 bytes.
    var moving = 24_000
  }

  /// Whether the review exceeds the limits of the page's player.
  func exceeds(_ extent: Extent) -> Bool {
    let sides =
      [timeline] + (verdict == .same ? [] : comparison?.expected.timeline.map { [$0] } ?? [])
    let isShown = sides.reduce(folderExtent) { $0 + $1.extent } <= extent.shown
    guard isShown else { return true }
    var left = extent.moving
    for side in sides {
      left -= side.frameCount * side.movingCount(atMost: left / side.frameCount)
      if left < 0 { return true }
    }
    return false
  }

  /// The number of views in all frames of the basis, if it is a folder with a manifest.
  private var folderExtent: Int {
    guard case .folder(let folder)? = comparison?.expected, let manifest = folder.manifest else {
      return 0
    }
    return manifest.views.count * manifest.frames.count
  }
}

extension PlannedTimeline {
  fileprivate var extent: Int { plan.timeline.views.count * frameCount }

  /// The number of views that change after the first frame, or are inside one that does.
  ///
  /// - Returns: a number above the limit as soon as it is exceeded.
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
