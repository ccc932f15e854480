public import FileAccess
public import Planning
import Presentation
import Raster
public import Reporting
import Timing

extension PlannedTimeline {
  /// A frame of a timeline.
  ///
  /// It stores its number and no pixels: each of `pixels`, `sha256`, `pngBytes()`, `write(to:)` and
  /// `==` draws it again, so keep values that you read more than once. For a phone's screen,
  /// drawing takes milliseconds in a release build, and about ten times as long in a debug build.
  public struct Frame: Sendable {
    let timeline: PlannedTimeline
    /// From 0.
    public let index: Int

    /// In seconds: the index divided by the frames per second.
    public var time: Double { timeline.plan.clock.time(ofFrame: index).seconds }
    /// In pixels.
    public var width: Int { timeline.width }
    /// In pixels.
    public var height: Int { timeline.height }

    /// Straight RGBA, 8 bits per channel, `4 * width * height` bytes: rows top to bottom, no
    /// padding. A fully transparent pixel is all zeros.
    public var pixels: [UInt8] { drawn().straightBytes }

    /// The hash of `pixels`, which is also the one that `--hash sha256` lists.
    public var sha256: SHA256Sum { SHA256Sum(of: drawn()) }

    /// The contents of a PNG file: the bytes that `layoutanim render` writes.
    ///
    /// - Throws: `internalError` if memory runs out.
    public func pngBytes() throws(LayoutAnimationError) -> [UInt8] {
      try timeline.plan.scene(at: index).pngBytes(PNGEncoding(), "frame \(index)")
    }

    /// Writes a PNG file, which appears complete or not at all. An existing file is overwritten.
    ///
    /// - Throws: `cannotCreateOutput`, `outputFailed`.
    public func write(to path: String) throws(LayoutAnimationError) {
      try AtomicFile(keepingPlaceOf: path).write(try pngBytes())
    }

    private func drawn() -> Pixmap {
      var pixmap = Pixmap(width: width, height: height)
      pixmap.draw(timeline.plan.scene(at: index))
      return pixmap
    }
  }
}

extension PlannedTimeline.Frame: Equatable {
  /// Whether two frames have the same size and the same pixels, regardless of their times and
  /// timelines.
  ///
  /// - Complexity: draws both frames.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.drawn().difference(from: right.drawn()).isEmpty
  }
}

extension PlannedTimeline.Frame: CustomStringConvertible {
  /// `frame 15, 0.25 s, 750×1334`.
  public var description: String {
    "frame \(index), \(time.text(decimals: 9)) s, \(PixelSize(width: width, height: height))"
  }
}

extension PlannedTimeline {
  /// All frames, in order: at least one. They are drawn lazily.
  public var frames: Frames { Frames(timeline: self) }

  /// The frames of a timeline, by their numbers.
  public struct Frames: RandomAccessCollection, Sendable {
    let timeline: PlannedTimeline

    public var startIndex: Int { 0 }
    public var endIndex: Int { timeline.frameCount }

    /// - Precondition: the frame exists.
    public subscript(position: Int) -> Frame {
      precondition(indices.contains(position), "frame \(position) of \(count)")
      return Frame(timeline: timeline, index: position)
    }
  }
}
