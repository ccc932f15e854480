import Comparing
import Foundation
import ImageCoding
import LayoutAnimation
import Presentation
import TestSupport
import Testing

@testable import ReviewPage

/// What a card holds at most: each limit just below, at and just above it. Where the real one takes
/// long to reach, a smaller one is used.
@Suite struct CardLimitTests {
  /// `count` views besides `root`, each in a row of its own, of which the first `moving` move in 31
  /// frames.
  private static func text(_ count: Int, moving: Int = 0) -> String {
    let views = (0..<count).map {
      #"{"id": "v\#($0)", "frame": {"x": 0, "y": \#($0), "width": 5, "height": 1}}"#
    }
    let changes = (0..<moving).map { #"{"view": "v\#($0)", "alpha": 0.5}"# }
    return """
      {"version": 1, "canvas": {"width": 40, "height": 300}, "duration": 0.5,
       "views": [\(views.joined(separator: ",\n"))],
       "keyframes": [{"time": 0, "animation": {"duration": 0.5},
         "changes": [\(changes.isEmpty ? #"{"view": "root", "alpha": 1}"# : changes.joined(separator: ","))]}]}
      """
  }

  private static func planned(_ count: Int, moving: Int = 0) throws -> PlannedTimeline {
    try PlannedTimeline(json: text(count, moving: moving))
  }

  private static func review(_ timeline: PlannedTimeline) -> Review {
    Review(name: "a", timeline: timeline, verdict: .alone, headline: "")
  }

  @Test func theLimitsAreThoseOfTheDocument() {
    #expect(Review.Extent().shown == 200_000)
    #expect(Review.Extent().moving == 24_000)
    #expect(CardData.mostBytes == 1_500_000)
    #expect(Card.mostRows == 200)
    #expect(LayoutsInForce.mostExplained == 4000)
    #expect(LayoutsInForce.mostBytes == 600_000)
    #expect(OverlayTracks.mostMarks == 100_000)
  }

  /// Four views in 31 frames.
  @Test(arguments: [(125, false), (124, false), (123, true)])
  func viewsAreCountedInEveryFrame(limit: Int, isTooLarge: Bool) throws {
    let review = Self.review(try Self.planned(3))
    #expect(review.exceeds(Review.Extent(shown: limit)) == isTooLarge)
  }

  /// Two of four views move in 31 frames.
  @Test(arguments: [(63, false), (62, false), (61, true)])
  func movingViewsAreCountedInEveryFrame(limit: Int, isTooLarge: Bool) throws {
    let review = Self.review(try Self.planned(3, moving: 2))
    #expect(review.exceeds(Review.Extent(moving: limit)) == isTooLarge)
  }

  @Test(arguments: [(1, 0), (0, 0), (-1, 1)])
  func dataIsOmittedBeyondALimit(more: Int, omitted: Int) throws {
    let timeline = try PlannedTimeline(json: ReviewFolder.sliding)
    var data = try #require(try CardData(Self.review(timeline)))
    data.fit(to: data.size + more)
    #expect(data.after.omitted.count == omitted)
    let withoutOverlay = data.size
    guard omitted > 0 else { return }
    data.fit(to: withoutOverlay)
    #expect(data.after.omitted == [Version.overlay])
    data.fit(to: withoutOverlay - 1)
    #expect(data.after.omitted == [Version.overlay, Version.explanation])
  }

  /// The views of the settled layout, `root` being one of them.
  @Test(arguments: [(199, 199, false), (200, 200, false), (201, 200, true)])
  func aTableHasTwoHundredRows(count: Int, rows: Int, saysMore: Bool) async throws {
    let folder = try ReviewFolder()
    try folder.files.write(Self.text(count - 1), to: "a.json")
    let html = try await folder.reading(["a.json"]).parts(from: "Settled layout", to: "</table>")
    let table = try #require(html.first)
    #expect(table.components(separatedBy: "<tr").count - 2 == rows)
    let rest = try await folder.reading(["a.json"]).parts(from: "Settled layout", to: "</details>")
    #expect(rest.first?.contains("1 more") == saysMore)
  }

  private static func layouts(
    _ timeline: PlannedTimeline, mostExplained: Int = LayoutsInForce.mostExplained,
    mostBytes: Int = LayoutsInForce.mostBytes
  ) throws -> (count: Int, isCut: Bool, size: Int) {
    var replay = try LintReplay(timeline.plan)
    let layouts = try LayoutsInForce(
      timeline.plan, &replay, mostExplained: mostExplained, mostBytes: mostBytes)
    let text = JSON.object(layouts.members).text
    let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let views = (members?["layouts"] as? [[String: Any]] ?? []).flatMap {
      $0["views"] as? [Any] ?? []
    }
    return (views.count { !($0 is NSNull) }, layouts.isCut, layouts.size)
  }

  /// Of one layout with four views.
  @Test(arguments: [(5, 4, false), (4, 4, false), (3, 3, true)])
  func viewsAreExplainedUpToALimit(limit: Int, explained: Int, isCut: Bool) throws {
    let timeline = try PlannedTimeline(json: Self.oneLayout)
    let layouts = try Self.layouts(timeline, mostExplained: limit)
    #expect(layouts.count == explained && layouts.isCut == isCut)
  }

  /// Of the same layout: the fourth view is explained if the explanations of the first three have fewer
  /// bytes.
  @Test(arguments: [(1, 4, false), (0, 3, true), (-1, 3, true)])
  func explanationsAreWrittenUpToALimit(more: Int, explained: Int, isCut: Bool) throws {
    let timeline = try PlannedTimeline(json: Self.oneLayout)
    let size = try Self.layouts(timeline, mostExplained: 3).size
    #expect(size > 1)
    let layouts = try Self.layouts(timeline, mostBytes: size + more)
    #expect(layouts.count == explained && layouts.isCut == isCut)
  }

  private static let oneLayout: String = {
    let names = ["a", "b", "c"]
    let constraints = names.flatMap { name in
      ["left == root.left", "top == root.top", "width == 5", "height == 5"].map {
        #""\#(name).\#($0)""#
      }
    }
    let views = names.map { #"{"id": "\#($0)"}"# }
    return """
      {"version": 1, "canvas": {"width": 40, "height": 30},
       "views": [\(views.joined(separator: ","))],
       "constraints": [\(constraints.joined(separator: ","))]}
      """
  }()

  /// Four constraints in a number of frames.
  @Test(arguments: [(1, true), (0, true), (-1, false)])
  func marksAreDrawnUpToALimit(more: Int, hasMarks: Bool) throws {
    let timeline = try PlannedTimeline(json: ReviewFolder.sliding)
    let tracks = try OverlayTracks(timeline, mostMarks: 4 * timeline.frameCount + more)
    #expect((tracks != nil) == hasMarks)
  }

  /// Pictures that say they are one row high, beside a timeline of few pixels and of many.
  @Test(arguments: [(40, 30, 16_777_216), (2560, 410, 16 * 2560 * 410)])
  func aPictureBesideATimelineHasALimit(width: Int, height: Int, limit: Int) async throws {
    for (more, isTooLarge) in [(-1, false), (0, false), (1, true)] {
      let folder = try ReviewFolder()
      let text = ReviewFolder.sliding.replacing(
        #""width": 40, "height": 30"#, with: #""width": \#(width), "height": \#(height)"#)
      try folder.files.write(text, to: "a.json")
      try FileManager.default.createDirectory(
        atPath: folder.path("frames"), withIntermediateDirectories: true)
      let png = PNGChunks.stored(
        width: limit + more, height: 1, depth: 8, colorType: 6, rows: [])
      try Data(png.file.prefix(33)).write(to: URL(filePath: folder.path("frames/frame_0000.png")))
      let page = try await folder.page(["a.json"], against: "frames")
      let message = try #require(page.failures.first?.message)
      #expect(message.contains("at most \(limit) in all are shown") == isTooLarge, "\(message)")
    }
  }

  /// Noise, whose file is smaller the fewer pixels it has.
  @Test(arguments: [(1, 1), (0, 1), (-1, 2)])
  func aPictureIsReducedBeyondALimit(more: Int, factor: Int) throws {
    let size = 40
    var generator = SeededGenerator(seed: 3)
    func noise() -> [UInt8] {
      (0..<4 * size * size).map {
        $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
      }
    }
    let picture = DifferencePicture(
      expected: .decoded(StraightImage(width: size, height: size, bytes: noise())),
      actual: .decoded(StraightImage(width: size, height: size, bytes: noise())))
    let bytes = try picture.pngBytes().count
    let image = try EmbeddedImage(picture, mostBytes: bytes + more)
    #expect(image.width == picture.size(reducedBy: factor).width)
    #expect(EmbeddedImage.mostBytes == 60_000)
  }
}
