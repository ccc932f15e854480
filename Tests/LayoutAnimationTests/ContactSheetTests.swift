import ImageCoding
import LayoutAnimation
import Presentation
import Primitives
import Raster
import TestSupport
import Testing

@testable import Sweeping

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

  @Test func aFrameIsTransparentWhereItsCanvasIs() throws {
    let image = try sheet(frames: "-1", #require(Self.lifeSize)).sheet.image
    #expect(pixel(image, 14, 14) == [0, 0, 0, 0])
    #expect(pixel(image, 113, 14) == [0, 0, 0, 0])
  }

  /// Four views of 25.5 × 15 points meet at every scale; the canvas shows between none of them.
  @Test(arguments: [128, 117, 73, 401])
  func viewsThatMeetHaveNoLineBetween(width: Int) throws {
    let colors = ["#FF0000", "#FF0001", "#FF0002", "#FF0003"]
    let views = colors.enumerated().map { index, color in
      """
      { "id": "v\(index)", "backgroundColor": "\(color)",
        "frame": { "x": \(25.5 * Double(index)), "y": 0, "width": 25.5, "height": 60 } }
      """
    }
    let planned = try PlannedTimeline(
      json: """
        { "version": 1, "canvas": { "width": 102, "height": 60, "scale": 2 },
          "views": [\(views.joined(separator: ", "))] }
        """)
    let options = try ContactSheetOptions(columns: 1, width: width)
    let image = try ContactSheet(planned, sheet: options).image
    // The margins are 14 dots, of 2 pixels at most.
    for x in 30..<width - 30 {
      let pixel = pixel(image, x, 30)
      #expect(pixel[0] == 0xFF && pixel[1] == 0 && pixel[2] <= 3 && pixel[3] == 0xFF, "\(x)")
    }
  }

  @Test func aReducedPixelIsTheMeanOfItsArea() {
    var pixmap = Pixmap(width: 3, height: 2)
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    pixmap.draw(
      Scene(
        width: 3, height: 2, commands: [.fill(Rect(x: 0, y: 0, width: 1, height: 2), red)]))
    // The first pixel is red, and of the second column of the result nothing is.
    let reduced = ReducedPicture(pixmap, width: 2, height: 1)
    // 1 of 1.5 pixels is 2/3 of 255.
    #expect(reduced.bytes == [255, 0, 0, 170, 0, 0, 0, 0])
  }

  /// The turn at 0.02 s is first visible in frame 2, at 0.033 s.
  @Test(arguments: [(1, false), (2, true), (3, false)])
  func aTurnIsMarkedBesideTheNumberOfItsFirstFrame(frame: Int, isMarked: Bool) throws {
    let image = try sheet(frames: "\(frame)", #require(Self.lifeSize)).sheet.image
    // The centre of the diamond: 5 for the digit, a gap of 4, and 2; in the third row of the label.
    let middle = pixel(image, 14 + 11, 14 + 60 + 5 + 3)
    #expect((middle == [0x33, 0x33, 0x33, 0xFF]) == isMarked)
    #expect(isMarked || middle == [0xFA, 0xFA, 0xFA, 0xFF])
  }

  @Test func theFileIsThePicture() throws {
    let sheet = try sheet(ContactSheetOptions(columns: 3)).sheet
    // Nothing moves before the keyframe, which is first visible in frame 2.
    #expect(sheet.frames == [0, 2, 3, 4, 5, 6])
    #expect(sheet.columns == 3)
    let image = try PNGDecoder().decode(sheet.pngBytes())
    #expect(image == sheet.image)
    #expect([image.width, image.height] == [sheet.width, sheet.height])
  }
}
