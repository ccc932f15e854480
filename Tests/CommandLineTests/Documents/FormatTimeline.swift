import Foundation
import TestSupport

/// The timelines shown in the pictures of `Documentation/Format.md`.
enum FormatTimeline {
  static let folder = Checkout.root.appending(path: "Documentation/Format")

  static func names(withExtension suffix: String) throws -> [String] {
    try Checkout.files(in: folder).filter { $0.pathExtension == suffix }.map(\.lastPathComponent)
  }

  /// Whether the lines of a block occur in its file in one piece, apart from indentation.
  static func contains(_ block: MarkdownDocument.Block) throws -> Bool {
    let file = Checkout.root.appending(path: "Documentation/\(block.label ?? "")")
    let text = try String(contentsOf: file, encoding: .utf8)
    return ("\n" + text.withoutIndents).contains("\n" + block.text.withoutIndents)
  }
}
