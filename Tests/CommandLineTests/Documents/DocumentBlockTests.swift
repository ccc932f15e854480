import Foundation
import TestSupport
import Testing

/// Executes the documents: writes their files, runs their commands and compares the output, in
/// order, in a temporary folder.
@Suite struct DocumentBlockTests {
  /// `PinnedTransitionTests` executes the README of the example.
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

  @Test func releasesAreInstalledOnlyWhereItIsTried() throws {
    let installing = try Self.paths.filter {
      try MarkdownDocument($0).blocks.contains { $0.label == "archive" }
    }
    let script = Checkout.root.appending(path: "script/try-release")
    #expect(installing == ["Documentation/Install.md"])
    #expect(try String(contentsOf: script, encoding: .utf8).contains("\"\(installing[0])\""))
  }

  @Test func theExampleHasNothingButCommands() throws {
    let blocks = try MarkdownDocument("Examples/PinnedTransition/README.md").blocks
    #expect(Set(blocks.map(\.language)) == ["sh"])
  }
}

/// The kinds of code blocks, by the language after the opening fence.
enum BlockKind: String {
  /// A file, named by the label, or a part of one in `Documentation/Format`.
  case json
  /// A file of Interface Builder, named by the label.
  case xml
  /// Commands that succeed. Those labelled `checkout` build or test this package. Only the names in
  /// them are checked, because a nested build would wait for the one that is running. Those labelled
  /// `archive` install a release, and `script/try-release` runs them. Those labelled `farm` need a farm, and
  /// `script/try-farms` runs what they run.
  case sh
  /// A command after `$ `, followed by its whole standard output.
  case console
  /// Lines that occur in a compiled file.
  case swift
  /// A CI workflow, whose steps are run.
  case yaml
  /// Lines to add to files of the repository, with existing lines as context. They are not built,
  /// because that would take minutes.
  case diff
  /// Not executed: neither the input nor the output of a program.
  case text

  /// The documents that may contain `text` blocks, and the reason why these are not executed.
  static let documentsWithText = [
    "Documentation/Architecture.md": "the modules, a drawing",
    "Documentation/Format.md": "the grammar of equations",
    "Documentation/Library.md": "an error, which LibraryDocumentationTests compares",
    "Documentation/Solver.md": "steps of the solver, which SolverDocumentTests compares",
    "Sources/LayoutAnimation/LayoutAnimation.docc/ABannerStepByStep.md":
      "an explanation and a verdict, which CatalogueTests compares",
  ]
}
