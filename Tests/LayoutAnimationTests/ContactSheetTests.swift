import ImageCoding
import LayoutAnimation
import Presentation
import Raster
import TestSupport
import Testing

@Suite struct ContactSheetTests {
  /// 100 × 60 pixels, frames 0…6. The box extends beyond the right edge and fades.
  private static let timeline = """
    {
      "version": 1,
      "canvas": { "width": 100, "height": 60 },
      "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
      "constraints": [
        "x: box.leading == root.leading + 10.5", "box.top == root.top + 7", "box.width == 80",
        "box.height == 30"
      ],
      "keyframes": [
        { "time": 0.02, "animation": 0.08,
          "changes": [
            { "constraint": "x", "constant": 60 },
            { "view": "root", "backgroundColor": "#FFFFFF00" }
          ] }
      ]
    }
    """

  private func sheet(
    frames: String? = nil, _ looks: ContactSheetOptions
  ) throws -> (planned: PlannedTimeline, sheet: ContactSheet) {
    let selection = try frames.map { try FrameSelection($0) }
    let planned = try PlannedTimeline(
      TimelineFile(contents: Array(Self.timeline.utf8), path: "test.json"))
    return (planned, try ContactSheet(planned, frames: selection, sheet: looks))
  }

  /// With margins of 14 the single column is as wide as the canvas, so nothing is scaled.
  private static let lifeSize = try? ContactSheetOptions(columns: 1, width: 128)

  private func pixel(_ image: StraightImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.bytes[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4])
  }

  @Test func aFrameInItsOwnSizeIsTheFrame() throws {
    let (planned, sheet) = try sheet(frames: "0", #require(Self.lifeSize))
    var pixmap = Pixmap(width: 100, height: 60)
    pixmap.draw(planned.plan.scene(at: 0))
    let image = sheet.image
    // The margins, the picture, and its label, 7 high with 5 below the picture.
    #expect([image.width, image.height] == [128, 100])
    for y in 0..<60 {
      var row: [UInt8] = []
      pixmap.copyStraightRow(y, into: &row)
      let start = 4 * (128 * (14 + y) + 14)
      #expect(Array(image.bytes[start..<start + 400]) == row)
    }
  }

  /// In the last frame the box extends 40 pixels beyond the picture; around the picture there must
  /// be only a line and the sheet's background.
  @Test func whatLiesOutsideTheCanvasIsNotShown() throws {
    let image = try sheet(frames: "-1", #require(Self.lifeSize)).sheet.image
    let paper: [UInt8] = [0xFA, 0xFA, 0xFA, 0xFF]
    #expect(pixel(image, 113, 30) == [0, 0x7A, 0xFF, 0xFF])
    #expect(pixel(image, 114, 30) == [0xD2, 0xD2, 0xD2, 0xFF])
    #expect(pixel(image, 115, 30) == paper)
    #expect(pixel(image, 127, 30) == paper)
    #expect(pixel(image, 13, 13) == [0xD2, 0xD2, 0xD2, 0xFF])
    #expect(pixel(image, 12, 13) == paper)
  }

  /// Squares of 4 pixels, starting with a white one.
  @Test func aTransparentCanvasShowsACheckerboard() throws {
    let image = try sheet(frames: "-1", #require(Self.lifeSize)).sheet.image
    let white: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    let gray: [UInt8] = [0xE4, 0xE4, 0xE4, 0xFF]
    #expect(
      [0, 3, 4, 7, 8].map { pixel(image, 14 + $0, 14) } == [white, white, gray, gray, white])
    #expect([0, 3, 4].map { pixel(image, 14, 14 + $0) } == [white, white, gray])
    #expect(pixel(image, 18, 18) == white)
  }

  /// The turn at 0.02 s is first visible in frame 2, at 0.033 s.
  @Test(arguments: [(1, false), (2, true), (3, false)])
  func aTurnIsMarkedBesideTheNumberOfItsFirstFrame(frame: Int, isMarked: Bool) throws {
    let image = try sheet(frames: "\(frame)", #require(Self.lifeSize)).sheet.image
    // The centre of the diamond: 5 for the digit, a gap of 4, and 2; in the third row of the label.
    let middle = pixel(image, 14 + 11, 14 + 60 + 5 + 3)
    #expect((middle == [0xE0, 0x5A, 0x2B, 0xFF]) == isMarked)
    #expect(isMarked || middle == [0xFA, 0xFA, 0xFA, 0xFF])
  }

  @Test func theFileIsThePicture() throws {
    let sheet = try sheet(ContactSheetOptions(columns: 3)).sheet
    #expect(sheet.frames == Array(0...6))
    #expect(sheet.columns == 3)
    let image = try PNGDecoder().decode(sheet.pngBytes())
    #expect(image == sheet.image)
    #expect([image.width, image.height] == [sheet.width, sheet.height])
  }

  @Test func nothingOfASheetIsTransparent() throws {
    let bytes = try sheet(ContactSheetOptions()).sheet.image.bytes
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
  }
}
