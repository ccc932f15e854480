import Primitives
import TimelineModel
import Timing

/// The properties of a view's layer over time.
///
/// Animations of the radius add up, as those of position and bounds do; those of the border and of
/// `zPosition` take over from the value shown. Which corners are rounded and whether the layer clips
/// cannot be interpolated and change at once.
struct LayerTracks: Sendable {
  private(set) var cornerRadius: GeometryTrack<Double>
  private(set) var maskedCorners: ModelHistory<RectCorners>
  private(set) var borderWidth: ReplacingTrack<Double>
  private(set) var borderColor: ReplacingTrack<ColorComponents>
  private(set) var clipsToBounds: ModelHistory<Bool>
  private(set) var zPosition: ReplacingTrack<Double>

  init(_ style: LayerStyle, isAdditive: Bool) {
    cornerRadius = GeometryTrack(style.cornerRadius, isAdditive: isAdditive)
    maskedCorners = ModelHistory(style.maskedCorners)
    borderWidth = ReplacingTrack(style.borderWidth)
    borderColor = ReplacingTrack(ColorComponents(style.borderColor))
    clipsToBounds = ModelHistory(style.clipsToBounds)
    zPosition = ReplacingTrack(style.zPosition)
  }

  mutating func set(
    _ new: LayerStyle, from old: LayerStyle, at time: Nanoseconds, _ timeframe: Timeframe?
  ) {
    if new.cornerRadius != old.cornerRadius {
      cornerRadius.set(new.cornerRadius, at: time, timeframe)
    }
    if new.maskedCorners != old.maskedCorners { maskedCorners.set(new.maskedCorners, at: time) }
    if new.borderWidth != old.borderWidth { borderWidth.set(new.borderWidth, at: time, timeframe) }
    if new.borderColor != old.borderColor {
      borderColor.set(ColorComponents(new.borderColor), at: time, timeframe)
    }
    if new.clipsToBounds != old.clipsToBounds { clipsToBounds.set(new.clipsToBounds, at: time) }
    if new.zPosition != old.zPosition { zPosition.set(new.zPosition, at: time, timeframe) }
  }

  mutating func joinSteps(_ joined: inout JoinedSteps) {
    cornerRadius.joinSteps(&joined)
    borderWidth.joinSteps(&joined)
    borderColor.joinSteps(&joined)
    zPosition.joinSteps(&joined)
  }

  mutating func settle(_ settlement: Settlement) -> Bool {
    let settled = [
      cornerRadius.settle(settlement), borderWidth.settle(settlement),
      borderColor.settle(settlement), zPosition.settle(settlement),
    ]
    return settled.contains(true)
  }

  func shown(at time: FrameTime) -> PresentedLayer {
    PresentedLayer(
      cornerRadius: cornerRadius.shown(at: time), maskedCorners: maskedCorners.value(at: time),
      borderWidth: borderWidth.shown(at: time), borderColor: borderColor.shown(at: time),
      clipsToBounds: clipsToBounds.value(at: time), zPosition: zPosition.shown(at: time))
  }

  func model(at time: FrameTime) -> PresentedLayer {
    PresentedLayer(
      cornerRadius: cornerRadius.model.value(at: time),
      maskedCorners: maskedCorners.value(at: time),
      borderWidth: borderWidth.model.value(at: time),
      borderColor: borderColor.model.value(at: time),
      clipsToBounds: clipsToBounds.value(at: time), zPosition: zPosition.model.value(at: time))
  }
}
