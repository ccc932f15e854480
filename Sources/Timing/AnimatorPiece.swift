/// A part of an animator's way, which it can go forward and back.
struct AnimatorPiece: Hashable, Sendable {
  /// How long it takes.
  var length: Nanoseconds
  /// The progress at the curve's start and at its end.
  var from: Double
  var to: Double
  var curve = TimingCurve.linear
  /// The duration for which the curve was made: a spring is a function of seconds.
  var curveDuration = Nanoseconds.second
  /// Whether the curve begins at the later end, where a reversed animator comes from.
  var isBackward = false
  /// The part of the curve that the piece shows, in elapsed fractions, in the direction of the curve.
  var shown = Span(from: 0, to: 1)

  struct Span: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  /// - Parameter fraction: the elapsed fraction of the curve, 0…1.
  func progress(at fraction: Double) -> Double {
    let progress = curve.progress(at: fraction, of: curveDuration)
    if progress == 1 { return to }
    return from + (to - from) * progress
  }

  /// The elapsed fraction of the curve at a distance from the earlier end.
  func fraction(at distance: Nanoseconds) -> Double {
    if distance == .zero { return isBackward ? shown.to : shown.from }
    if distance == length { return isBackward ? shown.from : shown.to }
    let part = Double(distance.rawValue) / Double(length.rawValue)
    let width = shown.to - shown.from
    return isBackward ? shown.to - width * part : shown.from + width * part
  }

  /// The piece from the earlier end to a distance, or from there to the later end.
  func cut(at distance: Nanoseconds, keepsEarlier: Bool) -> AnimatorPiece {
    let cut = fraction(at: distance)
    var piece = self
    piece.length = keepsEarlier ? distance : length - distance
    if keepsEarlier != isBackward { piece.shown.to = cut } else { piece.shown.from = cut }
    return piece
  }
}
