import AutoLayout
import Primitives
import Timing

extension Runner {
  /// Lets animators finish whose time has come.
  mutating func settle(while isDue: (Nanoseconds) -> Bool) {
    while settledCount < settlements.count, isDue(settlements[settledCount].time) {
      for view in tracks.indices where tracks[view].settle(settlements[settledCount]) {
        takeModel(of: view, from: settlements[settledCount])
      }
      settledCount += 1
      forgetViewsInPlace()
    }
  }

  /// Constraints may depend on frames that were set back, and so place views where they are.
  private mutating func forgetViewsInPlace() {
    guard !leftBy.isEmpty else { return }
    let solved = knownGeometries ?? engine.geometries(on: grid)
    leftBy = leftBy.filter { view, _ in
      solved[view].differsBeyondRounding(from: geometries[view])
    }
  }

  /// Takes the model values of a view from its tracks, without asking for layout: constraints set the
  /// geometry again in the next pass that a change asks for, while a frame is what it was set to.
  private mutating func takeModel(of view: Int, from settlement: Settlement) {
    let (track, time) = (tracks[view], settlement.time)
    let geometry = LayoutGeometry(center: track.center.model.last, size: track.size.model.last)
    if hasGivenFrame[view], view > 0, geometry.isUnequal(to: geometries[view]) {
      let index = ViewIndex(view)
      _ = engine.setFrame(geometry.frame, of: index, superviewSize: superviewSize(of: index))
      knownGeometries = nil
    } else if geometry.differsBeyondRounding(from: geometries[view]) {
      leftBy[view] = settlement.keyframe
    }
    geometries[view] = geometry
    if let offset = track.contentOffset { contentOffsets[view] = offset.model.last }
    track.setModel(of: &appearances[view], at: FrameTime(time))
    track.setModel(of: &pendingAppearances[view], at: FrameTime(time))
    if let transform = track.transform { transforms[view] = TransformState(transform.model.last) }
  }
}

extension LayoutGeometry {
  fileprivate var frame: Rect {
    Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
