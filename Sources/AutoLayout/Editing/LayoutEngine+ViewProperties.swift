package import Primitives

extension LayoutEngine {
  /// Changes the frame of a view that has one. The rows of constraints that refer to the view are
  /// updated; this does not count as a modification of the constraints.
  ///
  /// - Parameters:
  ///   - frame: in the superview's coordinates, before the transform.
  ///   - superviewSize: the size to which a mask with flags is relative; nil for the solved size.
  /// - Precondition: the view has a given frame.
  /// - Returns: the conflicts that this causes.
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
      updateRows(indices(affectedBy: [view.rawValue], insetsOf: [])) {
        $0.givenFrames[view.rawValue] = frame
      }
    }
    return settle()
  }

  /// Changes the transform of a view. Only the legacy style uses it for layout.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setTransform(
    _ transform: AffineTransform, of view: ViewIndex
  ) -> [LayoutConflict] {
    guard style == .legacy, views[view.rawValue].transform != transform else { return [] }
    let touched = Array(cachedDependents().constraints[view.rawValue])
    updateRows(touched) { $0.views[view.rawValue].transform = transform }
    return settle()
  }

  /// Hides or shows a view. Only a stack view that arranges it is affected.
  ///
  /// - Returns: the conflicts that this causes.
  package mutating func setHidden(_ isHidden: Bool, of view: ViewIndex) -> [LayoutConflict] {
    guard views[view.rawValue].isHidden != isHidden else { return [] }
    views[view.rawValue].isHidden = isHidden
    guard isArranged(view) else { return [] }
    installStackOfSuperview(of: view)
    return settle()
  }

  /// Translates every mask relative to the solved size of its superview. The initial layout shows
  /// given frames unchanged; later layouts follow the masks.
  package mutating func translateAutoresizingMasks() {
    for index in views.indices where isPresent[index] && !views[index].autoresizingMask.isEmpty {
      translateMask(of: ViewIndex(index), superviewSize: nil)
    }
    _ = settle()
  }
}
