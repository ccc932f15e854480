import LayoutAnimation
import Testing

@Suite struct CanvasSizesTests {
  @Test func aListIsReadInItsOrderAndEachOnce() throws {
    let sizes = try CanvasSizes("375x667, 320×568,iphone-se,187.5x4 , iphone-16").sizes
    #expect(sizes.map(\.description) == ["375x667", "320x568", "187.5x4", "393x852"])
    #expect(sizes.map(\.device) == [nil, nil, nil, "iphone-16"])
  }

  private static let mistakes: [(String, String)] = [
    (
      "",
      "at column 1, the text ends too early; a size is a width, an x and a height, as in "
        + "`320x568`"
    ),
    (
      "320",
      "at column 4, the text ends too early; a size is a width, an x and a height, as in "
        + "`320x568`"
    ),
    (
      "320x568,",
      "at column 9, the text ends too early; a size is a width, an x and a height, as in "
        + "`320x568`"
    ),
    (
      "320x568,375x",
      "at column 13, the text ends too early; a length is a number of points, as in "
        + "`320` or `187.5`"
    ),
    ("320x568;1x1", "at column 8, `;` is not expected; a list is written like `320x568,375x667`"),
    (
      "1.x4",
      "at column 3, `x` is not expected; a length is a number of points, as in `320` or `187.5`"
    ),
    (
      "1x4,iphon-16",
      "at column 5, `iphon-16` is neither a size nor a device; did you mean `iphone-16`?"
    ),
    (
      "12345678901x1", "at column 1, the number is too long; a canvas has 16384 pixels at most"
    ),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsShownInItsPlace(text: String, message: String) {
    let error = #expect(throws: OptionTextError.self) { try CanvasSizes(text) }
    #expect(error?.description == message)
  }

  @Test func aHundredSizesAreTheMost() throws {
    let list = { (count: Int) in (1...count).map { "\($0)x1" }.joined(separator: ",") }
    #expect(try CanvasSizes(list(100)).sizes.count == 100)
    let error = #expect(throws: OptionTextError.self) { try CanvasSizes(list(101)) }
    #expect(error?.problem == "there are more than 100 sizes")
  }

  private static let misfits: [(String, Int, String)] = [
    ("1x1,0x4", 1, "column 5: the width 0 is not a whole number of pixels at scale 1"),
    ("320x568.5", 1, "column 1: the height 568.5 is not a whole number of pixels at scale 1"),
    ("1x1, 2x8192.5", 2, "column 6: the height 8192.5 is more than 16384 pixels at scale 2"),
  ]

  /// The limits are the same as for the canvas in a file.
  @Test(arguments: misfits)
  func aSizeThatNoCanvasHasIsAMistakeOfUse(text: String, scale: Int, place: String) async throws {
    let file = try TimelineFile(
      contents: Array(#"{ "version": 1, "canvas": { "width": 1, "height": 1 } }"#.utf8),
      path: "test.json")
    let error = await #expect(throws: LayoutAnimationError.self) {
      try await Sweep(file, at: CanvasSizes(text), options: PlanOptions(scale: scale))
    }
    #expect(error?.code == .usage)
    #expect(error?.message == "the sizes are wrong at " + place)
  }
}
