import Primitives
import TimelineModel
import Timing

/// A view's transform between a change and the layout pass that animates it.
struct TransformState: Hashable, Sendable {
  /// As the last layout pass set it.
  private(set) var current: ModelTransform
  private(set) var pending: ModelTransform
  /// The components that were set since the last pass.
  private var components: TransformComponents = []
  private var takesShortestTurn = false

  init(_ model: ModelTransform) {
    current = model
    pending = model
  }

  /// Sets the whole transform.
  mutating func set(_ matrix: AffineTransform) {
    pending = ModelTransform(matrix)
    components = .all
    takesShortestTurn = true
  }

  /// Sets one component; the others keep their values.
  mutating func set(_ component: Change.TransformComponent) {
    var parts = pending.parts
    switch component {
    case .rotation(let degrees):
      parts.rotation = degrees
      components.insert(.rotation)
      takesShortestTurn = false
    case .scale(let scale):
      parts.scale = scale
      components.insert(.scale)
    case .translation(let translation):
      parts.translation = translation
      components.insert(.translation)
    }
    pending = ModelTransform(parts)
  }

  /// Makes the pending transform the current one and adds it to the track.
  mutating func settle(
    _ track: inout TransformTrack?, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    guard !components.isEmpty else { return }
    if pending != current {
      if track == nil { track = TransformTrack(current) }
      track?.set(pending, components, takesShortestTurn: takesShortestTurn, at: time, timeframe)
    }
    self = TransformState(pending)
  }
}
