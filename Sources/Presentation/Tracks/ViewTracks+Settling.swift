import Primitives
import TimelineModel
import Timing

extension ViewTracks {
  /// Sets the model to what an animator shows when it finishes.
  ///
  /// - Returns: whether the animator animates any of it.
  mutating func settle(_ settlement: Settlement) -> Bool {
    var settled = [center.settle(settlement), size.settle(settlement)]
    settled += [backgroundColor.settle(settlement), alpha.settle(settlement)]
    settled += [settleOptional(settlement)]
    return settled.contains(true)
  }

  /// Sets what a layout pass would take for the model from the tracks.
  func setModel(of appearance: inout Appearance, at time: FrameTime) {
    appearance.backgroundColor = Color(backgroundColor.model.last)
    appearance.alpha = alpha.model.last
    if let anchorPoint { appearance.anchorPoint = anchorPoint.model.last }
    if let layer { layer.setModel(of: &appearance.layer) }
    if let gradient = gradient?.model(at: time) { appearance.gradient = Gradient(gradient) }
    if let shadow = shadow?.model(at: time) { appearance.shadow = Shadow(shadow) }
  }
}

extension AdditiveTrack {
  /// Keeps what the animator's animations still add.
  mutating func settle(_ settlement: Settlement) -> Bool {
    var rest: Value?
    for animation in animations.reversed() {
      guard animation.timeframe.start >= settlement.timeframe.start else { break }
      guard animation.timeframe == settlement.timeframe else { continue }
      let own = animation.difference * (1 - settlement.progress)
      rest = rest.map { $0 + own } ?? own
    }
    guard let rest else { return false }
    set(model.last + rest, at: settlement.time, nil)
    return true
  }
}

extension ReplacingTrack {
  /// Keeps the value shown, unless another animation has taken over.
  mutating func settle(_ settlement: Settlement) -> Bool {
    guard let last = animations.last, last.timeframe.isSameRun(as: settlement.timeframe) else {
      return false
    }
    let target = model.last
    set(last.from + (target - last.from) * settlement.progress, at: settlement.time, nil)
    return true
  }
}

extension Timeframe {
  /// Whether both are of one animator. An animation that turned to another end starts later.
  fileprivate func isSameRun(as other: Timeframe) -> Bool {
    begin == other.begin && end == other.end && curve == other.curve
  }
}

extension GeometryTrack {
  mutating func settle(_ settlement: Settlement) -> Bool {
    switch consume self {
    case .additive(var track):
      let settled = track.settle(settlement)
      self = .additive(track)
      return settled
    case .replacing(var track):
      let settled = track.settle(settlement)
      self = .replacing(track)
      return settled
    }
  }
}

extension LayerTracks {
  func setModel(of style: inout LayerStyle) {
    style.cornerRadius = cornerRadius.model.last
    style.borderWidth = borderWidth.model.last
    style.borderColor = Color(borderColor.model.last)
    style.zPosition = zPosition.model.last
  }
}

extension Gradient {
  fileprivate init(_ components: GradientComponents) {
    self.init(
      colors: components.colors.map { Color($0) }, locations: components.locations,
      startPoint: components.startPoint, endPoint: components.endPoint)
  }
}

extension Shadow {
  fileprivate init(_ components: ShadowComponents) {
    self.init()
    (color, opacity) = (Color(components.color), components.opacity)
    (radius, offset) = (components.radius, components.offset)
  }
}

extension Color {
  /// The nearest colour of 8 bits with straight alpha.
  init(_ components: ColorComponents) {
    let alpha = min(255, max(0, components.alpha))
    func byte(_ component: Double) -> UInt8 {
      let straight = alpha > 0 ? component * 255 / alpha : 0
      return UInt8((min(255, max(0, straight)) + 0.5).rounded(.down))
    }
    self.init(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue),
      alpha: UInt8((alpha + 0.5).rounded(.down)))
  }
}
