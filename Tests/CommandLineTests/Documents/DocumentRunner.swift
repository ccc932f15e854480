import Foundation
import TestSupport
import Testing

/// Executes the code blocks of a document in a folder.
struct DocumentRunner: ~Copyable {
  private let document: MarkdownDocument
  private let layoutanim: Layoutanim

  /// The folder contains the timelines of the README, which the other documents also use.
  init(_ document: MarkdownDocument) throws {
    let layoutanim = try Layoutanim(samples: false)
    for block in try MarkdownDocument("README.md").blocks where block.language == "json" {
      try layoutanim.folder.write(block.text, to: #require(block.label))
    }
    self.document = document
    self.layoutanim = layoutanim
  }

  func run(_ block: MarkdownDocument.Block, _ kind: BlockKind, _ place: String) throws {
    switch kind {
    case .json where block.label?.hasPrefix("Format/") == true:
      #expect(try FormatTimeline.contains(block), "\(place): not in \(block.label ?? "")")
    case .json, .xml: try write(block, place)
    case .sh where block.label == "checkout": try CheckoutCommands(block.text).check(place)
    case .sh where ["archive", "farm"].contains(block.label): break
    case .sh where canRun(block):
      let run = try layoutanim.shell(block.text)
      #expect(run.status == 0, "\(place)\n\(run.errors)")
    case .sh: break
    case .console: try compare(block.text, place)
    case .swift: #expect(try CompiledCode.contains(block.text), "\(place): not compiled")
    case .yaml: try runSteps(of: block.text, place)
    case .diff: try WorkedExample(block.text).check(place)
    case .text: break
    }
  }

  private func canRun(_ block: MarkdownDocument.Block) -> Bool {
    !block.text.contains("ffmpeg")
      || SystemProgram.ffmpeg.isInstalled(for: "\(document.path):\(block.line)")
  }

  private func write(_ block: MarkdownDocument.Block, _ place: String) throws {
    let file = try #require(block.label, "\(place): name the file after the language")
    try layoutanim.folder.write(block.text, to: file)
  }

  /// The first line is the command, followed by its whole output.
  private func compare(_ text: String, _ place: String) throws {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let run = try layoutanim.shell(String(lines[0].dropFirst(2)))
    #expect(run.output.trimmed == String(lines[1]).trimmed, "\(place)\n\(run.errors)")
  }

  /// Runs the steps of a workflow or job that are commands of this program.
  private func runSteps(of workflow: String, _ place: String) throws {
    for step in workflow.matches(of: /- (?:run: )?(layoutanim .*)/) {
      let run = try layoutanim.shell(String(step.1))
      #expect(run.status == 0, "\(place)\n\(run.output)\(run.errors)")
    }
  }
}

extension DocumentRunner {
  /// The files that the commands of a document must create in its folder.
  private static let files = [
    "README.md": ["half-way.png", "out/frame_0075.png", "edited.html"],
    "Documentation/Commands.md": ["frames/frames.framehash", "screens.png", "form.json"],
  ]

  /// Checks that the files exist, and compares the pictures in the document with the created ones,
  /// pixel by pixel, because the bytes may differ between versions of zlib.
  func compareFiles() throws {
    for file in Self.files[document.path] ?? [] {
      #expect(FileManager.default.fileExists(atPath: layoutanim.folder.path(file)), "\(file)")
    }
    guard document.path == "README.md" else { return }
    #expect(!layoutanim.folder.names(in: "out").contains("frame_0076.png"))
    for picture in ["yellow-blue.apng", "yellow-blue-sheet.png"] {
      let shown = try Data(contentsOf: Checkout.root.appending(path: "Documentation/\(picture)"))
      let made = try layoutanim.folder.contents(of: picture)
      #expect(try PicturePixels(of: shown) == PicturePixels(of: made), "\(picture)")
    }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
