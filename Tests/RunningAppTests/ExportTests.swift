import Foundation
import Planning
import Reporting
import SwiftExport
import TestSupport
import Testing
import TimelineModel

@Suite struct ExportTests {
  /// All files at once, because each start of the compiler takes most of its time.
  @Test func everyTimelineIsTypeCheckedAgainstTheDeclarationsOfUIKit() throws {
    guard let compiler = Self.searchPath.first(where: FileManager.default.isExecutableFile) else {
      print("SKIPPED: no swiftc, so that no exported code is type-checked")
      return
    }
    let modules = try BuiltBinary(named: "layoutanim").url.deletingLastPathComponent()
      .appending(path: "Modules")
    guard FileManager.default.fileExists(atPath: modules.appending(path: "UIKit.swiftmodule").path)
    else {
      print("SKIPPED: no module of UIKit's declarations in \(modules.lastPathComponent)")
      return
    }
    let folder = try TemporaryFolder()
    var files: [String] = []
    for timeline in try Checkout.timelines() where try Self.isExported(timeline) {
      let name = timeline.deletingPathExtension().lastPathComponent + ".swift"
      try folder.write(SwiftExport(TimelineFile(path: timeline.path)).text, to: name)
      files.append(folder.path(name))
    }
    #expect(files.count > 30)
    let run = try Self.run(
      compiler, ["-typecheck", "-swift-version", "6", "-I", modules.path] + files)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output == "")
    try folder.write("import UIKit\nlet number: Int = UIView.noIntrinsicMetric", to: "wrong.swift")
    let wrong = try Self.run(
      compiler, ["-typecheck", "-I", modules.path, folder.path("wrong.swift")])
    #expect(wrong.status != 0)
  }

  /// Events of animators are refused.
  private static func isExported(_ timeline: URL) throws -> Bool {
    let file = try TimelineFile(path: timeline.path)
    return !file.timeline.keyframes.contains { $0.event != nil }
  }

  private static var searchPath: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { $0 + "/swiftc" }
  }

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func theSameTimelineGivesTheSameBytes() throws {
    let path = Checkout.root.appending(path: "Tests/RunningAppTests/everything.json").path
    let texts = try (0..<3).map { _ in try SwiftExport(TimelineFile(path: path)).text }
    #expect(Set(texts).count == 1)
  }

  private func export(_ members: String, path: String = "a.json") throws -> String {
    let text = #"{"version": 1, "canvas": {"width": 100, "height": 100}, \#(members)}"#
    return try SwiftExport(TimelineFile(contents: Array(text.utf8), path: path)).text
  }

  private static func moving(_ animation: String) -> String {
    #"""
    "views": [{"id": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}],
    "keyframes": [{"time": 0, "animation": \#(animation), "changes": [
      {"view": "a", "center": {"x": 50, "y": 50}}]}]
    """#
  }

  @Test(arguments: [
    (moving(#"{"duration": 1, "curve": "steps(4, jump-end)"}"#), "no curve of steps or points"),
    (moving(#"{"duration": 1, "curve": "linear(0, 0.5 20%, 1)"}"#), "no curve of steps or points"),
    (
      moving(#"{"duration": 1, "curve": [0.1, 0, 0.2, 1], "repeatCount": 2}"#),
      "does not repeat animations"
    ),
    (
      moving(#"{"duration": 0.2, "spring": {"bounce": 0.3, "duration": 0.5}}"#),
      "does not cut a spring"
    ),
    (
      moving(#"{"duration": 0.2, "spring": {"mass": 1, "stiffness": 90, "damping": 9}}"#),
      "does not cut a spring"
    ),
    (#""views": [{"id": "a", "firstBaselineOffset": 3}]"#, "baselines at its edges"),
  ])
  func whatUIKitCannotBeAskedForIsAnErrorWithItsPlace(members: String, words: String) {
    do {
      _ = try export(members)
      Issue.record("exported: \(members)")
    } catch {
      let error = error as? LayoutAnimationError
      #expect(error?.code == .invalidTimeline)
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
      #expect(error?.description.contains("--> a.json:") == true)
    }
  }

  @Test(arguments: [
    (#""compatibility": "iOS7""#, "behaves as since iOS 8"),
    (#""framesPerSecond": 24"#, "\"framesPerSecond\": 24 is not used"),
    (#""views": [{"id": "a", "text": "b"}]"#, "San Francisco"),
    (#""views": [{"id": "a", "text": {"string": "b", "lines": 0}}]"#, "The size of a is that"),
    (
      #""views": [{"id": "a", "text": "b", "gradient": {"colors": ["red", "blue"]}}]"#,
      "The gradient of a is not shown"
    ),
    (
      #""views": [{"id": "a"}, {"id": "b"}], "constraints": ["b.top == a.frameLayoutGuide.top"]"#,
      "a is no scroll view"
    ),
  ])
  func whatIsShownDifferentlyIsListed(members: String, words: String) throws {
    let head = try export(members).components(separatedBy: "import UIKit")[0]
    #expect(head.contains(words), "\(head)")
    #expect(head.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
  }

  @Test func aTimelineThatUIKitShowsAsItIsHasNoList() throws {
    #expect(try !export(#""views": [{"id": "a"}]"#).contains("What UIKit shows differently"))
  }

  /// No text of a timeline ends a comment or a string of the code.
  @Test func hostileTextsStayTexts() throws {
    let text = try export(
      #""name": "a\n*/ \" evil()", "views": [{"id": "a", "text": "\\(evil())\"\"\"\u0007\n"}]"#,
      path: "b\nevil().json")
    let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") && !$0.contains("///") }
    #expect(code.filter { $0.contains("evil()") && !$0.contains("\"") } == [])
    #expect(text.contains(#"aView.text = "\\(evil())\"\"\"\u{7}\n""#), "\(text)")
    #expect(!text.contains("\nevil()"))
  }

  @Test func namesDoNotCollide() throws {
    let text = try export(
      #"""
      "views": [{"id": "self"}, {"id": "init", "layoutGuides": [{"id": "a"}]}, {"id": "a_"}],
      "constraints": ["a: self.edges == root.edges", "a_0: a.top == root.top"]
      """#)
    for name in ["selfView", "initView", "aGuide", "a_0Constraint", "a_0Constraint2"] {
      #expect(
        text.contains(" \(name) =") || text.contains(" \(name): "), "\(name)")
    }
  }
}
