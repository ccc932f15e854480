import Reporting

/// What drawing takes: time in proportion to frames and to pixels.
package struct DrawingCost: Hashable, Sendable {
  /// The timeline as the user named it.
  package let path: String
  package let frameCount: Int
  /// Of a frame.
  package let size: PixelSize

  /// - Parameter frameCount: the number of frames that are drawn; nil means all.
  package init(_ timeline: PlannedTimeline, frameCount: Int? = nil) {
    path = timeline.path
    self.frameCount = frameCount ?? timeline.frameCount
    size = PixelSize(width: timeline.width, height: timeline.height)
  }

  /// From how many frames or pixels on a user may wait so long as to wonder why.
  package static let noticeable = (frames: 1_000, pixels: 1_000_000_000)

  package var isNoticeable: Bool {
    frameCount >= Self.noticeable.frames || pixelCount >= Self.noticeable.pixels
  }

  private var pixelCount: Int { frameCount * size.width * size.height }
}

extension DrawingCost: CustomStringConvertible {
  /// `drawing timeline.json: 1500 frames of 750×1334, 1500 million pixels`
  package var description: String {
    let pixels =
      pixelCount < 10_000_000
      ? counted(pixelCount, "pixel") : "\(pixelCount / 1_000_000) million pixels"
    return "drawing \(path): \(counted(frameCount, "frame")) of \(size), \(pixels)"
  }
}
