import AutoLayout
import Primitives
import TimelineModel
import Timing

/// A view's properties over time.
struct ViewTracks: Sendable {
  var center: GeometryTrack<Point>
  var size: GeometryTrack<Size>
  var backgroundColor: ReplacingTrack<ColorComponents>
  var alpha: ReplacingTrack<Double>
  /// Without animation: a Boolean value cannot be interpolated.
  var isHidden: ModelHistory<Bool>
  var isPresent: ModelHistory<Bool>
  /// Nil if no transform is ever set, as for most views.
  var transform: TransformTrack?
  /// Nil if all of it is always the default, as for most views.
  private(set) var layer: LayerTracks?
  private let isAdditive: Bool
  /// Nil for a view that is never a label.
  var label: ModelHistory<TypesetLabel?>?
  /// Nil if it is always the middle, as for most views.
  private(set) var anchorPoint: ReplacingTrack<Point>?
  /// `bounds.origin`, additive as `bounds.size` is. Nil if it is always zero, as for most views.
  private(set) var contentOffset: GeometryTrack<Point>?
  /// Nil if there never is one, as for most views.
  private(set) var gradient: GradientTrack?
  /// Nil if the view never follows a path, as most.
  private(set) var path: PathTrack?
  /// Nil if it always has the defaults, as for most views.
  private(set) var shadow: ShadowTrack?
  /// Without animation: an image view changes its image at once. Nil if there never is one.
  private(set) var image: ModelHistory<ViewImage?>?

  init(
    _ geometry: LayoutGeometry, _ appearance: Appearance, isPresent: Bool, isAdditive: Bool
  ) {
    center = GeometryTrack(geometry.center, isAdditive: isAdditive)
    size = GeometryTrack(geometry.size, isAdditive: isAdditive)
    backgroundColor = ReplacingTrack(ColorComponents(appearance.backgroundColor))
    alpha = ReplacingTrack(appearance.alpha)
    isHidden = ModelHistory(appearance.isHidden)
    self.isAdditive = isAdditive
    if appearance.layer != .plain {
      layer = LayerTracks(appearance.layer, isAdditive: isAdditive)
    }
    self.isPresent = ModelHistory(isPresent)
    if appearance.transform != .identity {
      transform = TransformTrack(ModelTransform(appearance.transform))
    }
    if appearance.anchorPoint != .middle { anchorPoint = ReplacingTrack(appearance.anchorPoint) }
    gradient = appearance.gradient.map { GradientTrack($0.components) }
    image = appearance.image.map { ModelHistory($0) }
    if appearance.shadow != Shadow() { shadow = ShadowTrack(appearance.shadow.components) }
  }

  mutating func setLayer(
    _ new: LayerStyle, from old: LayerStyle, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    var tracks = layer ?? LayerTracks(old, isAdditive: isAdditive)
    tracks.set(new, from: old, at: time, timeframe)
    layer = tracks
  }

  /// Core Animation does not add up animations of anchor points.
  mutating func setAnchorPoint(
    _ new: Point, from old: Point, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    var track = anchorPoint ?? ReplacingTrack(old)
    track.set(new, at: time, timeframe)
    anchorPoint = track
  }

  mutating func setContentOffset(
    _ new: Point, from old: Point, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    var track = contentOffset ?? GeometryTrack(old, isAdditive: isAdditive)
    track.set(new, at: time, timeframe)
    contentOffset = track
  }

  mutating func setGradient(
    _ new: GradientComponents, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    var track = gradient ?? GradientTrack()
    track.set(new, at: time, timeframe)
    gradient = track
  }

  mutating func setShadow(
    _ new: ShadowComponents, from old: ShadowComponents, at time: Nanoseconds,
    _ timeframe: Timeframe?
  ) {
    var track = shadow ?? ShadowTrack(old)
    track.set(new, at: time, timeframe)
    shadow = track
  }

  mutating func move(along path: MotionPath, _ timeframe: Timeframe) {
    var track = self.path ?? PathTrack()
    track.add(path, timeframe)
    self.path = track
  }

  /// Sets the model's centre. An animation takes over from the value that a path shows.
  mutating func setCenter(_ new: Point, at time: Nanoseconds, _ timeframe: Timeframe?) {
    guard timeframe != nil, let shown = path?.yield(at: time) else {
      return center.set(new, at: time, timeframe)
    }
    center.set(new, at: time, timeframe, showing: shown)
  }

  /// Times the steps of keyframe animations that were added since the last call.
  mutating func joinSteps(_ joined: inout JoinedSteps) {
    center.joinSteps(&joined)
    size.joinSteps(&joined)
    backgroundColor.joinSteps(&joined)
    alpha.joinSteps(&joined)
    transform?.joinSteps(&joined)
    layer?.joinSteps(&joined)
    anchorPoint?.joinSteps(&joined)
    contentOffset?.joinSteps(&joined)
    gradient?.joinSteps(&joined)
    shadow?.joinSteps(&joined)
  }

  /// Settles the properties that most views do not have.
  mutating func settleOptional(_ settlement: Settlement) -> Bool {
    let settled = [
      transform?.settle(settlement), layer?.settle(settlement), anchorPoint?.settle(settlement),
      contentOffset?.settle(settlement), gradient?.settle(settlement), shadow?.settle(settlement),
    ]
    return settled.contains(true)
  }

  mutating func setImage(_ new: ViewImage?, at time: Nanoseconds) {
    var history = image ?? ModelHistory(nil)
    history.set(new, at: time)
    image = history
  }

  func shown(at time: FrameTime) -> PresentedView {
    let position = center.shown(at: time)
    return PresentedView(
      geometry: .init(
        center: path?.position(position, at: time) ?? position, size: size.shown(at: time)),
      backgroundColor: backgroundColor.shown(at: time), alpha: alpha.shown(at: time),
      isHidden: isHidden.value(at: time) || !isPresent.value(at: time),
      isPresent: isPresent.value(at: time),
      transform: (transform?.shown(at: time) ?? .identity).turned(path?.turn(at: time)),
      anchorPoint: anchorPoint?.shown(at: time) ?? .middle,
      decoration: .init(
        layer: layer?.shown(at: time), contentOffset: contentOffset?.shown(at: time),
        gradient: gradient?.shown(at: time), shadow: shadow?.shown(at: time),
        label: label?.value(at: time) ?? nil, image: image?.value(at: time) ?? nil))
  }

  /// Whether the geometry never changes, and the view is in the tree all the time or never.
  var isStill: Bool {
    center.model.steps.count == 1 && size.model.steps.count == 1 && isPresent.steps.count == 1
      && contentOffset == nil && path == nil
  }

  func model(at time: FrameTime) -> PresentedView {
    PresentedView(
      geometry: .init(center: center.model.value(at: time), size: size.model.value(at: time)),
      backgroundColor: backgroundColor.model.value(at: time), alpha: alpha.model.value(at: time),
      isHidden: isHidden.value(at: time) || !isPresent.value(at: time),
      isPresent: isPresent.value(at: time),
      transform: transform?.modelMatrix(at: time) ?? .identity,
      anchorPoint: anchorPoint?.model.value(at: time) ?? .middle,
      decoration: .init(
        layer: layer?.model(at: time), contentOffset: contentOffset?.model.value(at: time),
        gradient: gradient?.model(at: time), shadow: shadow?.model(at: time),
        label: label?.value(at: time) ?? nil, image: image?.value(at: time) ?? nil))
  }
}
