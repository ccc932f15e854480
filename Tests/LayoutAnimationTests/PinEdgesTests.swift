import LayoutAnimation
import Primitives
import TestSupport
import Testing

@testable import Comparing
@testable import Planning
@testable import Rendering

/// How edges are drawn, in pins and manifests.
@Suite struct PinEdgesTests {
  private static func text(_ edges: String = "") -> String {
    """
    {
      "version": 1, "canvas": { "width": 8, "height": 4\(edges) },
      "views": [
        { "id": "box", "backgroundColor": "red", "frame": { "x": 1.25, "y": 1, "width": 3, "height": 2 } }
      ]
    }
    """
  }

  private static let device = ", \"edges\": \"device\""

  private func pin(_ text: String, edges: PlanOptions.Edges? = nil) async throws -> Pin {
    try await Pin(of: PlannedTimeline(json: text, options: PlanOptions(edges: edges)))
  }

  @Test func aPinRecordsTheEdgesOfItsFrames() async throws {
    let pins = [
      try await pin(Self.text()), try await pin(Self.text(Self.device)),
      try await pin(Self.text(), edges: .device),
      try await pin(Self.text(Self.device), edges: .exact),
    ]
    #expect(pins.map(\.conditions.edges) == [nil, .device, .device, nil])
    #expect(pins.map(\.chosenEdges) == [nil, nil, .device, .exact])
    #expect(pins[0].frames == pins[3].frames && pins[1].frames == pins[2].frames)
    #expect(pins[0].frames != pins[1].frames)
    for pin in pins { #expect(try Pin(parsing: pin.bytes) == pin) }
  }

  @Test func whatWasWrittenOutRemains() async throws {
    var conditions = PinConditions()
    conditions.edges = .exact
    let planned = try PlannedTimeline(json: Self.text())
    #expect(try await Pin(of: planned, keeping: conditions).conditions.edges == .exact)
    conditions.edges = .device
    #expect(try await Pin(of: planned, keeping: conditions).conditions.edges == nil)
  }

  /// A suite plans each timeline with the options of its pin.
  @Test func aTimelineIsVerifiedWithTheEdgesOfItsPin() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text(), to: "box.json")
    let path = folder.path("box.json")
    let chosen = try PlannedTimeline(path: path, options: PlanOptions(edges: .device))
    #expect(try await chosen.verify(recording: .missing).isRecorded)
    let options = try Pin(path: folder.path("box.pinned")).options(over: .none)
    #expect(options.edges == .device)
    #expect(try await PlannedTimeline(path: path, options: options).verify().isSame)
    #expect(try await PlannedTimeline(path: path).verify().isDifferent)
  }

  @Test func otherEdgesOfTheTimelineAreADifferenceWithAName() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text(), to: "box.json")
    let path = folder.path("box.json")
    #expect(try await PlannedTimeline(path: path).verify(recording: .missing).isRecorded)
    try folder.write(Self.text(Self.device), to: "box.json")
    let verification = try await PlannedTimeline(path: path).verify()
    #expect(verification.isDifferent)
    #expect(verification.text.contains("canvas: edges exact → device"), "\(verification.text)")
  }

  @Test(arguments: [nil, "exact", "device", "coregraphics"] as [String?])
  func aManifestRecordsTheEdgesOfItsFrames(name: String?) async throws {
    let folder = try TemporaryFolder()
    let edges = name.flatMap { PlanOptions.Edges(rawValue: $0) }
    let planned = try PlannedTimeline(json: Self.text(), options: PlanOptions(edges: edges))
    let directory = FrameDirectory(path: folder.path("out"))
    _ = try await FrameRenderer(planned, options: OutputOptions()).render(into: directory)
    let path = folder.path("out/manifest.json")
    #expect(try Manifest(path: path).origin.edges.rawValue == name ?? "exact")
    let text = try String(decoding: folder.contents(of: "out/manifest.json"), as: UTF8.self)
    #expect(text.contains("\"edges\"") == (name == "device" || name == "coregraphics"))
  }
}
