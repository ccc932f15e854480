import Foundation
import LayoutAnimation
import Raster
import TestSupport
import Testing

@testable import ReviewPage

/// Tests the page's scripts in Node.js: they can be parsed, and pass the tests in
/// `Tests/PageScripts`.
@Suite(.needsNodeJS) struct PageScriptTests {
  private static let scripts = Checkout.root.appending(path: "Sources/ReviewPage/Page")
  private static let tests = Checkout.root.appending(path: "Tests/PageScripts")

  private static func files(_ pathExtension: String) throws -> [URL] {
    try Checkout.files(in: scripts).filter { $0.pathExtension == pathExtension }
  }

  @Test(arguments: [("css", PageFiles.styles), ("js", PageFiles.scripts)])
  func everyFileIsPartOfThePage(pathExtension: String, part: HTML) throws {
    let texts = try Self.files(pathExtension).map { try Data(contentsOf: $0) }
    // As bytes: comparing characters takes seconds in a debug build.
    let page = Data(part.source.utf8)
    for text in texts { #expect(page.range(of: text) != nil) }
    // With a line break between two files.
    #expect(page.count == texts.reduce(-1) { $0 + $1.count + 1 })
  }

  @Test func everyScriptParses() throws {
    for file in try Self.files("js") {
      let run = try NodeJS.run(["--check", file.path])
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func aScriptWithAMistakeDoesNotParse() throws {
    let folder = try TemporaryFolder()
    try folder.write("const one = ;\n", to: "mistaken.js")
    #expect(try NodeJS.run(["--check", folder.path("mistaken.js")]).status != 0)
  }

  @Test func theScriptsPassTheirTests() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.renderedFrames(), to: "frames.json")
    let files = try Checkout.files(in: Self.tests).map(\.path)
      .filter { $0.hasSuffix(".test.mjs") }
    #expect(!files.isEmpty)
    let run = try NodeJS.run(
      ["--test"] + files, environment: ["LAYOUTANIM_PAGE_FRAMES": folder.path("frames.json")])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("pass "), "\(run.output)")
    #expect(run.output.contains("skipped 0"), "\(run.output)")
  }

  /// The first frame of every example, the last and two in between, in the form that
  /// `frames.test.mjs` reads.
  private static func renderedFrames() throws -> String {
    let options = try PlanOptions(scale: 1)
    let examples = try Checkout.timelines().map { url in
      try example(PlannedTimeline(path: url.path, options: options), url.lastPathComponent)
    }
    try #require(!examples.isEmpty)
    let turning = DrawingTests.fading.replacingOccurrences(
      of: "\"alpha\": 0.9", with: "\"transform\": {\"rotation\": 30}")
    let small = try [DrawingTests.fading, turning].map { json in
      try example(PlannedTimeline(json: json), "a small timeline")
    }
    let edges = try PlanOptions.Edges.allCases.map { edges in
      let options = try PlanOptions(scale: 3, edges: edges)
      let timeline = try PlannedTimeline(json: DrawingTests.shrinking, options: options)
      return try example(timeline, "edges: \(edges)")
    }
    let texts = try PlanOptions.Edges.allCases.map { edges in
      let options = try PlanOptions(scale: 2, edges: edges)
      let timeline = try PlannedTimeline(json: DrawingTests.texts, options: options)
      return try example(timeline, "texts: \(edges)")
    }
    let shadows = try PlanOptions.Edges.allCases.map { edges in
      let options = try PlanOptions(scale: 2, edges: edges)
      let timeline = try PlannedTimeline(json: DrawingTests.shadows, options: options)
      return try example(timeline, "shadows: \(edges)")
    }
    let layers = try PlanOptions.Edges.allCases.flatMap { edges in
      try [1, 2].map { scale in
        let options = try PlanOptions(scale: scale, edges: edges)
        let timeline = try PlannedTimeline(json: DrawingTests.layers, options: options)
        return try example(timeline, "layers: \(edges) \(scale)")
      }
    }
    return "[" + (examples + small + edges + layers + texts + shadows).joined(separator: ",") + "]"
  }

  private static func example(_ timeline: PlannedTimeline, _ name: String) throws -> String {
    let last = timeline.frameCount - 1
    let frames = (0...3).map { part in
      let frame = last * part / 3
      var digest = PixelDigest()
      digest.append(timeline.frames[frame].pixels)
      return "[\(frame),\(digest.value)]"
    }
    return "{\"name\":\"\(name)\",\"version\":\(try Version(timeline).json.text),"
      + "\"frames\":[\(frames.joined(separator: ","))]}"
  }
}
