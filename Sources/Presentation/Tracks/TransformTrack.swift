package import Primitives
package import Timing

/// A transform over time. An animation of `transform` replaces those of all components, each
/// starting at the value shown; an animation of `transform.rotation` replaces that of the rotation
/// only.
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
  ///   - components: the components that were set; all if the whole matrix was set.
  ///   - takesShortestTurn: whether the rotation was set by a matrix, which cannot express full
  ///     turns.
  package mutating func set(
    _ new: ModelTransform, _ components: TransformComponents, takesShortestTurn: Bool,
    at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    let start = start(at: time, timeframe, isMatrix: takesShortestTurn)
    let target = new.parts
    // A matrix without an angle (see `turn`) kept the angle shown; the next change of any component
    // sets the model's.
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

  /// The components shown, or where a keyframe animation continues, those of the step before; for an
  /// animation toward a matrix, as decomposing their matrix gives them.
  private mutating func start(
    at time: Nanoseconds, _ timeframe: Timeframe?, isMatrix: Bool
  ) -> TransformParts {
    let before = model.last.parts
    var parts = before
    parts.translation = translation.start(before.translation, at: time, timeframe)
    parts.rotation = rotation.start(before.rotation, at: time, timeframe)
    parts.skew = skew.start(before.skew, at: time, timeframe)
    parts.scale = scale.start(before.scale, at: time, timeframe)
    return isMatrix ? parts.unmirrored : parts
  }

  /// Sets the rotation. A matrix that maps everything to a point has no angle and takes the angle
  /// of the other end, so that the view grows and shrinks without turning.
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
      // A running animation that continues must take the shortest turn to its new end.
      if timeframe == nil {
        rotation.resume(at: time) { TransformParts.nearest($0, to: target.rotation) }
      }
    }
  }

  mutating func joinSteps(_ joined: inout JoinedSteps) {
    translation.joinSteps(&joined)
    rotation.joinSteps(&joined)
    skew.joinSteps(&joined)
    scale.joinSteps(&joined)
  }

  mutating func settle(_ settlement: Settlement) -> Bool {
    let settled = [
      translation.settle(settlement), rotation.settle(settlement), skew.settle(settlement),
      scale.settle(settlement),
    ]
    guard settled.contains(true) else { return false }
    var parts = model.last.parts
    (parts.translation, parts.rotation) = (translation.model.last, rotation.model.last)
    (parts.skew, parts.scale) = (skew.model.last, scale.model.last)
    model.set(ModelTransform(parts), at: settlement.time)
    return true
  }

  package func modelMatrix(at time: FrameTime) -> AffineTransform { model.value(at: time).matrix }

  /// The matrix shown. Without a running animation it is the model's matrix itself, not a product
  /// of components, whose rounding would differ.
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

extension ReplacingTrack {
  /// The value shown, or if the animation continues, that of the step before.
  fileprivate mutating func start(
    _ before: Value, at time: Nanoseconds, _ timeframe: Timeframe?
  ) -> Value {
    if let timeframe, continues(timeframe) { return before }
    joinSteps()
    return shown(at: FrameTime(time))
  }
}
