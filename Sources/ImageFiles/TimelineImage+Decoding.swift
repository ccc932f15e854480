import FileAccess
import ImageCoding
import Primitives
package import TimelineModel

extension TimelineImage {
  /// Decodes a PNG file. Its size is checked before its pixels are decoded.
  package convenience init(
    path: String, contents: [UInt8], location: String? = nil, _ limits: Limits = Limits()
  ) throws(ImageProblem) {
    if let format = ImageFormat(contents) {
      throw ImageProblem(
        "cannot read the image `\(path)`: it is \(format.name)", help: "save it as a PNG file")
    }
    if let header = PNGHeader(contents) { try header.check(path, limits) }
    let image: StraightImage
    do throws(PNGError) {
      image = try PNGDecoder().decode(contents)
    } catch {
      throw ImageProblem(
        "cannot read the image `\(path)`: \(error)", help: "save it as a PNG file again")
    }
    self.init(
      path: path, contents: contents,
      bitmap: ImageBitmap(
        width: image.width, height: image.height, words: image.premultipliedWords,
        checksum: SHA256Sum(of: contents).description), location: location)
  }
}

extension PNGHeader {
  fileprivate func check(_ path: String, _ limits: Limits) throws(ImageProblem) {
    guard max(width, height) <= limits.imageSide else {
      throw ImageProblem(
        "`\(path)` has \(width)×\(height) pixels; at most \(limits.imageSide) per side are supported",
        help: "scale it down", isLimit: true)
    }
    guard width * height <= limits.imagePixels else {
      throw ImageProblem(
        "the images of the timeline have more than \(Limits().imagePixels) pixels with `\(path)`",
        help: "scale it down", isLimit: true)
    }
  }
}

extension StraightImage {
  /// One word a pixel, red in the lowest byte; each channel times alpha, rounded to the nearest.
  fileprivate var premultipliedWords: [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    let bytes = bytes.span
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[start + 3])
      let (red, green) = (UInt32(bytes[start]), UInt32(bytes[start + 1]))
      let blue = UInt32(bytes[start + 2])
      words.append(
        red.times(alpha) | green.times(alpha) << 8 | blue.times(alpha) << 16 | alpha << 24)
    }
    return words
  }
}

extension UInt32 {
  /// In 255ths. There are no halves: 255 is odd.
  fileprivate func times(_ alpha: UInt32) -> UInt32 { (self * alpha + 127) / 255 }
}
