import AutoLayout
import Primitives

/// The insets of every view, computed from finished frames by UIKit's documented rules.
struct WrittenInsets: Equatable {
  var safeArea = EdgeInsets()
  var margins = EdgeInsets()
  var readable = EdgeInsets()
}

extension WrittenInsets {
  /// - Parameter frames: by view, in the superview's coordinates.
  static func all(
    _ views: [LayoutView], _ canvas: LayoutCanvas, _ frames: [Rect]
  ) -> [WrittenInsets] {
    let directions = Self.directions(of: views, canvas)
    var found: [WrittenInsets] = []
    for (index, view) in views.enumerated() {
      var insets = WrittenInsets()
      let own = sides(view.layoutMargins, directions[index])
      if let above = view.superview?.rawValue {
        let distances = [
          frames[index].minY, frames[index].minX,
          frames[above].size.height - frames[index].maxY,
          frames[above].size.width - frames[index].maxX,
        ]
        let reaching =
          views[above].isScrollView
          ? [0, 0, 0, 0]
          : zip(list(found[above].safeArea), distances).map { max(0, min($0, $0 - $1)) }
        var margins = zip(own, reaching).map {
          view.insetsLayoutMarginsFromSafeArea ? $0 + $1 : $0
        }
        if view.preservesSuperviewLayoutMargins {
          let inherited = zip(list(found[above].margins), distances).map { $0 - $1 }
          margins = zip(margins, inherited).map { max($0, $1) }
        }
        insets.safeArea = edges(reaching)
        insets.margins = edges(margins)
      } else {
        let safeArea = sides(canvas.safeAreaInsets, directions[index])
        insets.safeArea = edges(safeArea)
        insets.margins = edges(
          zip(own, safeArea).map { view.insetsLayoutMarginsFromSafeArea ? $0 + $1 : $0 })
      }
      insets.readable = readable(in: insets.margins, width: frames[index].width)
      found.append(insets)
    }
    return found
  }

  static func directions(of views: [LayoutView], _ canvas: LayoutCanvas) -> [LayoutDirection] {
    var found: [LayoutDirection] = []
    for view in views {
      let above = view.superview.map { found[$0.rawValue] } ?? canvas.layoutDirection
      switch view.semanticContentAttribute {
      case .unspecified: found.append(above)
      case .forceRightToLeft: found.append(.rightToLeft)
      case .forceLeftToRight, .playback, .spatial: found.append(.leftToRight)
      }
    }
    return found
  }

  /// Top, left, bottom, right.
  static func sides(_ insets: LayoutInsets, _ direction: LayoutDirection) -> [Double] {
    if insets.followsLayoutDirection, direction == .rightToLeft {
      return [insets.top, insets.far, insets.bottom, insets.near]
    }
    return [insets.top, insets.near, insets.bottom, insets.far]
  }

  private static func list(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private static func edges(_ sides: [Double]) -> EdgeInsets {
    EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// At most 672 points, centred between the margins.
  private static func readable(in margins: EdgeInsets, width: Double) -> EdgeInsets {
    let free = width - margins.left - margins.right
    guard free > 672 else { return margins }
    let near = margins.left + (free - 672) / 2
    return EdgeInsets(
      top: margins.top, left: near, bottom: margins.bottom, right: width - near - 672)
  }
}
