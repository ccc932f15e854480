import ImageCoding
import Primitives
import Raster
import TestSupport
import Testing

/// Both encoders follow the same rule for colour types.
@Suite struct PNGColorTypeTests {
  /// A picture as a scene of single pixels, and as runs.
  private func scene(_ pixels: [UInt32]) -> Scene {
    var scene = Scene(width: pixels.count, height: 1)
    for (x, pixel) in pixels.enumerated() {
      let channels = pixel.channels
      let color = PremultipliedColor(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      scene.commands.append(.fill(Rect(x: Double(x), y: 0, width: 1, height: 1), color))
    }
    return scene
  }

  /// The colour type in IHDR and the palette, which must be equal in the files of both encoders.
  private func type(_ pixels: [UInt32], _ choice: PNGColorChoice) throws -> UInt8? {
    var encoder = try PNGRunEncoder()
    let fromRuns = try encoder.encode(PictureRuns(width: pixels.count, pixels: pixels), choice)
    let fromPixels = try PNGEncoder().encode(scene(pixels).drawn(), choice)
    #expect(try PNGDecoder().decode(fromRuns) == PNGDecoder().decode(fromPixels))
    let (runs, plain) = (PNGChunks(reading: fromRuns), PNGChunks(reading: fromPixels))
    #expect(runs?.bodies(of: "IHDR") == plain?.bodies(of: "IHDR"))
    #expect(runs?.bodies(of: "PLTE") == plain?.bodies(of: "PLTE"))
    return runs?.bodies(of: "IHDR").first?[9]
  }

  @Test func upTo256OpaqueColorsGiveAPalette() throws {
    #expect(try type(Colors.opaque(1), .automatic) == 3)
    #expect(try type(Colors.opaque(256), .automatic) == 3)
    #expect(try type(Colors.opaque(256) + Colors.opaque(256).reversed(), .automatic) == 3)
    #expect(try type(Colors.opaque(257), .automatic) == 2)
  }

  @Test func alphaIsKeptIfAPixelIsNotOpaque() throws {
    #expect(try type([0xFF01_0203, 0], .automatic) == 6)
    #expect(try type([0xFF01_0203, 0x8000_0000], .automatic) == 6)
    #expect(try type(Colors.opaque(300) + [0xFE00_0000], .automatic) == 6)
  }

  /// More colours than slots, so that some collide in the hash table.
  @Test func colorsAreNumberedAsTheyAppear() throws {
    for seed in UInt64(0)..<30 {
      let colors = Colors.opaque(256, seed: seed)
      var encoder = try PNGRunEncoder()
      let file = try encoder.encode(PictureRuns(width: 16, pixels: colors), .automatic)
      let palette = PNGChunks(reading: file)?.bodies(of: "PLTE")
      #expect(palette == [colors.flatMap { $0.channels[..<3] }])
    }
  }

  @Test func aRequestedTypeIsUsed() throws {
    let few = Colors.opaque(7)
    #expect(try type(few, .palette) == 3)
    #expect(try type(few, .rgb) == 2)
    #expect(try type(few, .rgba) == 6)
    #expect(try type(Colors.opaque(300), .rgba) == 6)
  }

  private static let misfits: [([UInt32], PNGColorChoice, PNGError.Misfit)] = [
    ([0xFF01_0203, 0x8000_0000], .palette, .translucency),
    ([0xFF01_0203, 0x8000_0000], .rgb, .translucency),
    ([0], .rgb, .translucency),
    (Colors.opaque(257), .palette, .manyColors),
    (Colors.opaque(257) + [0], .palette, .translucency),
  ]

  @Test(arguments: misfits)
  func aTypeThatCannotRepresentThePictureIsRefused(
    pixels: [UInt32], choice: PNGColorChoice, misfit: PNGError.Misfit
  ) throws {
    let expected = PNGError.unfitColorType(choice, misfit)
    var encoder = try PNGRunEncoder()
    #expect(throws: expected) {
      try encoder.encode(PictureRuns(width: pixels.count, pixels: pixels), choice)
    }
    #expect(throws: expected) { try PNGEncoder().encode(scene(pixels).drawn(), choice) }
    // The encoder remains usable.
    _ = try encoder.encode(PictureRuns(width: pixels.count, pixels: pixels), .automatic)
  }

  @Test func errorsGiveTheReasonAndAdvice() {
    #expect(
      "\(PNGError.unfitColorType(.rgb, .translucency))"
        == "the color type 'rgb' has no alpha, and the picture has pixels that are not opaque; "
        + "use 'rgba' or 'automatic'")
    #expect(
      "\(PNGError.unfitColorType(.palette, .manyColors))"
        == "the color type 'palette' has at most 256 colors, and the picture has more; "
        + "use 'rgb', 'rgba' or 'automatic'")
  }
}
