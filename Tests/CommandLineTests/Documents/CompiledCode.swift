import Foundation
import TestSupport

/// The Swift of the documents stands, line by line and but for indents, in a file that is compiled.
enum CompiledCode {
  private static let example = "Examples/PinnedTransition"

  private static let files = [
    "Tests/LayoutAnimationTests/LibraryDocumentationTests.swift",
    "Tests/LayoutAnimationTests/CatalogueTests.swift",
    "\(example)/Package.swift", "\(example)/Tests/PinnedTransitionTests/ToastTests.swift",
  ]

  static func contains(_ piece: String) throws -> Bool {
    try files.contains { file in
      let text = try String(contentsOf: Checkout.root.appending(path: file), encoding: .utf8)
      return ("\n" + text.withoutIndents).contains("\n" + piece.withoutIndents)
    }
  }
}

extension String {
  var withoutIndents: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
