import AutoLayout
import Primitives

extension Timeline {
  /// Whether the background of the canvas is opaque at all times and covers the picture, which has the
  /// largest size of all canvases.
  package var hasOpaqueCanvas: Bool {
    let changes = keyframes.flatMap(\.changes)
    return views[0].appearance.backgroundColor.alpha == 255
      && changes.allSatisfy { !$0.uncoversPicture(of: canvas.size) }
  }
}

extension Change {
  fileprivate func uncoversPicture(of size: Size) -> Bool {
    switch operation {
    case .setBackgroundColor(.root, let color): color.alpha < 255
    case .setAlpha(.root, let alpha): alpha < 1
    case .setHidden(.root, let isHidden): isHidden
    case .setCanvas(let canvas): canvas.size != size
    default: false
    }
  }
}
