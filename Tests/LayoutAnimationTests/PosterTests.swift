import ImageCoding
import Planning
import Sweeping
import Testing

@Suite struct PosterTests {
  /// A black view on white appears in the second half of a second.
  private static func text(width: Int, height: Int, appears: Bool = true) -> String {
    """
    { "version": 1, "duration": 1,
      "canvas": { "width": \(width), "height": \(height), "backgroundColor": "#FFFFFF" },
      "views": [{ "id": "a", "backgroundColor": "#000000", "hidden": true,
        "frame": { "x": 0, "y": 0, "width": \(width / 2), "height": \(height) } }],
      "keyframes": [{ "time": 0.9, "changes": [{ "view": "a", "hidden": \(!appears) }] }] }
    """
  }

  private static func poster(
    _ width: Int, _ height: Int, appears: Bool = true, showing frame: Int? = nil
  ) throws -> Poster {
    let timeline = try PlannedTimeline(json: text(width: width, height: height, appears: appears))
    return Poster(timeline, showing: frame)
  }

  @Test(arguments: [
    (160, 80, 160, 80), (161, 161, 160, 160), (320, 160, 160, 80), (390, 844, 74, 160),
    (4, 2000, 1, 160),
  ])
  func itsLongestSideIsLimited(width: Int, height: Int, reduced: Int, high: Int) throws {
    let image = try Self.poster(width, height).image
    #expect((image.width, image.height) == (reduced, high))
  }

  @Test func aFrameIsShownInWhichSomethingIsSeen() throws {
    let frame = try Self.poster(20, 20).frame
    #expect(frame >= 54, "before, the picture is white")
    #expect(try Self.poster(20, 20, showing: 57).frame == 57)
    #expect(try Self.poster(20, 20, showing: 999).frame == 60, "the last")
    #expect(try Self.poster(20, 20, showing: 3).frame >= 54, "it is blank")
    #expect(try Self.poster(20, 20, appears: false, showing: 3).frame == 3, "all are blank")
  }

  /// Half of it is black: each pixel is the mean of those that it covers.
  @Test func itIsReducedByArea() throws {
    let image = try Self.poster(322, 2, showing: 60).image
    let row = (0..<image.width).map { image.bytes[4 * $0] }
    #expect(row.first == 0 && row.last == 255)
    #expect(row.filter { 1..<255 ~= $0 }.count <= 1)
  }
}
