import Foundation
import LayoutAnimation
import TestSupport
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Reporting
@testable import Sweeping

/// Compares timelines with their pins; each kind of result is tested separately, with numbers
/// computed by hand.
@Suite struct PinVerifyTests {
  /// Different notations with the same meaning.
  private static let rewritten: [(found: String, replacement: String)] = [
    ("{ \"version\": 1,", "{\r\n\t\"version\" : 1 ,"),
    ("{ \"version\": 1,", "\n\n{ \"version\": 1,"),
    ("\"version\": 1,", "\"version\": 1, \"note\": \"another\","),
    ("\"version\": 1,", "\"version\": 1, \"framesPerSecond\": 60,"),
    ("#007AFF", "#007affff"), ("root.left + 2", "root.left + 2.0"),
  ]

  @Test(arguments: rewritten)
  func whatSaysTheSameIsTheSame(found: String, replacement: String) async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let verification = try await sample.verify(editing: [found: replacement])
    #expect(verification.isSame)
    #expect(verification.headline == "as pinned (1 frame)")
    #expect(verification.comparison?.changes.isEmpty == true)
  }

  /// The priority has no effect.
  @Test func whatShowsNowhereIsToldAndIsTheSame() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let verification = try await sample.verify(
      editing: ["\"box.width == 10\"": "\"box.width == 10 @750\""])
    #expect(verification.isSame)
    let messages = verification.comparison?.changes.map(\.message)
    #expect(messages == ["constraint `box.width == constant`: priority 1000 → 750"])
  }

  /// Each line number counts from the top of its own file.
  @Test func whatMovedIsToldWithBothPlaces() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let verification = try await sample.verify(editing: ["root.left + 2": "root.left + 4"])
    #expect(verification.isDifferent)
    let pinned = try sample.pinText().components(separatedBy: "\n")
    let line = try #require(pinned.firstIndex { $0.contains("root.left + 2") }) + 1
    let (a, pin) = (sample.folder.path("a.json"), sample.pinPath)
    #expect(
      verification.text == """
        \(a): different: 1 of 1 frame; explained by constraint `x`: constant 2 → 4 (\(a):5)
          structure: same
          geometry: different
            `box.left` is 2 pt further right in frame 0
            `box.right` is 2 pt further right in frame 0
              explained by: constraint `x`: constant 2 → 4 (\(a):5)
          pixels: 1 of 1 frame differs; first and worst frame 0 (40 of 1200 pixels)
          changes:
            constraint `x`: constant 2 → 4 (\(pin):\(line), \(a):5)
          help: `layoutanim diff \(pin) \(a) -o differences` draws the differences; \
        `layoutanim approve \(a)` accepts them

        """)
  }

  /// In frame k the box is at 2.4·k instead of 2·k, which affects ⌈0.4·k⌉ columns of 10 pixels at
  /// either edge: in frame 8 the columns from 16 to 19.2, and from 26 to 29.2.
  @Test func theFirstAndTheWorstFrameAreTold() async throws {
    let sample = try await PinnedSample(ComparedTexts.moving)
    let comparison = try #require(
      try await sample.verify(editing: ["\"constant\": 20": "\"constant\": 24"]).comparison)
    #expect(comparison.pixels.comparedCount == 11)
    #expect(comparison.pixels.frames.map(\.number) == Array(1...10))
    let counts = comparison.pixels.frames.map(\.differingPixels)
    #expect(counts == [20, 20, 40, 40, 40, 60, 60, 80, 80, 80])
    #expect(comparison.pixels.first?.number == 1)
    #expect(comparison.pixels.worst?.number == 8)
    #expect(comparison.geometry.map(\.worstDifference) == [4, 4])
    #expect(comparison.geometry.map(\.worstFrame) == [10, 10])
  }

  @Test func aColourIsADifferenceOfPixelsAndOfTheViewsColour() async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let verification = try await sample.verify(editing: ["#007AFF": "#007AFE"])
    let comparison = try #require(verification.comparison)
    #expect(verification.isDifferent)
    #expect(comparison.structure.isEmpty)
    #expect(comparison.geometry.isEmpty)
    #expect(comparison.appearance.map(\.property) == [.backgroundColor])
    #expect(verification.text.contains("\n  geometry: same\n  appearance: different\n"))
    #expect(comparison.pixels.total == 100)
  }

  @Test func whatIsHiddenMovesWithoutAPixel() async throws {
    let hidden = try ComparedTexts(["\"id\": \"box\",": "\"id\": \"box\", \"hidden\": true,"])
      .actual
    let sample = try await PinnedSample(hidden)
    let verification = try await sample.verify(editing: ["root.top + 3": "root.top + 4"])
    let comparison = try #require(verification.comparison)
    #expect(verification.isDifferent)
    #expect(comparison.structure.isEmpty)
    #expect(comparison.geometry.map(\.property) == [.top, .bottom])
    #expect(comparison.pixels.frames.isEmpty)
    #expect(verification.headline.hasPrefix("different: geometry only, no pixel; explained by "))
  }

  private static let box = "{ \"id\": \"box\", \"backgroundColor\": \"#007AFF\" }"

  private static func view(_ id: String, _ more: String = "") -> String {
    #"{ "id": "\#(id)", "frame": { "x": 0, "y": 0, "width": 1, "height": 1 }\#(more) }"#
  }

  /// Views without a colour paint nothing, so only the tree differs.
  private static let trees: [(pinned: String, actual: String, difference: StructureDifference)] = [
    (box, "\(box), \(view("a"))", .viewAdded("a")),
    ("\(box), \(view("a"))", box, .viewRemoved("a")),
    (
      "\(box), \(view("a")), \(view("b"))", "\(box), \(view("b")), \(view("a"))",
      .subviewsReordered("root")
    ),
    (
      "\(box), \(view("a")), \(view("b"))",
      "\(box), \(view("a", #", "subviews": [\#(view("b"))]"#))",
      .viewMoved("b", expected: "root", actual: "a")
    ),
  ]

  @Test(arguments: trees)
  func aTreeIsADifferenceOfStructureAlone(
    pinned: String, actual: String, difference: StructureDifference
  ) async throws {
    let sample = try await PinnedSample(ComparedTexts([Self.box: pinned]).actual)
    let verification = try await sample.verify(editing: [pinned: actual])
    let comparison = try #require(verification.comparison)
    #expect(verification.isDifferent)
    #expect(comparison.structure == [difference])
    #expect(comparison.geometry.isEmpty)
    #expect(comparison.pixels.frames.isEmpty)
  }

  /// At rest all frames are the same: a longer timeline has more of them, and nothing else differs.
  @Test func aDurationIsADifferenceOfStructureAlone() async throws {
    let lasting = try ComparedTexts([
      "\"version\": 1,": "\"version\": 1, \"duration\": 0.5, \"framesPerSecond\": 10,"
    ]).actual
    let sample = try await PinnedSample(lasting)
    let longer = try await sample.verify(editing: ["\"duration\": 0.5": "\"duration\": 0.7"])
    #expect(longer.isDifferent)
    #expect(longer.frameCount == 8)
    #expect(longer.comparison?.structure == [.frameCount(expected: 6, actual: 8)])
    #expect(longer.comparison?.pixels.comparedCount == 6)
    #expect(longer.comparison?.geometry.isEmpty == true)
    let shorter = try await sample.verify(editing: ["\"duration\": 0.5": "\"duration\": 0"])
    #expect(shorter.comparison?.structure == [.frameCount(expected: 6, actual: 1)])
    let rate = try await sample.verify(editing: [
      "\"framesPerSecond\": 10": "\"framesPerSecond\": 20"
    ])
    #expect(
      rate.comparison?.structure == [
        .frameCount(expected: 6, actual: 11), .framesPerSecond(expected: 10, actual: 20),
      ])
  }

  @Test(arguments: [
    ("\"width\": 40", "\"width\": 41"), ("\"height\": 30 }", "\"height\": 30, \"scale\": 2 }"),
  ])
  func picturesOfOtherSizesAreOfOtherStructure(found: String, replacement: String) async throws {
    let sample = try await PinnedSample(ComparedTexts.still)
    let verification = try await sample.verify(editing: [found: replacement])
    #expect(verification.isDifferent)
    #expect(verification.comparison?.structure.count == 1)
    #expect(verification.comparison?.pixels.comparedCount == 0)
  }

  /// The suggested command compares the same things as the verification.
  @Test func theAdviceNamesTheOptionsOfThePinAndQuotesPaths() async throws {
    let folder = try TemporaryFolder()
    let options = try PlanOptions(framesPerSecond: 10, scale: 2)
    func verify(_ text: String, _ recording: Recording) async throws -> Verification {
      try folder.write(text, to: "it's a.json")
      let file = try TimelineFile(path: folder.path("it's a.json"))
      return try await PlannedTimeline(file, options: options)
        .verify(against: folder.path("p.pinned"), recording: recording)
    }
    #expect(
      try await verify(ComparedTexts.still, .never).text.contains(
        " --pin \(folder.path("p.pinned")) --fps 10 --scale 2`"))
    #expect(try await verify(ComparedTexts.still, .missing).isRecorded)
    let changed = try ComparedTexts(["#007AFF": "red"]).actual
    let text = try await verify(changed, .never).text
    let path = "'" + folder.path("it'\\''s a.json") + "'"
    #expect(
      text.contains(
        "diff \(folder.path("p.pinned")) \(path) --fps 10 --scale 2 -o differences`"))
    #expect(text.contains("approve \(path) --pin \(folder.path("p.pinned"))`"))
  }

  @Test func whatHasNoFileIsApprovedByTheLibrary() async throws {
    let folder = try TemporaryFolder()
    let text = try await PlannedTimeline(json: ComparedTexts.still, path: "TimelineDescription")
      .verify(against: folder.path("p.pinned")).text
    #expect(text.contains("pin it with `verify(against:recording: .needed)`"))
    #expect(!text.contains("layoutanim approve"))
  }

  /// Frames, results and text do not depend on the number of frames rendered at once.
  @Test(arguments: [1, 2, 5])
  func theNumberOfJobsChangesNothing(jobs: Int) async throws {
    let sample = try await PinnedSample(ComparedTexts.moving, jobs: jobs)
    let other = try await PinnedSample(ComparedTexts.moving)
    #expect(try sample.pinText() == other.pinText())
    let edit: KeyValuePairs = ["\"linear\"": "\"easeIn\""]
    let names = [sample.folder.path(""), other.folder.path("")]
    let texts = [
      try await sample.verify(editing: edit).text, try await other.verify(editing: edit).text,
    ]
    #expect(
      texts[0].replacingOccurrences(of: names[0], with: "")
        == texts[1].replacingOccurrences(of: names[1], with: ""))
  }
}
