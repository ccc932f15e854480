import AutoLayout
import Primitives
import TimelineModel
import Timing

extension Runner {
  /// Performs `layoutIfNeeded()` on a view: goes up to the highest ancestor that needs layout, then
  /// sets the geometry of everything below it, and pending appearances of all views.
  ///
  /// - Parameter animation: nil for a pass outside any animation.
  mutating func layOut(from start: ViewIndex, at time: Nanoseconds, _ animation: Animation?) {
    // Most passes change nothing: a turn begins with the layout that ended the previous one, and
    // ends with the layout of its last keyframe.
    guard !isLaidOut else { return }
    isLaidOut = start == .root
    let timeframe = timeframe(of: animation, at: time)
    if needsLayout { setGeometries(below: start, at: time, timeframe) }
    for view in repaintedViews.sorted() {
      if pendingAppearances[view] != appearances[view] { repaint(view, at: time, timeframe) }
      transforms[view].settle(&tracks[view].transform, at: time, timeframe)
      repaintCounts[view] += 1
    }
    repaintedViews = []
    if !labels.isEmpty { typesetLabels(at: time) }
  }

  private mutating func setGeometries(
    below start: ViewIndex, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    if start == .root { (needsLayout, leftBy) = (false, [:]) }
    let solved = solvedGeometries()
    let top = highestInNeed(above: start, solved).rawValue
    let isBelow = descendants(of: top)
    // A frame is set at once, without a layout pass of its superview.
    for view in geometries.indices where isBelow[view] || hasGivenFrame[view] {
      guard solved[view].isUnequal(to: geometries[view]), engine.isPresent[view] else { continue }
      move(view, to: solved[view], at: time, timeframe)
      movedViews += 1
    }
    scroll(at: time, timeframe)
  }

  /// What a layout pass would assign to every view.
  mutating func solvedGeometries() -> [LayoutGeometry] {
    if let knownGeometries { return knownGeometries }
    if !labels.isEmpty { fitLabels() }
    let solved = engine.geometries(on: grid)
    knownGeometries = solved
    return solved
  }

  func timeframe(of animation: Animation?, at time: Nanoseconds) -> Timeframe? {
    animation.flatMap { Timeframe(of: $0, startingAt: time) }
  }

  private func descendants(of top: Int) -> [Bool] {
    var isBelow = Array(repeating: false, count: geometries.count)
    for view in geometries.indices {
      guard let superview = superviews[view]?.rawValue else { continue }
      isBelow[view] = superview == top || isBelow[superview]
    }
    return isBelow
  }

  private func highestInNeed(above start: ViewIndex, _ solved: [LayoutGeometry]) -> ViewIndex {
    guard start != .root else { return start }
    var needsLayout = Array(repeating: false, count: geometries.count)
    for view in geometries.indices
    where engine.isPresent[view] && solved[view].differsBeyondRounding(from: geometries[view])
      && !hasGivenFrame[view]
    {
      if let superview = superviews[view] { needsLayout[superview.rawValue] = true }
    }
    var top = start
    while let superview = superviews[top.rawValue], needsLayout[superview.rawValue] {
      top = superview
    }
    return top
  }

  private mutating func move(
    _ view: Int, to new: LayoutGeometry, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    let old = geometries[view]
    // A difference within rounding is set without animation: on iOS 7 an animation would replace
    // the running one.
    if new.center != old.center {
      let moves = new.center.differsBeyondRounding(from: old.center)
      tracks[view].setCenter(new.center, at: time, moves ? timeframe : nil)
    }
    if new.size != old.size {
      let grows = new.size.differsBeyondRounding(from: old.size)
      tracks[view].size.set(new.size, at: time, grows ? timeframe : nil)
    }
    geometries[view] = new
  }

  private mutating func repaint(_ view: Int, at time: Nanoseconds, _ timeframe: Timeframe?) {
    let old = appearances[view]
    let new = pendingAppearances[view]
    if new.backgroundColor != old.backgroundColor {
      tracks[view].backgroundColor.set(ColorComponents(new.backgroundColor), at: time, timeframe)
    }
    if new.anchorPoint != old.anchorPoint {
      tracks[view].setAnchorPoint(new.anchorPoint, from: old.anchorPoint, at: time, timeframe)
    }
    if new.gradient != old.gradient, let gradient = new.gradient {
      tracks[view].setGradient(gradient.components, at: time, timeframe)
    }
    if new.shadow != old.shadow {
      tracks[view].setShadow(
        new.shadow.components, from: old.shadow.components, at: time, timeframe)
    }
    if new.image != old.image { tracks[view].setImage(new.image, at: time) }
    if new.layer != old.layer {
      tracks[view].setLayer(new.layer, from: old.layer, at: time, timeframe)
    }
    if new.alpha != old.alpha { tracks[view].alpha.set(new.alpha, at: time, timeframe) }
    if new.isHidden != old.isHidden {
      tracks[view].isHidden.set(
        new.isHidden, at: hidingTime(of: view, new.isHidden, time, timeframe))
    }
    appearances[view] = new
  }

  /// When a change of `isHidden` takes effect: at the end of the animation for an arranged subview
  /// that is hidden, because it shrinks first; otherwise at once.
  private func hidingTime(
    of view: Int, _ isHidden: Bool, _ time: Nanoseconds, _ timeframe: Timeframe?
  ) -> Nanoseconds {
    guard let timeframe, isHidden, engine.isArranged(ViewIndex(view)) else { return time }
    return timeframe.end
  }
}

extension LayoutGeometry {
  /// Whether any number differs. They are compared one by one, because `!=` is a call into another
  /// module, which takes a hundred instructions per view and pass.
  func isUnequal(to other: LayoutGeometry) -> Bool {
    center.x != other.center.x || center.y != other.center.y
      || size.width != other.size.width || size.height != other.size.height
  }
}
