import Foundation
import ImageCoding
import TestSupport

/// The pixels of a PNG file; if it is animated, those of every frame with its delay.
struct PicturePixels: Equatable {
  private let pictures: [[UInt8]]

  init(of file: Data) throws {
    let decode = { (bytes: [UInt8]) in try PNGDecoder().decode(bytes).bytes }
    guard let animation = AnimatedPNGFrames(reading: Array(file)) else {
      pictures = [try decode(Array(file))]
      return
    }
    let times = animation.frames.map {
      [UInt8($0.delayNumerator & 0xFF), UInt8($0.delayDenominator & 0xFF)]
    }
    pictures = try animation.pictures(decode) + times
  }
}
