import Foundation
import TestSupport
import Testing

/// `--generate-completion-script`.
@Suite struct CompletionTests {
  private static let shells: [SystemProgram] = [.bash, .zsh, .fish]

  @Test(arguments: shells)
  fileprivate func everyShellHasAScriptThatParses(shell: SystemProgram) throws {
    let layoutanim = try Layoutanim(samples: false)
    let run = try layoutanim.run(["--generate-completion-script", shell.rawValue])
    #expect(run.status == 0)
    #expect(run.output.contains("layoutanim"))
    #expect(run.errors == "")
    guard shell.isInstalled(for: "reading the completions") else { return }
    try layoutanim.folder.write(run.output, to: "script")
    let parsed = try layoutanim.shell("\(shell.rawValue) -n script")
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test(
    .needs(.bash),
    arguments: [
      (["ren"], ["render"]),
      (["rep"], ["report"]),
      (["expo"], ["export"]),
      (["export", "--sw"], ["--swift"]),
      (["s"], ["schema", "sheet", "states", "still", "sweep"]),
      (["render", "--pat"], ["--pattern"]),
      (["render", "--fr"], ["--frames"]),
      (["render", "--start"], ["--start-number"]),
      (["render", "--scale", ""], ["1", "2", "3"]),
      (["render", "--edges", ""], ["coregraphics", "device", "exact"]),
      (["render", "--hash", ""], ["sha256"]),
      (["still", "--scale", ""], ["1", "2", "3"]),
      (["inspect", "--scale", ""], ["1", "2", "3"]),
      (["check", "--fail-on", ""], ["error", "never", "note", "warning"]),
      (["check", "--message-format", ""], ["concise", "full", "github", "json"]),
      (
        ["verify", "--message-format", ""],
        ["concise", "full", "github", "json", "junit", "markdown", "sarif"]
      ),
      (["sweep", "--sizes", "ipad-m"], ["ipad-mini"]),
      (["render", "sl"], ["sliding.json"]),
      (["still", "sl"], ["sliding.json"]),
      (["sheet", "sl"], ["sliding.json"]),
      (["report", "sl"], ["sliding.json"]),
      (["check", "sl"], ["sliding.json"]),
      (["inspect", "sl"], ["sliding.json"]),
      (["explain", "sl"], ["sliding.json"]),
      (["sweep", "sl"], ["sliding.json"]),
      (["sweep", "sliding.json", "-o", "sl"], ["slide.png", "slides"]),
      (["dif"], ["diff"]),
      (["diff", "sliding.json", "-o", "sl"], ["slides"]),
      (["render", "sliding.json", "-o", "sl"], ["slides"]),
      (["render", "sliding.json", "--output", "sl"], ["slides"]),
      (["still", "sliding.json", "-o", "sl"], ["slide.png", "slides"]),
      (["sheet", "sliding.json", "-o", "sl"], ["slide.png", "slides"]),
    ])
  func bashOffersWhatFits(words: [String], offers: [String]) throws {
    let layoutanim = try Layoutanim()
    try FileManager.default.createDirectory(
      at: layoutanim.folder.url.appending(path: "slides"), withIntermediateDirectories: true)
    for name in ["slide.txt", "slide.png"] { try layoutanim.folder.write("", to: name) }
    let run = try layoutanim.shell(
      """
      layoutanim --generate-completion-script bash > script
      bash -c '
        source ./script
        COMP_WORDS=(layoutanim "$@")
        COMP_CWORD=$#
        COMP_LINE="${COMP_WORDS[*]}"
        COMP_POINT=${#COMP_LINE}
        _layoutanim layoutanim "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        printf "%s\\n" "${COMPREPLY[@]}"
      ' bash \(words.map { "'\($0)'" }.joined(separator: " "))
      """)
    // Folders are completed too, because files may be inside them.
    let found = Set(run.output.split(separator: "\n").map(String.init))
    #expect(
      found.subtracting(["slides"]).sorted() == offers.filter { $0 != "slides" }, "\(run.errors)")
    #expect(!offers.contains("slides") || found.contains("slides"))
  }
}
