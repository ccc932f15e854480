import Foundation
import ImageCoding
import TestSupport
import Testing

/// What the README shows is done: its files are written, its commands run and its output compared,
/// in order, in an empty folder.
@Suite struct ReadmeTests {
  /// `script/demo` and the like build the package: `.ci/run` runs those from a clean checkout.
  private func isScript(_ block: Readme.Block) -> Bool { block.text.hasPrefix("script/") }

  private func canRun(_ block: Readme.Block) -> Bool {
    !block.text.contains("ffmpeg") || SystemProgram.ffmpeg.isInstalled(for: "a film of the README")
  }

  @Test func everyBlockDoesWhatItSays() throws {
    let layoutanim = try Layoutanim(samples: false)
    for block in try Readme().blocks where !isScript(block) && canRun(block) {
      switch block.language {
      case "json":
        let file = try #require(block.file)
        try block.text.write(
          to: layoutanim.folder.url.appending(path: file), atomically: true, encoding: .utf8)
      case "sh":
        let run = try layoutanim.shell(block.text)
        #expect(run.status == 0, "\(block.text)\(run.errors)")
      case "console":
        try compare(block.text, layoutanim)
      case "swift":
        // A test of the library compiles and runs what stands there.
        let page = try Readme("Documentation/Library.md").blocks.map(\.text)
        #expect(page.contains(block.text))
      case "yaml":
        try runSteps(of: block.text, layoutanim)
      default:
        #expect(block.language == "text")
      }
    }
    #expect(layoutanim.folder.names().contains("half-way.png"))
    #expect(
      layoutanim.folder.names().contains("yellow-blue.mp4") == SystemProgram.ffmpeg.isInstalled)
    #expect(
      FileManager.default.fileExists(atPath: layoutanim.folder.path("out/frame_0075.png")))
    #expect(
      !FileManager.default.fileExists(atPath: layoutanim.folder.path("out/frame_0076.png")))
    try comparePictures(layoutanim)
  }

  /// The pictures that the README shows are those that its commands have made, pixel by pixel: the
  /// files may differ with the release of zlib.
  private func comparePictures(_ layoutanim: borrowing Layoutanim) throws {
    let pictures = ["Documentation/yellow-blue.apng", "Documentation/yellow-blue-sheet.png"]
    // A browser has made the third one, and another test looks at that.
    #expect(try Readme().pictures == pictures + ["Documentation/review.png"])
    for picture in pictures {
      let shown = try Data(contentsOf: Checkout.root.appending(path: picture))
      let made = try layoutanim.folder.contents(of: String(picture.dropFirst(14)))
      #expect(try Self.pixels(of: shown) == Self.pixels(of: made), "\(picture)")
    }
  }

  /// Of every frame, with the time that it is shown if there are several.
  private static func pixels(of file: Data) throws -> [[UInt8]] {
    let decode = { (bytes: [UInt8]) in try PNGDecoder().decode(bytes).bytes }
    guard let animation = AnimatedPNGFrames(reading: Array(file)) else {
      return [try decode(Array(file))]
    }
    let times = animation.frames.map {
      [UInt8($0.delayNumerator & 0xFF), UInt8($0.delayDenominator & 0xFF)]
    }
    return try animation.pictures(decode) + times
  }

  /// What a workflow runs; its scripts are run by `.ci/run`.
  private func runSteps(of workflow: String, _ layoutanim: borrowing Layoutanim) throws {
    let steps = workflow.components(separatedBy: "- run: ").dropFirst().map(\.trimmed)
    #expect(steps.count == 2 && steps[0] == ".layoutanim/script/install")
    for step in steps.dropFirst() {
      let run = try layoutanim.shell(step)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }

  /// The first line is the command; below stands all that it says, but for the closing count.
  private func compare(_ text: String, _ layoutanim: borrowing Layoutanim) throws {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let run = try layoutanim.shell(String(lines[0].dropFirst(2)))
    #expect(run.output.trimmed == String(lines[1]).trimmed, "\(run.errors)")
  }

  @Test func everyScriptOfTheReadmeIsRunWhenAChangeIsChecked() throws {
    let checks = try String(
      contentsOf: Checkout.root.appending(path: ".ci/run"), encoding: .utf8)
    let scripts = try Readme().blocks.filter(isScript).map(\.text.trimmed)
    #expect(scripts == ["script/demo", "script/test"])
    for script in scripts { #expect(checks.contains("\n\(script)\n"), "\(script)") }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
