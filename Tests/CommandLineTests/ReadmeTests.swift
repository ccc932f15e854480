import Foundation
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
  }

  /// The first line is the command; below stands all that it says, but for the closing count.
  private func compare(_ text: String, _ layoutanim: borrowing Layoutanim) throws {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let run = try layoutanim.shell(String(lines[0].dropFirst(2)))
    #expect(run.output.trimmed == String(lines[1]).trimmed)
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
