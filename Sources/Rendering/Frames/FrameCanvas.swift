import FileAccess
import ImageCoding
package import Primitives
import Raster
package import Reporting

/// The bitmap of a worker, which is redrawn for every frame and reuses its buffers.
package protocol FrameCanvas: ~Copyable, SendableMetatype {
  init(width: Int, height: Int, _ encoding: PNGEncoding) throws(LayoutAnimationError)

  /// - Precondition: the scene has the size of the canvas.
  mutating func draw(_ scene: Scene)
}

extension Pixmap: FrameCanvas {
  init(width: Int, height: Int, _: PNGEncoding) { self.init(width: width, height: height) }
}

/// A canvas that is encoded as a PNG file.
protocol FileCanvas: FrameCanvas, ~Copyable {
  /// The checksum of straight RGBA with 8 bits per channel, as in `framecrc`.
  var digest: PixelDigest { get }

  /// The hash of the same bytes.
  func sha256() -> SHA256Sum

  /// The contents of a PNG file, which are cached until another scene is drawn.
  ///
  /// - Parameter name: the name of the frame in errors.
  /// - Throws: `usage` if the requested colour type cannot represent the picture, or
  ///   `internalError`, which only happens if memory runs out.
  mutating func pngBytes(_ name: String) throws(LayoutAnimationError) -> [UInt8]
}

/// Draws rows of pixels, which libpng filters and zlib compresses.
struct PlainCanvas: FileCanvas, ~Copyable {
  private var pixmap: Pixmap
  private let colorType: PNGEncoding.ColorType
  private var file: [UInt8]?

  init(width: Int, height: Int, _ encoding: PNGEncoding) {
    pixmap = Pixmap(width: width, height: height)
    colorType = encoding.colorType
  }

  mutating func draw(_ scene: Scene) {
    pixmap.draw(scene)
    file = nil
  }

  var digest: PixelDigest { pixmap.digest }

  func sha256() -> SHA256Sum { SHA256Sum(of: pixmap) }

  mutating func pngBytes(_ name: String) throws(LayoutAnimationError) -> [UInt8] {
    if let file { return file }
    do throws(PNGError) {
      let bytes = try PNGEncoder().encode(pixmap, colorType.choice)
      file = bytes
      return bytes
    } catch {
      throw LayoutAnimationError(encoding: name, error)
    }
  }
}

/// Draws and compresses runs: see `RunPainter` and `PNGRunEncoder`.
struct RunCanvas: FileCanvas, ~Copyable {
  private var painter: RunPainter
  private var encoder: PNGRunEncoder
  private let colorType: PNGEncoding.ColorType
  private var file: [UInt8]?

  init(width: Int, height: Int, _ encoding: PNGEncoding) throws(LayoutAnimationError) {
    painter = RunPainter(width: width, height: height)
    do throws(PNGError) {
      encoder = try PNGRunEncoder()
    } catch {
      throw LayoutAnimationError(encoding: "the frames", error)
    }
    colorType = encoding.colorType
  }

  mutating func draw(_ scene: Scene) {
    painter.draw(scene)
    file = nil
  }

  var digest: PixelDigest { painter.digest }

  func sha256() -> SHA256Sum { SHA256Sum(ofPixels: painter.runs) }

  mutating func pngBytes(_ name: String) throws(LayoutAnimationError) -> [UInt8] {
    if let file { return file }
    do throws(PNGError) {
      let bytes = try encoder.encode(painter.runs, colorType.choice)
      file = bytes
      return bytes
    } catch {
      throw LayoutAnimationError(encoding: name, error)
    }
  }
}

extension PNGEncoding.ColorType {
  var choice: PNGColorChoice {
    switch self {
    case .automatic: .automatic
    case .palette: .palette
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }
}

extension Scene {
  /// The scene as the contents of a PNG file.
  ///
  /// - Parameter name: the name of the picture in errors.
  /// - Throws: as `FileCanvas.pngBytes`.
  func pngBytes(
    _ encoding: PNGEncoding, _ name: String
  ) throws(LayoutAnimationError) -> [UInt8] {
    switch encoding.encoder {
    case .runs: try pngBytes(RunCanvas(width: width, height: height, encoding), name)
    case .libpng: try pngBytes(PlainCanvas(width: width, height: height, encoding), name)
    }
  }

  private func pngBytes<Canvas: FileCanvas & ~Copyable>(
    _ picture: consuming Canvas, _ name: String
  ) throws(LayoutAnimationError) -> [UInt8] {
    picture.draw(self)
    return try picture.pngBytes(name)
  }
}

extension LayoutAnimationError {
  fileprivate init(encoding name: String, _ error: PNGError) {
    self.init(error.code, "cannot encode \(name): \(error)")
  }
}

extension PNGError {
  fileprivate var code: LayoutAnimationError.Code {
    if case .unfitColorType = self { .usage } else { .internalError }
  }
}
