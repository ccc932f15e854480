import Foundation
import TestSupport

/// Checks that the Swift code of the documents occurs in a compiled file, line by line apart from
/// indentation.
enum CompiledCode {
  private static let example = "Examples/PinnedTransition"

  private static let files = [
    "Tests/LayoutAnimationTests/LibraryDocumentationTests.swift",
    "Tests/LayoutAnimationTests/CatalogueTests.swift",
    "Tests/RunningAppTests/DocumentedUse.swift",
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
