import Primitives

/// A mark as it is painted: its line, its caps and their halo.
struct OverlayBeam {
  let mark: OverlayMark
  let stroke: OverlayStroke
  /// The visible part of the line, as distances from its start.
  let visible: ClosedInterval
  /// Pixels per point.
  private let scale: Double

  /// Nil for a mark that is outside the picture, or too far away for the precision of a double.
  init?(_ mark: OverlayMark, scale: Double, in picture: Size) {
    let farthest = 1e9
    let (from, to) = (mark.from * scale, mark.to * scale)
    guard [from.x, from.y, to.x, to.y].allSatisfy({ abs($0) < farthest }) else { return nil }
    let stroke = OverlayStroke(
      from: from, to: to, thickness: mark.style.thickness * scale, in: picture)
    guard let visible = stroke.visible(in: picture, margin: 10 * scale) else { return nil }
    self.mark = mark
    self.stroke = stroke
    self.visible = visible
    self.scale = scale
  }

  /// Seven points for a line of one point, and as much wider as the line.
  var capExtent: Double { 6 * scale + stroke.thickness }

  /// A white outline, so that the line is visible on any background.
  var halo: [Quad] {
    [stroke.piece(from: visible.lower, to: visible.upper, margin: scale)]
      + (mark.shape == .span ? stroke.caps(capExtent, margin: scale) : [])
  }

  var pieces: [Quad] { dashes + (mark.shape == .span ? stroke.caps(capExtent) : []) }

  private var dashes: [Quad] {
    guard let (dash, gap) = mark.style.dashes else {
      return [stroke.piece(from: visible.lower, to: visible.upper)]
    }
    let period = (dash + gap) * scale
    var pieces: [Quad] = []
    var place = (visible.lower / period).rounded(.down) * period
    while place < visible.upper {
      pieces.append(stroke.piece(from: place, to: min(stroke.length, place + dash * scale)))
      place += period
    }
    return pieces
  }
}
