package import FileAccess
package import Planning
package import Primitives

/// The description of a folder of frames: what they were rendered from, their checksums, and the
/// state of every view in each of them.
///
/// It describes exactly the frames that it lists, which may be a subset of the timeline's.
package struct Manifest: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1
  /// The name of the file that `render` writes.
  package static let fileName = "manifest.json"

  package let origin: Origin
  /// Superviews before subviews, siblings back to front; the first one is `root`.
  package let views: [View]
  /// In ascending order of their indices.
  package let frames: [Frame]
  /// The states of all views in the first listed frame, and the differences of every further frame
  /// from the previously listed one; by frame, then in the order of the views.
  package let layout: [Change]

  init(origin: Origin, views: [View], frames: [Frame], layout: [Change]) {
    self.origin = origin
    self.views = views
    self.frames = frames
    self.layout = layout
  }
}

extension Manifest {
  /// Everything that determines the pixels and file names of frames: two runs with the same origin
  /// write the same files.
  package struct Origin: Hashable, Sendable {
    /// The version of layoutanim.
    package let tool: String
    /// The `pixelRevision` of that version.
    package let pixelRevision: Int
    package let timelineName: String?
    /// The hash of the timeline's file.
    package let timelineSHA256: SHA256Sum
    /// The image files that the timeline names, in its order.
    package let images: [Image]
    package let framesPerSecond: Int
    /// Pixels per point: 1, 2 or 3.
    package let scale: Int
    /// How edges between pixels are drawn.
    package let edges: EdgeRasterization
    /// The description of a `FramePattern`.
    package let pattern: String
    /// The number of frame 0 in the names.
    package let startNumber: Int
    /// The hash of each frame in addition to its Adler-32.
    package let hash: PixelHash?
    /// Of what constraints are drawn on top of the frames; nil for nothing.
    package let overlay: OverlaySubject?
    /// How pixels are stored in PNG files.
    package let encoding: PNGEncoding
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// The number of frames of the whole timeline.
    package let frameCount: Int
  }

  package struct Image: Hashable, Sendable {
    /// As the timeline names it.
    package let path: String
    /// The hash of the file.
    package let sha256: SHA256Sum
  }

  package struct View: Hashable, Sendable {
    package let id: String
    /// The superview's id; nil for `root`.
    package let superview: String?

    package init(id: String, superview: String?) {
      self.id = id
      self.superview = superview
    }
  }

  package struct Frame: Hashable, Sendable {
    /// From 0.
    package let index: Int
    /// The name of its PNG file.
    package let file: String
    /// The hash of that file, which depends on the versions of libpng and zlib, as opposed to the
    /// pixels.
    package let fileSHA256: SHA256Sum
    /// The checksum of the pixels in the format of `framecrc`: `0x` and eight hexadecimal digits.
    package let adler32: String
    /// The hash of the pixels: straight RGBA, 8 bits per channel, rows top to bottom, no padding.
    package let sha256: SHA256Sum?
  }

  /// The differences of a view from the previously listed frame; nil for unchanged properties.
  package struct Change: Hashable, Sendable {
    /// The frame's index.
    package let frame: Int
    /// The view's id.
    package let view: String
    package let center: Inspection.Point?
    package let size: Inspection.Size?
    package let transform: Inspection.Transform?
    package let alpha: Double?
    package let isHidden: Bool?
    package let backgroundColor: Inspection.Color?
    /// The whole layer if any of it differs; in the first frame only one that is not the default.
    package let layer: Inspection.Layer?
    package let contentOffset: Inspection.Point?
    package let gradient: Inspection.Gradient?
    package let shadow: Inspection.Shadow?
    /// In words; empty where a text has gone.
    package let text: String?
    /// In words with the beginning of the file's checksum.
    package let image: String?
  }
}

extension Manifest {
  /// The checksums of the frames in FFmpeg's format; nil if they were not recorded.
  package func checksums(_ algorithm: FrameChecksums.Algorithm) -> FrameChecksums? {
    var rows: [FrameChecksums.Row] = []
    for frame in frames {
      guard let checksum = frame.checksum(algorithm) else { return nil }
      rows.append(.init(frame: frame.index, checksum: checksum))
    }
    return FrameChecksums(
      algorithm, framesPerSecond: origin.framesPerSecond, width: origin.width,
      height: origin.height, rows: rows)
  }
}

extension Manifest.Frame {
  /// Nil for a hash that was not recorded.
  func checksum(_ algorithm: FrameChecksums.Algorithm) -> String? {
    switch algorithm {
    case .adler32: adler32
    case .sha256: sha256?.description
    }
  }
}
