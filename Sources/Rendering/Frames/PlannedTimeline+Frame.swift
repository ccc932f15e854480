public import FileAccess
public import Planning
import Presentation
import Raster
public import Reporting
import Timing

extension PlannedTimeline {
  /// One picture of a timeline.
  ///
  /// It is a number, not the pixels: each of `pixels`, `sha256`, `pngBytes()`, `write(to:)` and `==`
  /// draws anew, so keep what you read more than once. Drawing takes milliseconds in a release
  /// build, for a phone's screen, and some ten times as long in a debug build.
  public struct Frame: Sendable {
    let timeline: PlannedTimeline
    /// Counted from 0.
    public let index: Int

    /// In seconds: the index divided by the frames a second.
    public var time: Double { timeline.plan.clock.time(ofFrame: index).seconds }
    /// In pixels.
    public var width: Int { timeline.width }
    /// In pixels.
    public var height: Int { timeline.height }

    /// Straight RGBA, 8 bits a channel, `4 * width * height` bytes: rows from the top, no padding.
    /// A pixel that is wholly transparent is all zeros.
    public var pixels: [UInt8] { drawn().straightBytes }

    /// Of `pixels`; the same that `--hash sha256` lists.
    public var sha256: SHA256Sum { SHA256Sum(of: drawn()) }

    /// The contents of a PNG file: the bytes that `layoutanim render` writes.
    ///
    /// - Throws: `internalError` if memory runs out.
    public func pngBytes() throws(LayoutAnimationError) -> [UInt8] {
      try timeline.plan.scene(at: index).pngBytes(PNGEncoding(), "frame \(index)")
    }

    /// Writes a PNG file, to a temporary name first; a file that stands there is replaced.
    ///
    /// - Throws: `cannotCreateOutput`, `outputFailed`.
    public func write(to path: String) throws(LayoutAnimationError) {
      try AtomicFile(path: path).write(try pngBytes())
    }

    private func drawn() -> Pixmap {
      var pixmap = Pixmap(width: width, height: height)
      pixmap.draw(timeline.plan.scene(at: index))
      return pixmap
    }
  }
}

extension PlannedTimeline.Frame: Equatable {
  /// Whether two frames have the same size and the same pixels, whatever their times and timelines.
  ///
  /// - Complexity: draws both.
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
  /// Every frame, in order: at least one. None is drawn until it is looked at.
  public var frames: Frames { Frames(timeline: self) }

  /// The frames of a timeline; indices are the frames' numbers.
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
