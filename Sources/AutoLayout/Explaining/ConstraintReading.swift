package import ConstraintSolver
import Primitives

/// A second reading of constraints, from rectangles in `root` instead of linear forms: it holds the
/// rows of the solver against what their constraints say.
///
/// Both readings are affine functions of the variables, so that they are the same if they agree at
/// as many arbitrary points as there are variables. A few points whose coordinates have nothing in
/// common leave a difference no realistic way to hide.
struct ConstraintReading {
  private let engine: LayoutEngine
  /// By variable.
  private let values: [Double]
  /// By view: the origin in `root`.
  private var origins: [Point] = []

  init(_ engine: LayoutEngine, values: [Double]) {
    self.engine = engine
    self.values = values
    for (index, superview) in engine.superviews.enumerated() {
      let above = superview.map { origins[$0.rawValue] } ?? Point()
      let offset = superview.map { engine.views[$0.rawValue].contentOffset } ?? Point()
      origins.append(superview == nil ? above : above + origin(ViewIndex(index)) - offset)
    }
  }

  /// Points of which each coordinate differs from all others.
  static func points(_ count: Int) -> [[Double]] {
    [(37.0, 1013.0), (101, 977)].map { step, modulus in
      (0..<count).map {
        let place = Double($0 + 1) * step
        return place - (place / modulus).rounded(.down) * modulus + Double($0) / 64 - modulus / 3
      }
    }
  }

  /// The left side of a constraint minus its right side.
  func residual(_ constraint: LayoutConstraint) -> Double {
    let first = constraint.firstItem
    guard let second = constraint.secondItem else {
      return coordinate(constraint.firstAttribute, first, nil) - constraint.constant
    }
    let isMirrorable =
      constraint.firstAttribute.followsLayoutDirection
      || constraint.secondAttribute.followsLayoutDirection
    let container = engine.commonAncestor(first.owner, second.owner)
    let frame = Frame(
      view: container,
      isMirrored: isMirrorable && engine.directions[container.rawValue] == .rightToLeft)
    return coordinate(constraint.firstAttribute, first, frame) - constraint.constant
      - constraint.multiplier * coordinate(constraint.secondAttribute, second, frame)
  }

  /// The indices of the constraints whose rows have another residual.
  func misstatedConstraints(
    _ rows: [(id: ConstraintID, constraint: LinearConstraint)]
  ) -> [Int] {
    rows.compactMap { id, row in
      let index = engine.constraintsByRow[id.id]
      let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable.id] }
      let magnitude = row.terms.reduce(abs(row.constant)) {
        $0 + abs($1.coefficient * values[$1.variable.id])
      }
      let difference = sum - residual(engine.installed[index].constraint)
      let isMisstated = abs(difference) > LayoutTolerance.shortenedNumber * max(1, magnitude)
      return isMisstated ? index : nil
    }
  }

  /// The view in whose coordinates locations are, from the left or from the right.
  private struct Frame {
    var view: ViewIndex
    var isMirrored: Bool
  }

  private func coordinate(
    _ attribute: LayoutAttribute, _ item: LayoutItem, _ frame: Frame?
  ) -> Double {
    switch attribute {
    case .notAnAttribute: return 0
    case .width: return rect(item, in: item.owner).width
    case .height: return rect(item, in: item.owner).height
    default: break
    }
    guard let frame else { return 0 }
    let origin = origins[frame.view.rawValue] - engine.views[frame.view.rawValue].contentOffset
    let (x, y) = place(attribute, item, frame)
    guard let x else { return y - origin.y }
    return frame.isMirrored ? size(frame.view).width - (x - origin.x) : x - origin.x
  }

  /// The coordinates in `root`; the first is nil for a vertical attribute.
  private func place(
    _ attribute: LayoutAttribute, _ item: LayoutItem, _ frame: Frame
  ) -> (Double?, Double) {
    let view = engine.views[item.owner.rawValue]
    let isInset = attribute.isMargin
    let rect =
      isInset
      ? bounds(item.owner, in: frame.view).inset(by: engine.insets[item.owner.rawValue].margins)
      : rect(item, in: frame.view)
    switch attribute {
    case .left, .leftMargin: return (rect.minX, 0)
    case .right, .rightMargin: return (rect.maxX, 0)
    case .leading, .leadingMargin: return (frame.isMirrored ? rect.maxX : rect.minX, 0)
    case .trailing, .trailingMargin: return (frame.isMirrored ? rect.minX : rect.maxX, 0)
    case .centerX, .centerXWithinMargins: return ((rect.minX + rect.maxX) / 2, 0)
    case .top, .topMargin: return (nil, rect.minY)
    case .bottom, .bottomMargin: return (nil, rect.maxY)
    case .centerY, .centerYWithinMargins: return (nil, (rect.minY + rect.maxY) / 2)
    case .firstBaseline: return (nil, rect.minY + view.firstBaselineOffset)
    case .lastBaseline: return (nil, rect.maxY - view.lastBaselineOffset)
    case .width, .height, .notAnAttribute: return (nil, 0)
    }
  }
}

