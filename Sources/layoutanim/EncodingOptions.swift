import ArgumentParser
import LayoutAnimation

/// How pixels become PNG files.
struct EncodingOptions: ParsableArguments {
  @Option(
    help: """
      Who packs the pixels; they are the same. libpng is the plain way: larger and much slower.
      """)
  var encoder: PNGEncoding.Encoder?

  @Option(
    help: """
      What a pixel is in the file. automatic takes the first that holds the frame: a palette of at \
      most 256 opaque colours, RGB if all is opaque, RGBA.
      """)
  var colorType: PNGEncoding.ColorType?

  var encoding: PNGEncoding {
    PNGEncoding(encoder: encoder ?? .runs, colorType: colorType ?? .automatic)
  }

  var isGiven: Bool { encoder != nil || colorType != nil }
}
