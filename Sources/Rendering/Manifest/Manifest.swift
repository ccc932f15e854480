package import FileAccess
package import Planning

/// What a folder of frames is: from what they were rendered, their checksums, and where every view
/// is in each.
///
/// It describes exactly the frames that it lists, which may be some of the timeline's.
package struct Manifest: Hashable, Sendable {
  /// Of the format.
  package static let version = 1
  /// What `render` calls the file.
  package static let fileName = "manifest.json"

  package let origin: Origin
  /// Parents before children, siblings back to front; the first one is `root`.
  package let views: [View]
  /// In the order of their indices, each once.
  package let frames: [Frame]
  /// What the views are in the first frame that is listed, and what differs from the frame listed
  /// before in each further one; by frame, then in the order of the views.
  package let layout: [Change]

  init(origin: Origin, views: [View], frames: [Frame], layout: [Change]) {
    self.origin = origin
    self.views = views
    self.frames = frames
    self.layout = layout
  }
}

extension Manifest {
  /// All that decides the pixels and the names of frames: two runs with the same origin write the
  /// same files.
  package struct Origin: Hashable, Sendable {
    /// The release of layoutanim.
    package let tool: String
    /// As `pixelRevision`.
    package let pixelRevision: Int
    package let timelineName: String?
    /// Of the bytes of the timeline's file.
    package let timelineSHA256: SHA256Sum
    package let framesPerSecond: Int
    /// Pixels a point: 1, 2 or 3.
    package let scale: Int
    /// As `FramePattern` describes itself.
    package let pattern: String
    /// The number of frame 0 in the names.
    package let startNumber: Int
    /// The hash that every frame has beside its Adler-32.
    package let hash: PixelHash?
    /// Whether the constraints are painted over the frames.
    package let overlay: Bool
    /// How the pixels are stored.
    package let encoding: PNGEncoding
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Of the whole timeline.
    package let frameCount: Int
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
    /// The name of its PNG file in the folder.
    package let file: String
    /// Of the bytes of that file. They depend on the releases of libpng and zlib, the pixels do
    /// not.
    package let fileSHA256: SHA256Sum
    /// The checksum of the pixels as `framecrc` has it: `0x` and eight hexadecimal digits.
    package let adler32: String
    /// Of the pixels: straight RGBA, 8 bits a channel, rows top to bottom, no padding.
    package let sha256: SHA256Sum?
  }

  /// What differs in a view from the frame listed before; nil is what stayed.
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
  }
}

extension Manifest {
  /// The checksums of the frames as FFmpeg lists them; nil if they were not taken.
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
  /// Nil for a hash that it was rendered without.
  func checksum(_ algorithm: FrameChecksums.Algorithm) -> String? {
    switch algorithm {
    case .adler32: adler32
    case .sha256: sha256?.description
    }
  }
}
