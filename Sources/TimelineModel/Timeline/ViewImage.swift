package import Primitives

/// The image that a view shows, as `UIImageView` does.
package struct ViewImage: Hashable, Sendable {
  package var file: TimelineImage
  package var contentMode: ContentMode
  /// `UIImage.capInsets`, in points of the image: what is outside of them keeps its size along an edge, and
  /// the rest is stretched.
  package var capInsets: EdgeInsets

  package init(
    _ file: TimelineImage, contentMode: ContentMode = .scaleToFill,
    capInsets: EdgeInsets = EdgeInsets()
  ) {
    self.file = file
    self.contentMode = contentMode
    self.capInsets = capInsets
  }

  /// Whether something is left between the insets.
  package var isStretchable: Bool {
    capInsets.left + capInsets.right < file.size.width
      && capInsets.top + capInsets.bottom < file.size.height
  }
}

/// How an image fits the bounds of its view (`UIView.ContentMode`).
package enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  /// As `scaleToFill`: an image view does not draw itself again.
  case redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

extension ContentMode {
  /// The rectangle that an image fills, in the view's coordinates. It may exceed the bounds.
  ///
  /// - Parameters:
  ///   - image: the size of the image, positive, in points.
  ///   - bounds: the size of the view, in points.
  package func frame(of image: Size, in bounds: Size) -> Rect {
    let (x, y) = (bounds.width / image.width, bounds.height / image.height)
    switch self {
    case .scaleToFill, .redraw: return Rect(size: bounds)
    case .scaleAspectFit: return placed(image, times: min(x, y), in: bounds)
    case .scaleAspectFill: return placed(image, times: max(x, y), in: bounds)
    default: return placed(image, times: 1, in: bounds)
    }
  }

  private func placed(_ image: Size, times factor: Double, in bounds: Size) -> Rect {
    let size = Size(width: image.width * factor, height: image.height * factor)
    return Rect(
      x: (bounds.width - size.width) * part.x, y: (bounds.height - size.height) * part.y,
      width: size.width, height: size.height)
  }

  /// The part of the free space that is to the left of the image, and above it.
  private var part: Point {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: Point(x: 0.5, y: 0.5)
    case .top: Point(x: 0.5, y: 0)
    case .bottom: Point(x: 0.5, y: 1)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .topLeft: Point(x: 0, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
