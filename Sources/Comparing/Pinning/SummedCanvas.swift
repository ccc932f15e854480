import FileAccess
import Primitives
import Raster
import Rendering

/// A canvas that computes only the checksum of what is drawn.
struct SummedCanvas: FrameCanvas, ~Copyable {
  private var painter: RunPainter
  /// The checksum of what is drawn; nil until it is computed.
  private var sum: SHA256Sum?

  init(width: Int, height: Int, _: PNGEncoding) {
    painter = RunPainter(width: width, height: height)
  }

  mutating func draw(_ scene: Scene) {
    painter.draw(scene)
    sum = nil
  }

  /// Computed once per scene, however often it is read.
  mutating func sum(_ version: Pin.Version) -> SHA256Sum {
    if let sum { return sum }
    let new =
      switch version {
      case .pixels: SHA256Sum(ofPixels: painter.runs)
      case .runs, .fields: SHA256Sum(ofRuns: painter.runs)
      }
    sum = new
    return new
  }
}
