import AutoLayout
import Primitives

/// Compares a rest on a canvas with the same rest on the timeline's own canvas.
struct RestComparison {
  let own: RestLayout
  let other: RestLayout
  /// Whether the layout directions differ. If so, a view that is beyond the left or the right edge
  /// on the timeline's own canvas may be beyond either of them.
  let isMirrored: Bool
  /// The largest difference that rounding to pixels may cause, in points.
  let tolerance: Double

  func breaks() -> [LayoutBreak] {
    var breaks: [LayoutBreak] = []
    for index in other.places.indices {
      let view = ViewIndex(index)
      breaks += overlaps(in: view)
      guard let place = other[view], let usual = own[view] else { continue }
      breaks += sizes(view, place, usual) + excesses(view, place, usual)
    }
    return breaks
  }

  private func found(_ kind: LayoutBreak.Kind, _ lengths: [Double]) -> LayoutBreak {
    LayoutBreak(kind: kind, lengths: lengths, rest: other.rest)
  }

  private func sizes(
    _ view: ViewIndex, _ place: RestLayout.Place, _ usual: RestLayout.Place
  ) -> [LayoutBreak] {
    let axes: [(LayoutAxis, Double, Double)] = [
      (.horizontal, place.size.width, usual.size.width),
      (.vertical, place.size.height, usual.size.height),
    ]
    return axes.filter { $1 == 0 && $2 > 0 }.map { found(.zeroSize(view, $0), [$2]) }
  }

  /// A view that is off the screen is not also reported as outside its superview or the canvas, and
  /// its subviews are not reported.
  private func excesses(
    _ view: ViewIndex, _ place: RestLayout.Place, _ usual: RestLayout.Place
  ) -> [LayoutBreak] {
    guard !isOff(place.superview) else { return [] }
    if isOff(view) {
      return [found(.offScreen(view), [place.canvasBox.distance(outside: other.canvas)])]
    }
    return LayoutBreak.Side.allCases.compactMap { side in
      let excess = place.box.excess(side, over: place.room)
      if excess > tolerance, !isUsual(side, usual.box, usual.room) {
        let isRoot = place.superview == .root
        return found(
          isRoot ? .outsideCanvas(view, side) : .outsideSuperview(view, side), [excess])
      }
      guard isOutsideCanvas(view, side), !isOutsideCanvas(place.superview, side) else { return nil }
      return found(
        .outsideCanvas(view, side), [place.canvasBox.excess(side, over: other.canvas)])
    }
  }

  /// Whether the view is off the screen on this canvas and not on the timeline's own.
  private func isOff(_ view: ViewIndex) -> Bool {
    guard let place = other[view], let usual = own[view] else { return false }
    return !place.isEmpty && place.canvasBox.distance(outside: other.canvas) > -tolerance
      && usual.canvasBox.distance(outside: own.canvas) <= -tolerance
  }

  private func isOutsideCanvas(_ view: ViewIndex, _ side: LayoutBreak.Side) -> Bool {
    guard let place = other[view], let usual = own[view] else { return false }
    return place.canvasBox.excess(side, over: other.canvas) > tolerance
      && !isUsual(side, usual.canvasBox, own.canvas)
  }

  private func isUsual(_ side: LayoutBreak.Side, _ box: Rect, _ room: Size) -> Bool {
    let sides = isMirrored ? [side, side.mirrored] : [side]
    return sides.contains { box.excess($0, over: room) > tolerance }
  }

  /// Siblings are compared in the order of their left edges, so that those that are apart can be
  /// skipped.
  private func overlaps(in superview: ViewIndex) -> [LayoutBreak] {
    let siblings = other.subviews[superview.rawValue].enumerated().compactMap { order, view in
      other[view].map { (order: order, view: view, box: $0.box) }
    }.sorted { ($0.box.minX, $0.order) < ($1.box.minX, $1.order) }
    var breaks: [(order: (Int, Int), found: LayoutBreak)] = []
    for (index, first) in siblings.enumerated() {
      for second in siblings[(index + 1)...] {
        guard second.box.minX < first.box.maxX - tolerance else { break }
        let (back, front) = first.order < second.order ? (first, second) : (second, first)
        guard let common = overlap(back.view, front.view) else { continue }
        breaks.append(
          (
            (back.order, front.order),
            found(.overlap(back.view, front.view), [common.width, common.height])
          ))
      }
    }
    return breaks.sorted { $0.order < $1.order }.map(\.found)
  }

  private func overlap(_ back: ViewIndex, _ front: ViewIndex) -> Size? {
    guard let a = other[back], let b = other[front], let usualA = own[back],
      let usualB = own[front]
    else { return nil }
    let common = a.box.common(b.box)
    guard common.isArea(beyond: tolerance),
      !usualA.box.common(usualB.box).isArea(beyond: tolerance)
    else { return nil }
    return common
  }
}

extension RestLayout.Place {
  fileprivate var isEmpty: Bool { size.width == 0 || size.height == 0 }
}

extension Size {
  fileprivate func isArea(beyond length: Double) -> Bool { width > length && height > length }
}
