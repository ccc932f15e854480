import AutoLayout
import Primitives
import TimelineModel
import Timing

extension LintReplay {
  /// Reports views that a keyframe with an animation hides or shows without animation. An arranged
  /// subview of a stack is not reported, because it shrinks and grows instead.
  mutating func recordVisibilityJumps(of keyframe: Int) {
    let (time, changes) = (
      FrameTime(timeline.keyframes[keyframe].time), timeline.keyframes[keyframe].changes
    )
    guard timeline.keyframes[keyframe].isAnimated else { return }
    for change in changes {
      guard case .setHidden(let view, let isHidden) = change.operation,
        runner.pendingAppearances[view.rawValue].isHidden != isHidden,
        !runner.engine.isArranged(view), shows(view, at: time)
      else { continue }
      recorded.append(
        .jump(
          .init(keyframe: keyframe, reason: .hidden(isHidden, change.location), views: [view])))
    }
  }

  /// Whether a view would be visible if it were not hidden itself.
  private func shows(_ view: ViewIndex, at time: FrameTime) -> Bool {
    let shown = runner.tracks[view.rawValue].shown(at: time)
    guard runner.engine.isPresent[view.rawValue], shown.alpha > 0, shown.isDrawn
    else { return false }
    var next = timeline.views[view.rawValue].superview
    while let superview = next {
      let shown = runner.tracks[superview.rawValue].shown(at: time)
      guard !shown.isHidden, shown.alpha > 0 else { return false }
      next = timeline.views[superview.rawValue].superview
    }
    return true
  }
}
