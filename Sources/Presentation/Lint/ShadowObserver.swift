import AutoLayout
import TimelineModel

/// Observes after every turn whether the shadow of a view is drawn.
///
/// A shadow that fades in, or whose view stops clipping or gets a colour, is drawn at some time and is not
/// reported.
struct ShadowObserver {
  /// Views with a shadow that has not been drawn so far, with the change that sets it.
  private var changes: [Int: SourceLocation?]
  /// Those of them that clipped when their shadow had an opacity above 0.
  private var clipped: Set<Int> = []
  /// And those that painted nothing themselves then.
  private var empty: Set<Int> = []

  /// - Parameter count: the number of keyframes that are played.
  init(_ timeline: Timeline, keyframes count: Int) {
    changes = [:]
    for view in timeline.views.indices where timeline.views[view].appearance.shadow != Shadow() {
      changes[view] = .some(nil)
    }
    for change in timeline.keyframes.prefix(count).lazy.flatMap(\.changes) {
      guard case .setShadow(let view, _) = change.operation, changes[view.rawValue] == nil
      else { continue }
      changes[view.rawValue] = .some(change.location)
    }
  }

  mutating func note(_ runner: Runner) {
    for view in changes.keys where runner.appearances[view].shadow.opacity > 0 {
      if runner.appearances[view].layer.clipsToBounds {
        clipped.insert(view)
      } else if !runner.appearances[view].hasContent,
        runner.siblings.isEmpty(inside: ViewIndex(view))
      {
        empty.insert(view)
      } else {
        changes[view] = nil
      }
    }
  }

  /// In the order of the views.
  var lints: [Lint] {
    changes.sorted { $0.key < $1.key }.map { view, change in
      .invisibleShadow(
        Lint.InvisibleShadow(view: ViewIndex(view), reason: reason(for: view), change: change))
    }
  }

  private func reason(for view: Int) -> Lint.InvisibleShadow.Reason {
    if clipped.contains(view) { return .clipped }
    return empty.contains(view) ? .empty : .transparent
  }
}
