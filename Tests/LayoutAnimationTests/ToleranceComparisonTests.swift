import LayoutAnimation
import TestSupport
import Testing

/// Differences within the tolerance are ignored; without a tolerance none are.
@Suite final class ToleranceComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes frame 3 of a 2 by 1 picture; the other frames are black.
  private func write(_ pixels: [UInt8], to name: String) throws -> FrameSource {
    try TestFolder.make(folder.path(name))
    for frame in 0..<5 {
      let row = frame == 3 ? pixels : [0, 0, 0, 255, 0, 0, 0, 255]
      let png = PNGChunks.stored(
        width: 2, height: 1, depth: 8, colorType: 6, rows: [[0] + row])
      try TestFolder.write(png.file, to: folder.path("\(name)/frame_000\(frame).png"))
    }
    return try FrameSource(path: folder.path(name))
  }

  /// Each is off by 1 in one channel of one pixel.
  @Test(arguments: [
    [11, 20, 30, 200, 40, 50, 60, 255], [10, 19, 30, 200, 40, 50, 60, 255],
    [10, 20, 31, 200, 40, 50, 60, 255], [10, 20, 30, 199, 40, 50, 60, 255],
    [10, 20, 30, 200, 40, 50, 60, 254],
  ])
  func oneChannelOffByOneIsADifference(pixels: [UInt8]) throws {
    let expected = try write([10, 20, 30, 200, 40, 50, 60, 255], to: "a")
    let actual = try write(pixels, to: "b")
    let exact = try FrameComparison(expected: expected, actual: actual)
    #expect(exact.tolerance == .none)
    #expect(!exact.isSame)
    #expect(exact.pixels.frames.map(\.number) == [3])
    #expect(exact.pixels.total == 1)
    #expect(exact.pixels.frames.map(\.largestDifference) == [1])
    #expect(exact.text.contains("pixels: 1 of 5 frames differs; first and worst frame 3 (1 of 2 "))
    let lenient = try FrameComparison(
      expected: expected, actual: actual, tolerance: ComparisonTolerance(channel: 1))
    #expect(lenient.isSame)
    #expect(lenient.pixels.forgiven.map(\.number) == [3])
    #expect(lenient.pixels.forgiven.map(\.forgivenPixels) == [1])
    #expect(lenient.text.contains("pixels: same within 1 of 255 in all 5 frames (1 not exactly)\n"))
    #expect(
      lenient.text.hasPrefix(
        "same pixels within the tolerance: all 5 frames; geometry is not known\n"))
  }

  /// One pixel is off by 3, the other by 4.
  @Test func theToleranceItselfIsForgivenAndNoMore() throws {
    let expected = try write([10, 20, 30, 255, 10, 20, 30, 255], to: "a")
    let actual = try write([13, 17, 30, 255, 10, 20, 34, 255], to: "b")
    let three = try FrameComparison(
      expected: expected, actual: actual, tolerance: ComparisonTolerance(channel: 3))
    let frame = try #require(three.pixels.first)
    #expect(three.pixels.frames.count == 1 && three.pixels.forgiven.isEmpty)
    #expect(frame.differingPixels == 1 && frame.forgivenPixels == 1)
    #expect(frame.largestDifference == 4)
    #expect(three.text.contains("1 of 5 frames differs by more than 3 of 255; "))
    let four = try FrameComparison(
      expected: expected, actual: actual, tolerance: ComparisonTolerance(channel: 4))
    #expect(four.isSame && four.pixels.forgiven.count == 1)
  }

  @Test func aToleranceThatWasNotNeededIsShownToo() throws {
    let comparison = try ComparedTexts(ComparedTexts.moving, [:])
      .comparison(ComparisonTolerance(channel: 2, points: 0.5))
    #expect(
      comparison.text == """
        same: all 11 frames
        structure: same
        geometry: same within 0.5 pt and 2 of 255 in all 11 frames (and exactly)
        pixels: same within 2 of 255 in all 11 frames (and exactly)

        """)
    #expect(comparison.jsonText.contains(#""tolerance": {"channel": 2, "points": 0.5}"#))
  }

  /// In frame k the box is k / 10 points further right: at most 0.5 points until frame 5.
  @Test func edgesAreForgivenByPoints() throws {
    let texts = try ComparedTexts(ComparedTexts.moving, ["\"constant\": 20": "\"constant\": 21"])
    let half = try texts.comparison(ComparisonTolerance(points: 0.5))
    #expect(half.geometry.map(\.frames) == [6...10, 6...10])
    #expect(half.forgivenGeometry == Array(1...5))
    #expect(half.text.contains("geometry: different (in 5 more frames within 0.5 pt)\n"))
    // Pixels have a tolerance of their own.
    #expect(half.pixels.frames.count == 10)
    let whole = try texts.comparison(ComparisonTolerance(channel: 255, points: 1))
    #expect(whole.isSame && whole.forgivenGeometry == Array(1...10))
    #expect(try texts.comparison().geometry.map(\.frames) == [1...10, 1...10])
  }

  /// A property added to the box, which is 10 by 10 at (2, 3), and whether the difference is within
  /// tolerances of 51 per channel and 2 points (an alpha of 0.2 is 51 of 255).
  @Test(arguments: [
    ("\"alpha\": 0.8", true), ("\"alpha\": 0.79", false), ("\"hidden\": true", false),
    ("\"transform\": [1, 0, 0, 1, -2, 2]", true), ("\"transform\": [1, 0, 0, 1, 2.1, 0]", false),
    ("\"transform\": [1.5, 0, 0, 1, 0, 0]", false), ("\"transform\": { \"rotation\": 1 }", false),
  ])
  func eachPropertyHasItsTolerance(property: String, isForgiven: Bool) throws {
    let tolerance = try ComparisonTolerance(channel: 51, points: 2)
    let comparison = try ComparedTexts(["\"#007AFF\"": "\"#007AFF\", \(property)"])
      .comparison(tolerance)
    #expect((comparison.geometry + comparison.appearance).isEmpty == isForgiven)
    #expect(comparison.forgivenGeometry == (isForgiven ? [0] : []))
  }

  @Test func coloursAreForgivenByChannels() throws {
    let texts = try ComparedTexts(["#007AFF": "#037AFC"])
    #expect(try texts.comparison(ComparisonTolerance(channel: 3)).isSame)
    #expect(try texts.comparison(ComparisonTolerance(channel: 2)).appearance.count == 1)
    #expect(try texts.comparison(ComparisonTolerance(points: 99)).appearance.count == 1)
  }

  @Test func structureIsNeverForgiven() throws {
    let texts = try ComparedTexts([
      "\"id\": \"box\",": "\"id\": \"box\", \"subviews\": [{ \"id\": \"in\" }],"
    ])
    let comparison = try texts.comparison(ComparisonTolerance(channel: 255, points: 1e9))
    #expect(comparison.structure == [.viewAdded("in")])
    #expect(!comparison.isSame)
  }

  @Test(
    arguments: [
      (-1, 0), (256, 0), (.min, 0), (0, -0.1), (0, .infinity), (0, .nan), (0, -.infinity),
    ] as [(Int, Double)])
  func otherTolerancesAreRefused(channel: Int, points: Double) throws {
    let error = #expect(throws: LayoutAnimationError.self) {
      try ComparisonTolerance(channel: channel, points: points)
    }
    #expect(error?.code == .usage)
  }
}
