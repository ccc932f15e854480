import AutoLayout
import Primitives
import TimelineModel
import Timing

extension Runner {
  /// Applies changes and records the conflicts that each causes, with its location.
  mutating func apply(_ changes: [Change], of keyframe: Int) throws(PlanningError) {
    try checkLimits(before: keyframe)
    for batch in changes.batches { try apply(batch, of: keyframe) }
  }

  /// The same for one of the `batches` of a keyframe's changes, without a look at the limits.
  mutating func apply(_ batch: ArraySlice<Change>, of keyframe: Int) throws(PlanningError) {
    guard batch.count == 1 || !isTogether(batch) else { return applyAtOnce(batch, of: keyframe) }
    for change in batch {
      recordConflicts(
        try perform(change, of: timeline.keyframes[keyframe]), keyframe: keyframe,
        change: change.location)
    }
  }

  /// Between keyframes, so that each layout is complete.
  private func checkLimits(before keyframe: Int) throws(PlanningError) {
    guard movedViews <= limits.movedViews else {
      throw .tooManyMoves(limit: limits.movedViews, keyframe: keyframe)
    }
    guard textLines <= limits.textLines else {
      throw .tooManyLines(limit: limits.textLines, keyframe: keyframe)
    }
    guard engine.work - unlimitedWork <= limits.solverWork else {
      throw .tooMuchWork(limit: limits.solverWork, keyframe: keyframe)
    }
  }

  private func isTogether(_ batch: ArraySlice<Change>) -> Bool {
    let inactive = batch.compactMap(\.operation.deactivated)
    return inactive.isEmpty ? engine.activatesTogether : engine.deactivatesTogether(inactive)
  }

  /// Activates or deactivates constraints that are named one after the other; one solve serves for
  /// all.
  private mutating func applyAtOnce(_ batch: ArraySlice<Change>, of keyframe: Int) {
    touchLayout()
    let inactive = batch.compactMap(\.operation.deactivated)
    let active = batch.compactMap(\.operation.activated)
    let locations: [Int: SourceLocation] = Dictionary(
      zip(active, batch.map(\.location)), uniquingKeysWith: { first, _ in first })
    for conflict in engine.deactivate(inactive) + engine.activate(active) {
      let broken: SourceLocation? =
        if case .constraint(let index) = conflict.broken { locations[index] } else { nil }
      recordConflicts([conflict], keyframe: keyframe, change: broken ?? batch.last?.location)
    }
  }

  private mutating func touchLayout() {
    (isLaidOut, isLayoutTouched, needsLayout, knownGeometries) = (false, true, true, nil)
  }

  private mutating func perform(
    _ change: Change, of keyframe: Keyframe
  ) throws(PlanningError) -> [LayoutConflict] {
    isLaidOut = false
    let time = keyframe.time
    if let view = change.operation.repaintedView { repaintedViews.append(view.rawValue) }
    if !change.operation.isPaintOnly { touchLayout() }
    switch change.operation {
    case .setConstant(let index, let expression):
      let value = try value(of: expression, for: index, change.location)
      return engine.setConstant(value, of: index)
    case .declareConstant(let index, let expression):
      declaredConstants[index] = try value(of: expression, for: index, change.location)
      return engine.setConstant(declaredConstants[index], of: index)
    case .setPriority(let index, let priority):
      return engine.setPriority(priority, of: index)
    case .activate(let index):
      return engine.activate(index)
    case .deactivate(let index), .remove(let index):
      return engine.deactivate(index)
    case .restore(let index):
      return restore(index)
    case .setContent(let view, let content):
      return changeLabel(view) { $0.content = content } ?? engine.setContent(content, of: view)
    case .setBackgroundColor(let view, let color):
      pendingAppearances[view.rawValue].backgroundColor = color
    case .setAlpha(let view, let alpha):
      pendingAppearances[view.rawValue].alpha = alpha
    case .setHidden(let view, let isHidden):
      pendingAppearances[view.rawValue].isHidden = isHidden
      return engine.setHidden(isHidden, of: view)
    case .setLayer(let view, let property):
      property.apply(to: &pendingAppearances[view.rawValue].layer)
    case .setTransform(let view, let matrix):
      return setTransform(matrix, of: view)
    case .setTransformComponent(let view, let component):
      return setTransform(component, of: view)
    case .setText(let view, let text):
      pendingAppearances[view.rawValue].text = text
      return changeLabel(view) { $0.text = text } ?? []
    case .setImage(let view, let image):
      pendingAppearances[view.rawValue].image = image
      return changeLabel(view) { $0.image = image } ?? []
    case .setAnchorPoint(let view, let anchorPoint):
      pendingAppearances[view.rawValue].anchorPoint = anchorPoint
    case .setGradient(let view, let gradient):
      pendingAppearances[view.rawValue].gradient = gradient
    case .setShadow(let view, let shadow):
      pendingAppearances[view.rawValue].shadow = shadow
    case .moveAlong(let view, let path):
      if let timeframe = timeframe(of: keyframe.animation, at: time) {
        tracks[view.rawValue].move(along: path, timeframe)
      }
    case .setFrame(let view, let frame):
      return engine.setFrame(frame, of: view, superviewSize: superviewSize(of: view))
    case .setLayout(let view, let layout):
      return setLayout(layout, of: view)
    case .setCanvas(let canvas):
      return setCanvas(canvas)
    case .addSubview(let view, let place):
      return insert(view, at: place, at: time)
    case .removeFromSuperview(let view):
      return remove(view, at: time)
    }
    return []
  }

