import ArgumentParser
import LayoutAnimation

/// How frames are encoded as PNG files.
struct EncodingOptions: ParsableArguments {
  @Option(help: .encoder)
  var encoder: PNGEncoding.Encoder?

  @Option(help: .colorType)
  var colorType: PNGEncoding.ColorType?

  var encoding: PNGEncoding { PNGEncoding(encoder, colorType) }

  var isGiven: Bool { encoder != nil || colorType != nil }
}

extension PNGEncoding {
  /// By default, files are small and quick to write.
  init(_ encoder: Encoder?, _ colorType: ColorType?) {
    self.init(encoder: encoder ?? .runs, colorType: colorType ?? .automatic)
  }
}
