import AutoLayout
import JSONText
import Presentation
import Primitives
import TimelineModel
import Timing

extension Manifest {
  init(_ timeline: PlannedTimeline, origin: Origin, frames: [Frame]) {
    let views = timeline.plan.timeline.views
    self.init(
      origin: origin,
      views: views.map { view in
        View(id: view.id, superview: view.superview.map { views[$0.rawValue].id })
      },
      frames: frames, layout: Self.layout(of: timeline, frames: frames))
  }

  /// The changes from frame to frame of those that are listed.
  private static func layout(of timeline: PlannedTimeline, frames: [Frame]) -> [Change] {
    var layout: [Change] = []
    var before: [ViewState]?
    for frame in frames {
      let states = timeline.states(atFrame: frame.index)
      for (index, view) in timeline.plan.timeline.views.enumerated() {
        let change = Change(
          frame: frame.index, view: view.id, from: before?[index], to: states[index])
        if !change.isEmpty { layout.append(change) }
      }
      before = states
    }
    return layout
  }
}

extension PlannedTimeline {
  fileprivate func states(atFrame index: Int) -> [Manifest.ViewState] {
    plan.presentation(at: plan.clock.time(ofFrame: index)).map { shown in
      let size = shown.geometry.size
      return Manifest.ViewState(
        center: .init(x: shown.geometry.center.x, y: shown.geometry.center.y),
        size: .init(width: size.width, height: size.height),
        transform: .init(shown.transform), alpha: shown.alpha, isHidden: shown.isHidden,
        backgroundColor: .init(shown.backgroundColor))
    }
  }
}

extension Manifest.Origin {
  init(_ timeline: PlannedTimeline, _ directory: FrameDirectory, _ hash: PixelHash?) {
    tool = layoutAnimationVersion
    pixelRevision = LayoutAnimation.pixelRevision
    timelineName = timeline.plan.timeline.name
    timelineSHA256 = SHA256Sum(of: timeline.source.bytes)
    framesPerSecond = timeline.framesPerSecond
    scale = timeline.plan.timeline.canvas.scale
    pattern = directory.pattern.description
    startNumber = directory.startNumber
    self.hash = hash
    width = timeline.width
    height = timeline.height
    frameCount = timeline.frameCount
  }
}
