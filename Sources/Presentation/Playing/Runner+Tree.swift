import AutoLayout
import Primitives
import TimelineModel
import Timing

/// Changes of the tree and of the canvas.
extension Runner {
  /// As last laid out, which is what a mask that is set now is relative to.
  func superviewSize(of view: ViewIndex) -> Size? {
    timeline.views[view.rawValue].superview.map { superview in
      superview == .root ? engine.canvas.size : geometries[superview.rawValue].size
    }
  }

  /// A view that is new begins where it is: at its frame, else with no size at its superview's
  /// origin.
  mutating func insert(
    _ view: ViewIndex, at place: Int, at time: Nanoseconds
  ) -> [LayoutConflict] {
    guard let superview = timeline.views[view.rawValue].superview else { return [] }
    siblings.insert(view, into: superview, at: place, at: time)
    let subtree = subtree(of: view) { !isAddedSeparately($0) }
    for view in subtree.dropFirst() {
      guard let superview = timeline.views[view.rawValue].superview else { continue }
      siblings.insert(view, into: superview, at: .max, at: time)
    }
    for view in subtree {
      let frame = timeline.views[view.rawValue].frame
      let geometry = LayoutGeometry(
        center: frame?.center ?? Point(), size: frame?.size ?? Size())
      geometries[view.rawValue] = geometry
      tracks[view.rawValue].center.set(geometry.center, at: time, nil)
      tracks[view.rawValue].size.set(geometry.size, at: time, nil)
      tracks[view.rawValue].isPresent.set(true, at: time)
    }
    return engine.insert(subtree, superviewSize: superviewSize(of: view))
  }

  mutating func remove(_ view: ViewIndex, at time: Nanoseconds) -> [LayoutConflict] {
    guard let superview = timeline.views[view.rawValue].superview else { return [] }
    siblings.remove(view, from: superview, at: time)
    let subtree = subtree(of: view) { engine.isPresent[$0.rawValue] }
    for view in subtree { tracks[view.rawValue].isPresent.set(false, at: time) }
    return engine.remove(subtree)
  }

  mutating func setCanvas(_ canvas: Canvas) -> [LayoutConflict] {
    let conflicts = engine.setCanvas(canvas.layout)
    return conflicts
      + engine.update(.root) {
        $0.layoutMargins = canvas.rootMargins
        $0.insetsLayoutMarginsFromSafeArea = canvas.insetsLayoutMarginsFromSafeArea
      }
  }

  mutating func setLayout(_ layout: LayoutView, of view: ViewIndex) -> [LayoutConflict] {
    engine.update(view) { $0 = layout.keepingSeparateProperties(of: $0) }
  }

  /// A view and those inside it of which the condition holds, parents first.
  private func subtree(of view: ViewIndex, where isIncluded: (ViewIndex) -> Bool) -> [ViewIndex] {
    var isInside = Array(repeating: false, count: timeline.views.count)
    isInside[view.rawValue] = true
    var found = [view]
    for index in timeline.views.indices.dropFirst(view.rawValue + 1) {
      guard let superview = timeline.views[index].superview?.rawValue, isInside[superview],
        isIncluded(ViewIndex(index))
      else { continue }
      isInside[index] = true
      found.append(ViewIndex(index))
    }
    return found
  }

  /// Whether a change of its own puts the view into the tree, and not one of its superview.
  private func isAddedSeparately(_ view: ViewIndex) -> Bool { addedViews.contains(view) }
}

extension LayoutView {
  /// What has changes of its own stays as it is.
  fileprivate func keepingSeparateProperties(of present: LayoutView) -> LayoutView {
    var view = self
    view.frame = present.frame
    view.content = present.content
    view.transform = present.transform
    view.isHidden = present.isHidden
    return view
  }
}
