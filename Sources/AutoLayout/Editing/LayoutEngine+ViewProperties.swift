package import Primitives

extension LayoutEngine {
  /// Moves a view that has a given frame. Constraints that refer to it follow, and are not
  /// thereby modified themselves.
  ///
  /// - Parameters:
  ///   - frame: in the superview's coordinates, before the transform.
  ///   - superviewSize: what a mask with flags is to be relative to; nil for the size as solved.
  /// - Precondition: the view has a given frame.
  /// - Returns: the contradictions that this brought about.
  package mutating func setFrame(
    _ frame: Rect, of view: ViewIndex, superviewSize: Size? = nil
  ) -> [LayoutConflict] {
    precondition(
      views[view.rawValue].frame != nil, "view \(view.rawValue) is placed by constraints")
    guard views[view.rawValue].frame != frame || givenFrames[view.rawValue] == nil else {
      return []
    }
    views[view.rawValue].frame = frame
    if givenFrames[view.rawValue] == nil {
      translateMask(of: view, superviewSize: superviewSize)
    } else {
      rewriteRows(places(touchedBy: [view.rawValue], insetsOf: [])) {
        $0.givenFrames[view.rawValue] = frame
      }
    }
    return settle()
  }

  /// Lays a view out by another transform; in the modern style this changes nothing.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func setTransform(
    _ transform: AffineTransform, of view: ViewIndex
  ) -> [LayoutConflict] {
    guard style == .legacy, views[view.rawValue].transform != transform else { return [] }
    let touched = Array(knownDependents().constraints[view.rawValue])
    rewriteRows(touched) { $0.views[view.rawValue].transform = transform }
    return settle()
  }

  package mutating func setContent(_ content: ContentSize, of view: ViewIndex) -> [LayoutConflict] {
    guard views[view.rawValue].content != content else { return [] }
    views[view.rawValue].content = content
    installContent(of: view)
    arrangeSuperview(of: view)
    return settle()
  }

  /// Hides a view or shows it again, of which only a stack takes notice.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func setHidden(_ isHidden: Bool, of view: ViewIndex) -> [LayoutConflict] {
    guard views[view.rawValue].isHidden != isHidden else { return [] }
    views[view.rawValue].isHidden = isHidden
    guard isArranged(view) else { return [] }
    arrangeSuperview(of: view)
    return settle()
  }

  /// Makes every mask relative to what its superview measures now: the initial layout shows given
  /// frames as they are, and what comes after it follows the masks.
  package mutating func translateAutoresizingMasks() {
    for index in views.indices where isPresent[index] && !views[index].autoresizingMask.isEmpty {
      translateMask(of: ViewIndex(index), superviewSize: nil)
    }
    _ = settle()
  }
}
