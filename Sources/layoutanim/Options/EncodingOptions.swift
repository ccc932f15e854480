import ArgumentParser
import LayoutAnimation

/// How pixels become PNG files.
struct EncodingOptions: ParsableArguments {
  @Option(help: .encoder)
  var encoder: PNGEncoding.Encoder?

  @Option(help: .colorType)
  var colorType: PNGEncoding.ColorType?

  var encoding: PNGEncoding { PNGEncoding(encoder, colorType) }

  var isGiven: Bool { encoder != nil || colorType != nil }
}

extension PNGEncoding {
  /// What is not given is chosen for small files that are quick to write.
  init(_ encoder: Encoder?, _ colorType: ColorType?) {
    self.init(encoder: encoder ?? .runs, colorType: colorType ?? .automatic)
  }
}
