import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

extension ConstraintOverlay {
  /// The commands that draw the overlay on top of a frame: alignment rectangles, marks and labels.
  func commands(at time: FrameTime) -> [Scene.Command] {
    let picture = Size(width: Double(plan.width), height: Double(plan.height))
    let scale = plan.timeline.canvas.scale
    let boxes = boxes(at: time)
    let beams = marks(at: time).compactMap {
      OverlayBeam($0, scale: Double(scale), in: picture)
    }
    var labels = OverlayLabels(picture: picture, scale: scale)
    for box in boxes where box.isVisible(in: picture) {
      labels.add(name: box.name, at: box.quad.p0)
    }
    for beam in beams.inPaintingOrder.reversed() { labels.add(beam) }
    return boxes.flatMap { $0.outline(in: picture) } + beams.halo + beams.inPaintingOrder.strokes
      + labels.labels.flatMap(\.commands)
  }

  /// The alignment rectangles of the views in the tree except `root`, in pixels.
  private func boxes(at time: FrameTime) -> [OverlayBox] {
    let tree = ShownTree(plan, plan.presentation(at: time))
    let scale = Double(plan.timeline.canvas.scale)
    let pixels = AffineTransform(scale: Point(x: scale, y: scale))
    return tree.views.indices.dropFirst().filter {
      tree.views[$0].isPresent && isMarked(ViewIndex($0))
    }.map { index in
      let rect = tree.rect(in: ViewIndex(index), alignmentInsets(of: ViewIndex(index), at: time))
      let matrix = tree.spaces[index].matrix.concatenating(pixels)
      return OverlayBox(
        name: plan.timeline.views[index].id, quad: Quad(rect, mappedBy: matrix))
    }
  }
}

/// An alignment rectangle in pixels of the picture.
struct OverlayBox {
  let name: String
  /// The first corner is the top left one.
  let quad: Quad

  /// Whether its bounding box has an area and overlaps the picture.
  func isVisible(in picture: Size) -> Bool {
    let (xs, ys) = (quad.corners.map(\.x), quad.corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return left < right && top < bottom && left < picture.width && right > 0
      && top < picture.height && bottom > 0
  }

  /// A thin dark line along the inside of its edges.
  func outline(in picture: Size) -> [Scene.Command] {
    let corners = quad.corners
    guard corners.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return [] }
    return corners.indices.map { index in
      let stroke = OverlayStroke(
        from: corners[index], to: corners[(index + 1) % 4], thickness: 1, in: picture)
      return .fillQuad(stroke.piece(from: 0, to: stroke.length), OverlayInk.outline)
    }
  }
}

extension [OverlayBeam] {
  fileprivate var inPaintingOrder: [OverlayBeam] {
    OverlayMark.Style.paintingOrder.flatMap { style in filter { $0.mark.style == style } }
  }

  fileprivate var halo: [Scene.Command] {
    guard !isEmpty else { return [] }
    return [.beginGroup(opacity: OverlayInk.haloOpacity)]
      + flatMap(\.halo).map { .fillQuad($0, OverlayInk.paper) } + [.endGroup]
  }

  fileprivate var strokes: [Scene.Command] {
    flatMap { beam in beam.pieces.map { .fillQuad($0, beam.mark.style.ink) } }
  }
}
