import AutoLayout
import Primitives
import TimelineModel
import Timing

extension LintReplay {
  /// Reports views of which a keyframe with an animation changes what cannot be animated: whether they
  /// are hidden, and how they scale their image.
  mutating func recordVisibilityJumps(of keyframe: Int) {
    guard timeline.keyframes[keyframe].isAnimated else { return }
    let time = FrameTime(timeline.keyframes[keyframe].time)
    for change in timeline.keyframes[keyframe].changes {
      guard let (view, reason) = sudden(change), shows(view, at: time) else { continue }
      recorded.append(.jump(.init(keyframe: keyframe, reason: reason, views: [view])))
    }
  }

  /// An arranged subview of a stack that is hidden shrinks and grows instead.
  private func sudden(_ change: Change) -> (view: ViewIndex, reason: Lint.Jump.Reason)? {
    switch change.operation {
    case .setHidden(let view, let isHidden):
      let isNew = runner.pendingAppearances[view.rawValue].isHidden != isHidden
      return isNew && !runner.engine.isArranged(view)
        ? (view, .hidden(isHidden, change.location)) : nil
    case .setImage(let view, let image):
      let old = runner.pendingAppearances[view.rawValue].image?.contentMode
      return old.map { $0 != image.contentMode } ?? false
        ? (view, .contentMode(change.location)) : nil
    default: return nil
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

extension Runner {
  /// The views that are declared invisible, become visible in no keyframe and would paint something, themselves or by their
  /// subviews; of a view and its subviews only the view. In the order of the views.
  ///
  /// - Precondition: all turns that are shown have been played.
  var neverShown: [Lint] {
    var paints = tracks.map(\.everPaints)
    for view in tracks.indices.reversed() where paints[view] {
      if let superview = superviews[view] { paints[superview.rawValue] = true }
    }
    var isInvisible = Array(repeating: false, count: tracks.count)
    return tracks.indices.compactMap { view in
      if let superview = superviews[view], isInvisible[superview.rawValue] {
        isInvisible[view] = true
        return nil
      }
      guard paints[view], let reason = invisibility(of: view) else { return nil }
      isInvisible[view] = true
      return .neverShown(Lint.NeverShown(view: ViewIndex(view), reason: reason))
    }
  }

  /// Why a view is invisible all the time; nil if it is not.
  private func invisibility(of view: Int) -> Lint.NeverShown.Reason? {
    let declared = timeline.views[view].appearance
    if declared.isHidden, tracks[view].isHidden.steps.allSatisfy(\.value) { return .hidden }
    return declared.alpha == 0 && tracks[view].alpha.isAlways(0) ? .transparent : nil
  }
}

extension ViewTracks {
  fileprivate var everPaints: Bool {
    backgroundColor.model.steps.contains { $0.value.alpha > 0 } || gradient != nil
      || label?.steps.contains { $0.value.map { !$0.lines.isEmpty } ?? false } ?? false
      || layer?.borderWidth.model.steps.contains { $0.value > 0 } ?? false
  }
}