  private mutating func restore(_ index: Int) -> [LayoutConflict] {
    let declared = timeline.constraints[index]
    var conflicts: [LayoutConflict] = []
    if !declared.isActive { conflicts += engine.deactivate(index) }
    conflicts += engine.setConstant(declaredConstants[index], of: index)
    conflicts += engine.setPriority(declared.constraint.priority, of: index)
    if declared.isActive { conflicts += engine.activate(index) }
    return conflicts
  }

  /// Evaluates an expression. Sizes are model values as last laid out, rounded to pixels and
  /// without transform; only the size of the canvas is current.
  private func value(
    of expression: Expression, for constraint: Int, _ location: SourceLocation
  ) throws(PlanningError) -> Double {
    let value = expression.value { view, axis in
      let size = view == .root ? engine.canvas.size : geometries[view.rawValue].size
      return axis == .horizontal ? size.width : size.height
    }
    guard value.isFinite else {
      throw .nonFiniteConstant(constraint: constraint, location: location)
    }
    guard abs(value) <= LayoutConstraint.largestMagnitude else {
      throw .constantOutOfRange(constraint: constraint, location: location)
    }
    return value
  }
}

extension Change.Operation {
  /// The view whose appearance or transform the operation sets.
  fileprivate var repaintedView: ViewIndex? {
    switch self {
    case .setBackgroundColor(let view, _), .setAlpha(let view, _), .setHidden(let view, _),
      .setLayer(let view, _), .setTransform(let view, _), .setTransformComponent(let view, _),
      .setAnchorPoint(let view, _), .setGradient(let view, _), .setShadow(let view, _),
      .setText(let view, _), .setImage(let view, _):
      view
    default: nil
    }
  }

  /// Whether the operation cannot affect layout.
  fileprivate var isPaintOnly: Bool {
    switch self {
    case .setBackgroundColor, .setAlpha, .setLayer, .setAnchorPoint, .setGradient, .setShadow,
      .moveAlong:
      true
    default: false
    }
  }
}

extension [Change] {
  /// Runs of changes that activate constraints, runs of changes that deactivate constraints, and each
  /// other change alone.
  var batches: [ArraySlice<Change>] {
    var (found, rest): ([ArraySlice<Change>], _) = ([], self[...])
    while !rest.isEmpty {
      found.append(rest.batch)
      rest = rest[rest.batch.endIndex...]
    }
    return found
  }
}

extension ArraySlice<Change> {
  /// The first change, with those after it that activate constraints if it does, or deactivate
  /// constraints if it does.
  fileprivate var batch: ArraySlice<Change> {
    guard let first = first?.operation else { return self }
    let isBatch: (Change.Operation) -> Bool =
      first.activated != nil
      ? { $0.activated != nil }
      : first.deactivated != nil ? { $0.deactivated != nil } : { _ in false }
    return self[..<(dropFirst().firstIndex { !isBatch($0.operation) } ?? endIndex)]
  }
}

extension Change.Operation {
  /// The constraint that the operation activates, if that is what it does.
  fileprivate var activated: Int? { if case .activate(let index) = self { index } else { nil } }

  /// The constraint that the operation deactivates, if that is what it does.
  fileprivate var deactivated: Int? {
    switch self {
    case .deactivate(let index), .remove(let index): index
    default: nil
    }
  }
}
