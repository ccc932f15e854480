import AutoLayout
import Primitives
import TimelineModel
import Timing

/// Changes of the tree and of the canvas.
extension Runner {
  /// The superview's size as last laid out, to which an autoresizing mask that is set now is
  /// relative.
  func superviewSize(of view: ViewIndex) -> Size? {
    timeline.views[view.rawValue].superview.map { superview in
      superview == .root ? engine.canvas.size : geometries[superview.rawValue].size
    }
  }

  /// Inserts a view and the views declared inside it. A new view starts at its frame or, without
  /// one, with no size at its superview's origin.
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
    let conflicts = engine.update(view) { $0 = layout.keepingSeparateProperties(of: $0) }
    let others = changeLabel(view) {
      $0.firstBaselineOffset = layout.firstBaselineOffset
      $0.lastBaselineOffset = layout.lastBaselineOffset
    }
    return conflicts + (others ?? [])
  }

  /// A view and its descendants that satisfy a condition as all their ancestors inside the view do,
  /// parents first.
  private func subtree(of view: ViewIndex, where isIncluded: (ViewIndex) -> Bool) -> [ViewIndex] {
    var isInside = Array(repeating: false, count: timeline.views.count)
    isInside[view.rawValue] = true
    var found = [view]
    for index in superviews.indices.dropFirst(view.rawValue + 1) {
      guard let superview = superviews[index]?.rawValue, isInside[superview],
        isIncluded(ViewIndex(index))
      else { continue }
      isInside[index] = true
      found.append(ViewIndex(index))
    }
    return found
  }

  /// Whether a change of its own inserts the view into the tree, not a change of an ancestor.
  private func isAddedSeparately(_ view: ViewIndex) -> Bool { addedViews.contains(view) }
}

extension LayoutView {
  /// Keeps the present values of the properties that have operations of their own.
  fileprivate func keepingSeparateProperties(of present: LayoutView) -> LayoutView {
    var view = self
    view.frame = present.frame
    view.content = present.content
    view.transform = present.transform
    view.isHidden = present.isHidden
    return view
  }
}
