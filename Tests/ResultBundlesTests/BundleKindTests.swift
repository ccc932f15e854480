import Comparing
import Foundation
import LayoutAnimation
import Planning
import Rendering
import ResultBundles
import ReviewPage
import TestSupport
import Testing

/// What a run writes is read.
@Suite struct BundleKindTests {
  /// Every kind of result, with and without tolerances.
  @Test(arguments: [(0, 0.0), (40, 0.0), (0, 1.0), (255, 1.0)])
  func everyResultOfARunIsRead(channel: Int, points: Double) async throws {
    let suite = try BundleSuite()
    try await suite.change()
    try await suite.addOtherKinds()
    let tolerance = try ChosenTolerance(channel: channel, points: points)
    var kinds: Set<SuiteResult.Kind> = []
    for recording in [Recording.never, .missing] {
      let named = try suite.withFolders()
      let results = await named.verify(
        recording: recording, tolerance: tolerance, isStrict: true, isProposing: true)
      let header = BundleHeader(
        options: BundleOptions(), paths: [suite.folder.url.path], timelines: named.pieces,
        inputs: named.checksum, shard: nil)
      let bundle = try await ResultBundle(of: results, header)
      #expect(try ResultBundle(bundle.bytes, path: "a.bundle") == bundle)
      kinds.formUnion(bundle.records.map(\.kind))
    }
    let rest = Set(SuiteResult.Kind.allCases).subtracting(kinds)
    // One edge of a colour differs, and no pixel is as it was.
    #expect(rest == (channel == 0 ? [.tolerated] : []), "\(rest)")
  }
}

/// What is said of a renderer that changed follows from the run, or is contradicted by the rest.
@Suite struct BundleRendererTests {
  @Test(arguments: [
    (#""revision": \d+"#, #""revision": 9"#, "`result.renderer.revision` is not that of"),
    (#""changesLayout": true"#, #""changesLayout": false"#, "has a `renderer` that the rest"),
    (#""refusal": null"#, #""refusal": "no""#, "has a `renderer` that the rest"),
  ])
  func aChangeThatNobodySawIsRefused(key: String, value: String, words: String) async throws {
    let suite = try BundleSuite()
    try await suite.change()
    try await suite.addOtherKinds()
    let text = String(decoding: try await suite.bundle().bytes, as: UTF8.self)
    let start = try #require(text.range(of: #""result": "renderer-changed""#)).upperBound
    let member = try #require(text[start...].firstRange(of: try Regex(key)))
    let forged = text.replacingCharacters(in: member, with: value)
    let error = #expect(throws: LayoutAnimationError.self) {
      try ResultBundle(BundleFileTests.signed(forged), path: "a.bundle")
    }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}

extension BundleSuite {
  private func text(end: Double, color: String = "#007AFF", more: String = "") -> String {
    """
    { "version": 1, "framesPerSecond": 10, "canvas": { "width": 12, "height": 10 },
      "views": [{ "id": "box", "backgroundColor": "\(color)" }],
      "constraints": [
        "x: box.left == root.left", "box.top == root.top", "box.width == 4", "box.height == 4"
        \(more)
      ],
      "keyframes": [{
        "time": 0, "animation": { "duration": 0.4, "curve": "linear" },
        "changes": [{ "constraint": "x", "constant": \(end) }] }] }
    """
  }

  /// Pins timelines and changes them a little, in colour, in length and in their views, adds one with warnings,
  /// one that an earlier release drew differently, and two folders of frames.
  fileprivate func addOtherKinds() async throws {
    let changes = [
      "near": text(end: 6.5), "color": text(end: 6, color: "#107AFF"),
      "longer": text(end: 6).replacing("0.4", with: "0.7"),
      "tree": text(end: 6).replacing("[{ \"id\"", with: "[{ \"id\": \"other\" }, { \"id\""),
      "warned": text(end: 6, more: ", \"box.width == 5\""), "drawn": text(end: 6),
    ]
    for (name, changed) in changes {
      let earlier = name == "warned" ? changed : text(end: 6)
      let path = folder.path("\(name).json")
      try folder.write(earlier, to: "\(name).json")
      _ = try await PlannedTimeline(TimelineFile(path: path)).verify(recording: .all)
      try folder.write(changed, to: "\(name).json")
    }
    let pin = try folder.contents(of: "drawn.pinned")
    let other = String(decoding: pin, as: UTF8.self).replacing(
      try Regex(#""layout": "\w{64}""#), with: "\"layout\": \"\(SHA256Sum(of: []))\"")
    try Data(BundleFileTests.signed(other))
      .write(to: folder.url.appending(path: "drawn.pinned"))
    for name in ["whole", "part"] {
      let timeline = try PlannedTimeline(TimelineFile(path: folder.path("drawn.json")))
      _ = try await FrameRenderer(timeline, options: OutputOptions())
        .render(into: FrameDirectory(path: folder.path(name)))
    }
    try FileManager.default.removeItem(atPath: folder.path("part/frame_0002.png"))
  }

  /// The suite with the folders of frames.
  fileprivate func withFolders() throws -> TimelineSuite {
    try TimelineSuite(
      paths: [folder.url.path, folder.path("whole"), folder.path("part")], findsFrames: true)
  }
}