/// The rectangles of items, in `root`.
extension ConstraintReading {
  private func rect(_ item: LayoutItem, in container: ViewIndex) -> Rect {
    let owner = item.owner
    let bounds = bounds(owner, in: container)
    let insets = engine.insets[owner.rawValue]
    switch item {
    case .view: return bounds.inset(by: engine.alignmentRectInsets(of: owner))
    case .frameLayoutGuide: return bounds
    case .guide(let guide, _):
      let own = rect(engine.guideFrames[guide.rawValue])
      return Rect(origin: content(bounds, owner) + own.origin, size: own.size)
    case .contentLayoutGuide:
      guard let content = engine.contentFrames[owner] else { return bounds }
      return Rect(origin: self.content(bounds, owner), size: rect(content).size)
    case .safeArea: return bounds.inset(by: insets.safeArea)
    case .layoutMarginsGuide: return bounds.inset(by: insets.margins)
    case .readableContentGuide: return bounds.inset(by: insets.readable)
    case .topLayoutGuide:
      return Rect(x: 0, y: 0, width: bounds.width, height: insets.safeArea.top)
    case .bottomLayoutGuide:
      let height = insets.safeArea.bottom
      return Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  /// The rectangle of a view: its bounds in its own coordinates, the bounding box of them elsewhere.
  private func bounds(_ view: ViewIndex, in container: ViewIndex) -> Rect {
    let size = size(view)
    let transform = engine.views[view.rawValue].transform
    let isTransformed =
      view != container && engine.style == .legacy && !transform.isTranslation
    let shown =
      isTransformed
      ? Size(
        width: abs(transform.a) * size.width + abs(transform.c) * size.height,
        height: abs(transform.b) * size.width + abs(transform.d) * size.height) : size
    return Rect(origin: origins[view.rawValue], size: shown)
  }

  /// The origin of a view's content.
  private func content(_ bounds: Rect, _ view: ViewIndex) -> Point {
    bounds.origin - engine.views[view.rawValue].contentOffset
  }

  private func size(_ view: ViewIndex) -> Size {
    engine.frames[view.rawValue].map { rect($0).size }
      ?? engine.givenFrames[view.rawValue]?.size ?? engine.canvas.size
  }

  private func origin(_ view: ViewIndex) -> Point {
    if let frame = engine.frames[view.rawValue] { return rect(frame).origin }
    return engine.givenFrames[view.rawValue].map { engine.givenOrigin(of: view, $0) } ?? Point()
  }

  private func rect(_ frame: FrameVariables) -> Rect {
    Rect(
      x: values[frame.left.id], y: values[frame.top.id], width: values[frame.width.id],
      height: values[frame.height.id])
  }
}

extension Rect {
  fileprivate func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension LayoutEngine {
  /// The constraints in force whose rows do not say what the constraints say.
  ///
  /// - Parameter rows: `linearConstraintsInForce`.
  package func misstatedConstraints(
    _ rows: [(id: ConstraintID, constraint: LinearConstraint)]
  ) -> [LayoutConflict.Member] {
    let readings = ConstraintReading.points(solver.variableCount).map {
      ConstraintReading(self, values: $0).misstatedConstraints(rows)
    }
    return Set(readings.joined()).sorted().map(member)
  }
}
