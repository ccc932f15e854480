import AutoLayout
import Primitives
import TimelineModel
import Typesetting

/// How much of a text is shown.
enum TextVisibility: Hashable {
  case whole
  /// Outside of the view that it is in, as what slides in is, or in a scroll view, where it can be
  /// scrolled to; or there is no text.
  case elsewhere
  case partial(Lint.CutText.Reason)
}

extension Runner {
  /// In points. Letters that leave a view by less are not seen to.
  private static var tolerance: Double { 1 }

  func visibility(of label: TypesetLabel, in view: Int) -> TextVisibility {
    if label.exceedsItsView { return .partial(.size) }
    guard let box = label.letterBox(scale: timeline.canvas.scale) else { return .elsewhere }
    return visibility(of: box, in: view)
  }

  /// The nearest superview that shows where it ends: text that is partly beyond it is cut off there, or
  /// seen outside.
  private func visibility(of box: Rect, in view: Int) -> TextVisibility {
    var (box, current) = (box, view)
    while let superview = superviews[current] {
      let (index, space) = (superview.rawValue, space(of: current))
      guard space.isUpright, !timeline.views[index].layout.isScrollView else { return .elsewhere }
      box = Rect(boundingBoxOf: box, space)
      current = index
      let bounds = Rect(size: geometries[index].size)
      guard superview == .root || appearances[index].showsItsBounds else { continue }
      let isCut = superview == .root || appearances[index].layer.clipsToBounds
      guard box.overlaps(bounds) else { return .elsewhere }
      let axis = box.axisBeyond(bounds, by: Self.tolerance)
      // Above or below a background a title may stand on purpose.
      guard let axis, isCut || axis == .horizontal else { return .whole }
      return .partial(.beyond(superview, axis))
    }
    return .elsewhere
  }
}

extension TypesetLabel {
  /// Whether a part of the text is missing, or beyond the view's bounds.
  fileprivate var exceedsItsView: Bool {
    let height = text.font.metrics.lineHeight * Double(lines.count)
    let tolerance = 1e-3
    return isTruncated || height > size.height + tolerance && !lines.isEmpty
      || lines.contains { $0.width > size.width + tolerance }
  }

  /// From the top of the first line's capitals to the last baseline, in the view's own coordinates; nil
  /// without a text.
  func letterBox(scale: Int) -> Rect? {
    let baselines = baselines(scale: scale)
    let ends = zip(lineStarts, lines).map { $0 + $1.width }
    guard let left = lineStarts.min(), let right = ends.max(), right > left,
      let first = baselines.first, let last = baselines.last
    else { return nil }
    let top = first - text.font.metrics.capHeight
    return Rect(x: left, y: top, width: right - left, height: last - top)
  }
}

extension Appearance {
  /// Whether it is seen where the view ends.
  fileprivate var showsItsBounds: Bool {
    layer.clipsToBounds || backgroundColor.alpha > 0 || gradient != nil || layer.borderWidth > 0
  }
}

extension Rect {
  /// The axis along which it goes farther than another, the horizontal one first; nil if along neither.
  fileprivate func axisBeyond(_ other: Rect, by tolerance: Double) -> LayoutAxis? {
    if minX < other.minX - tolerance || maxX > other.maxX + tolerance { return .horizontal }
    return minY < other.minY - tolerance || maxY > other.maxY + tolerance ? .vertical : nil
  }
}
