import Foundation
import TestSupport
import Testing

/// What the documents show is done: their files are written, their commands run and the output
/// compared, in order, in a folder of their own.
@Suite struct DocumentBlockTests {
  /// The README of the example is followed by `PinnedTransitionTests`.
  static let paths = ((try? MarkdownDocument.paths()) ?? []).filter { !$0.hasPrefix("Examples/") }

  @Test(arguments: paths)
  func everyBlockDoesWhatItSays(path: String) throws {
    let document = try MarkdownDocument(path)
    let runner = try DocumentRunner(document)
    for block in document.blocks {
      let place = "\(path):\(block.line)"
      let kind = try #require(
        BlockKind(rawValue: block.language), "\(place): a block in `\(block.language)`")
      try runner.run(block, kind, place)
    }
    try runner.compareFiles()
  }

  @Test func textIsShownOnlyWhereThereIsAReason() throws {
    let withText = try Self.paths.filter {
      try MarkdownDocument($0).blocks.contains { $0.language == BlockKind.text.rawValue }
    }
    #expect(withText.sorted() == BlockKind.documentsWithText.keys.sorted())
  }

  @Test func theExampleHasNothingButCommands() throws {
    let blocks = try MarkdownDocument("Examples/PinnedTransition/README.md").blocks
    #expect(Set(blocks.map(\.language)) == ["sh"])
  }
}

/// The kinds of code blocks, by the language after the fence.
enum BlockKind: String {
  /// A file, which the label names, or a piece of one in `Documentation/Format`.
  case json
  /// Commands that succeed. With the label `checkout` they build or test this package, and are
  /// checked by name only: a test that builds would wait for itself.
  case sh
  /// A command after `$ ` and all that it prints to standard output.
  case console
  /// Lines that stand in a file that is compiled.
  case swift
  /// A workflow, whose steps are run.
  case yaml
  /// Lines to add to files of the repository, which must have the lines around them. Building them
  /// would take minutes.
  case diff
  /// Not executed: neither input nor output of a program.
  case text

  /// The documents that may have blocks of `text`, and why nothing executes them.
  static let documentsWithText = [
    "Documentation/Architecture.md": "the modules, a drawing",
    "Documentation/Format.md": "the grammar of equations",
    "Documentation/Library.md": "an error, which LibraryDocumentationTests compares",
    "Documentation/Solver.md": "steps of the solver, which SolverDocumentTests compares",
    "Sources/LayoutAnimation/LayoutAnimation.docc/ABannerStepByStep.md":
      "an explanation and a verdict, which CatalogueTests compares",
  ]
}
