import ConstraintSolver
package import Primitives

/// What of a layout is not found by solving: the rectangles that views are given, and, in the
/// legacy style, their transforms.
extension LayoutEngine {
  /// Moves a view that has a given frame. Constraints that refer to it follow, and are not
  /// thereby modified themselves.
  ///
  /// - Parameter frame: in the superview's coordinates, before the transform.
  /// - Precondition: the view has a given frame.
  /// - Returns: the contradictions that this brought about.
  package mutating func setFrame(_ frame: Rect, of view: ViewIndex) -> [LayoutConflict] {
    precondition(
      givenFrames[view.rawValue] != nil, "view \(view.rawValue) is placed by constraints")
    guard givenFrames[view.rawValue] != frame else { return [] }
    givenFrames[view.rawValue] = frame
    for index in dependents[view.rawValue] {
      guard let row = installed[index].row else { continue }
      solver.setConstant(linear(installed[index].constraint).constant, of: row)
    }
    return settle()
  }

  /// Lays a view out by another transform; in the modern style this changes nothing.
  ///
  /// - Returns: the contradictions that this brought about.
  package mutating func setTransform(
    _ transform: AffineTransform, of view: ViewIndex
  ) -> [LayoutConflict] {
    guard style == .legacy, transforms[view.rawValue] != transform else { return [] }
    let dependents = dependents[view.rawValue].filter { installed[$0].row != nil }
    let rows = dependents.map { linear(installed[$0].constraint) }
    transforms[view.rawValue] = transform
    for (index, row) in zip(dependents, rows) where linear(installed[index].constraint) != row {
      removeRow(index)
      installRow(index)
    }
    return settle()
  }

  /// By view, the constraints whose rows its given frame or its transform enters: those that must
  /// be written anew when it changes. Empty for views that have neither.
  func constraintsByView() -> [[Int]] {
    var dependents = Array(repeating: [Int](), count: views.count)
    guard style == .legacy || views.contains(where: { $0.frame != nil }) else { return dependents }
    for index in installed.indices {
      for view in viewsOnTheWay(between: installed[index].constraint)
      where dependents[view.rawValue].last != index {
        dependents[view.rawValue].append(index)
      }
    }
    return dependents
  }

  /// From both items up to their closest common ancestor, which is among them.
  private func viewsOnTheWay(between constraint: LayoutConstraint) -> [ViewIndex] {
    let first = constraint.firstItem.owner
    let second = constraint.secondItem?.owner ?? first
    let container = commonAncestor(first, second)
    var found = [container]
    for var view in [first, second] {
      while view != container, let superview = views[view.rawValue].superview {
        found.append(view)
        view = superview
      }
    }
    return found
  }
}

extension LayoutEngine {
  /// The box around a view's transformed bounds, as sums over its width and height; in the modern
  /// style its bounds.
  func boxExtent(of view: ViewIndex, _ axis: LayoutAxis) -> LinearForm {
    let transform = transforms[view.rawValue]
    guard style == .legacy, !transform.isTranslation else { return extent(of: view, axis) }
    let (x, y) =
      axis == .horizontal ? (transform.a, transform.c) : (transform.b, transform.d)
    return extent(of: view, .horizontal) * abs(x) + extent(of: view, .vertical) * abs(y)
  }

  /// Where the engine has the origin of a view with a given frame: where the frame lies, unless
  /// the legacy style is to find its centre there by the way back.
  func givenOrigin(of view: ViewIndex, _ frame: Rect) -> Point {
    guard style == .legacy else { return frame.origin }
    return frame.center - boxSize(of: view, frame.size) * 0.5
      + transforms[view.rawValue].translation * 0.5
  }

  /// Half of the box, less half of the translation, from the engine's origin: the legacy
  /// style's centre. That the translation counts half is what the article's figure shows.
  func legacyCenter(of view: ViewIndex, _ frame: Rect) -> Point {
    frame.origin + boxSize(of: view, frame.size) * 0.5
      - transforms[view.rawValue].translation * 0.5
  }

  private func boxSize(of view: ViewIndex, _ size: Size) -> Point {
    let transform = transforms[view.rawValue]
    return Point(
      x: abs(transform.a) * size.width + abs(transform.c) * size.height,
      y: abs(transform.b) * size.width + abs(transform.d) * size.height)
  }
}
