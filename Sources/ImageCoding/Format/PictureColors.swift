import Raster

/// The colours of a picture, and the colour types that they allow: all encoders follow this rule.
struct PictureColors {
  private(set) var isOpaque = true
  /// Contains all colours if `fitsPalette`.
  private(set) var palette = PNGPalette()
  private var isFew = true
  private var last: UInt32 = 0

  var fitsPalette: Bool { isOpaque && isFew }

  mutating func removeAll() {
    isOpaque = true
    isFew = true
    last = 0
    palette.removeAll()
  }

  /// Adds a pixel: straight RGBA, red in the lowest byte.
  mutating func insert(_ pixel: UInt32) {
    // Neighbours are often equal. 0 is excluded because it is not opaque.
    if pixel == last && pixel != 0 { return }
    last = pixel
    guard pixel >> 24 == 255 else { return isOpaque = false }
    if isFew { isFew = palette.insert(pixel) }
  }

  /// Whether nothing but translucency is of interest in further pixels.
  var hasMany: Bool { !isFew }

  /// Adds pixels to many.
  ///
  /// - Parameter all: the bits that are set in every one of them.
  mutating func insertMany(_ all: UInt32) {
    if all >> 24 < 255 { isOpaque = false }
  }

  /// Adds every pixel of a picture, in the order of its rows.
  mutating func insert(_ pixmap: borrowing Pixmap) {
    var row: [UInt8] = []
    for band in pixmap.bands {
      pixmap.copyStraightRow(band.lowerBound, into: &row)
      for pixel in row[...].pixels { insert(pixel) }
    }
  }

  /// The colour type for a choice.
  ///
  /// - Throws: `PNGError.unfitColorType` if the requested type cannot represent the picture.
  func type(for choice: PNGColorChoice) throws(PNGError) -> PNGColorType {
    switch choice {
    case .automatic: return fitsPalette ? .palette : isOpaque ? .rgb : .rgba
    case .rgba: return .rgba
    case .rgb where isOpaque: return .rgb
    case .palette where fitsPalette: return .palette
    case .rgb, .palette: throw .unfitColorType(choice, isOpaque ? .manyColors : .translucency)
    }
  }
}
