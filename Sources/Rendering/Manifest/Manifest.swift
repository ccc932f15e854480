public import FileAccess
public import Planning

/// What a folder of frames is: from what they were rendered, their checksums, and where every view
/// is in each.
///
/// It describes exactly the frames that it lists, which may be some of the timeline's.
public struct Manifest: Hashable, Sendable {
  /// Of the format.
  public static let version = 1
  /// What `render` calls the file.
  public static let fileName = "manifest.json"

  public let origin: Origin
  /// Parents before children, siblings back to front; the first one is `root`.
  public let views: [View]
  /// In the order of their indices, each once.
  public let frames: [Frame]
  /// What the views are in the first frame that is listed, and what differs from the frame listed
  /// before in each further one; by frame, then in the order of the views.
  public let layout: [Change]

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
  public struct Origin: Hashable, Sendable {
    /// The release of layoutanim.
    public let tool: String
    /// As `pixelRevision`.
    public let pixelRevision: Int
    public let timelineName: String?
    /// Of the bytes of the timeline's file.
    public let timelineSHA256: SHA256Sum
    public let framesPerSecond: Int
    /// Pixels a point: 1, 2 or 3.
    public let scale: Int
    /// As `FramePattern` describes itself.
    public let pattern: String
    /// The number of frame 0 in the names.
    public let startNumber: Int
    /// The hash that every frame has beside its Adler-32.
    public let hash: PixelHash?
    /// Whether the constraints are painted over the frames.
    public let overlay: Bool
    /// How the pixels are stored.
    public let encoding: PNGEncoding
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Of the whole timeline.
    public let frameCount: Int
  }

  public struct View: Hashable, Sendable {
    public let id: String
    /// The superview's id; nil for `root`.
    public let superview: String?

    package init(id: String, superview: String?) {
      self.id = id
      self.superview = superview
    }
  }

  public struct Frame: Hashable, Sendable {
    /// From 0.
    public let index: Int
    /// The name of its PNG file in the folder.
    public let file: String
    /// Of the bytes of that file. They depend on the releases of libpng and zlib, the pixels do
    /// not.
    public let fileSHA256: SHA256Sum
    /// The checksum of the pixels as `framecrc` has it: `0x` and eight hexadecimal digits.
    public let adler32: String
    /// Of the pixels: straight RGBA, 8 bits a channel, rows top to bottom, no padding.
    public let sha256: SHA256Sum?
  }

  /// What differs in a view from the frame listed before; nil is what stayed.
  public struct Change: Hashable, Sendable {
    /// The frame's index.
    public let frame: Int
    /// The view's id.
    public let view: String
    public let center: Inspection.Point?
    public let size: Size?
    public let transform: Inspection.Transform?
    public let alpha: Double?
    public let isHidden: Bool?
    public let backgroundColor: Inspection.Color?
  }

  /// In points.
  public struct Size: Hashable, Sendable {
    public let width: Double
    public let height: Double
  }
}

extension Manifest {
  /// The checksums of the frames as FFmpeg lists them; nil if they were not taken.
  public func checksums(_ algorithm: FrameChecksums.Algorithm) -> FrameChecksums? {
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
