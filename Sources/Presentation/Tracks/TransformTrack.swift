package import Primitives
package import Timing

/// A transform over time: every part takes over from the value shown, as an animation of
/// `transform` does; one of `transform.rotation` moves that number alone and leaves the others to
/// the animations that move them.
package struct TransformTrack: Sendable {
  private(set) var model: ModelHistory<ModelTransform>
  private(set) var translation: ReplacingTrack<Point>
  private(set) var rotation: ReplacingTrack<Double>
  private(set) var skew: ReplacingTrack<Double>
  private(set) var scale: ReplacingTrack<Point>

  package init(_ initial: ModelTransform) {
    model = ModelHistory(initial)
    translation = ReplacingTrack(initial.parts.translation)
    rotation = ReplacingTrack(initial.parts.rotation)
    skew = ReplacingTrack(initial.parts.skew)
    scale = ReplacingTrack(initial.parts.scale)
  }

  /// - Parameters:
  ///   - components: what was set; all of them where the matrix was set as one.
  ///   - takesShortestTurn: whether the rotation was set through a matrix, which knows no full turns.
  package mutating func set(
    _ new: ModelTransform, _ components: TransformComponents, takesShortestTurn: Bool,
    at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    let start = start(at: time, isMatrix: takesShortestTurn)
    let target = new.parts
    // A matrix without an angle left the one that was shown; the model's comes with the next part.
    let isTurned = components.contains(.rotation)
    if isTurned || rotation.model.last != target.rotation {
      turn(
        from: start, to: target, takesShortestTurn: takesShortestTurn || !isTurned, at: time,
        timeframe)
    }
    if components.contains(.translation) {
      translation.set(target.translation, at: time, timeframe)
    }
    if components.contains(.skew) { skew.set(target.skew, at: time, timeframe) }
    if components.contains(.scale) {
      scale.set(target.scale, at: time, timeframe, from: start.scale)
    }
    model.set(new, at: time)
  }

  /// What is shown, by parts; where a matrix is to be met, as one would take apart a matrix.
  private func start(at time: Nanoseconds, isMatrix: Bool) -> TransformParts {
    let parts = parts(at: FrameTime(time))
    return isMatrix ? parts.unmirrored : parts
  }

  /// What is scaled to a point has no angle and takes that of the other end: it grows and shrinks
  /// straight.
  private mutating func turn(
    from start: TransformParts, to target: TransformParts, takesShortestTurn: Bool,
    at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    if !takesShortestTurn {
      rotation.set(target.rotation, at: time, timeframe)
    } else if target.isPoint {
      rotation.set(start.rotation, at: time, timeframe, from: start.rotation)
    } else if start.isPoint {
      rotation.set(target.rotation, at: time, timeframe, from: target.rotation)
    } else {
      let angle = TransformParts.nearest(start.rotation, to: target.rotation)
      rotation.set(target.rotation, at: time, timeframe, from: angle)
      // One that runs on has to find the short way to its new end.
      if timeframe == nil {
        rotation.resume(at: time) { TransformParts.nearest($0, to: target.rotation) }
      }
    }
  }

  package func modelMatrix(at time: FrameTime) -> AffineTransform { model.value(at: time).matrix }

  /// At rest the model's matrix itself, not one put together from its parts.
  package func shown(at time: FrameTime) -> AffineTransform {
    let moves =
      translation.isMoving(at: time) || rotation.isMoving(at: time) || skew.isMoving(at: time)
      || scale.isMoving(at: time)
    guard moves else { return modelMatrix(at: time) }
    return parts(at: time).matrix
  }

  private func parts(at time: FrameTime) -> TransformParts {
    var parts = model.last.parts
    parts.translation = translation.shown(at: time)
    parts.rotation = rotation.shown(at: time)
    parts.skew = skew.shown(at: time)
    parts.scale = scale.shown(at: time)
    return parts
  }
}
