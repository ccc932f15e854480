package import Foundation

/// A document of the repository: its code blocks, links and images, in order.
package struct MarkdownDocument: Sendable {
  package struct Block: Hashable, Sendable {
    /// The first word after the opening fence, such as `json` in `json yellow-blue.json`.
    package var language: String
    /// The second word: the name of a file, or the kind of block among those of its language.
    package var label: String?
    package var text: String
    /// The line of the opening fence, counted from 1.
    package var line: Int
  }

  /// Relative to the checkout.
  package let path: String
  package let text: String
  package private(set) var blocks: [Block] = []
  /// The lines that are not in code blocks.
  package private(set) var prose: [String] = []

  package init(_ path: String) throws {
    let file = Checkout.root.appending(path: path)
    self.init(path, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// A document with a different text at the same path, such as a damaged copy.
  package init(_ path: String, text: String) {
    self.path = path
    self.text = text
    var open: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Self.block(line.dropFirst(3), at: index + 1) : nil
      } else if open == nil {
        prose.append(line)
      } else {
        open?.text += line + "\n"
      }
    }
  }

  private static func block(_ fence: Substring, at line: Int) -> Block {
    let words = fence.split(separator: " ").map(String.init)
    return Block(
      language: words.first ?? "", label: words.dropFirst().first, text: "", line: line)
  }
}

extension MarkdownDocument {
  /// The folder that the document's links are relative to.
  package var folder: URL { Checkout.root.appending(path: path).deletingLastPathComponent() }

  /// The targets of links and images in Markdown and of images in HTML.
  package var links: [String] {
    prose.joined(separator: "\n")
      .matches(of: /\]\(([^)\s]+)\)|<img\s+src="([^"]+)"/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
  }

  package var pictures: [String] {
    prose.joined(separator: "\n").matches(of: /<img\s+src="([^"]+)"/).map { String($0.1) }
  }

  /// The anchors that GitHub gives to the headings: lower-case words joined by hyphens.
  package var anchors: Set<String> {
    Set(
      prose.filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
      })
  }
}

extension MarkdownDocument {
  private static let folders = [
    "", "Documentation", "Output", "Examples/PinnedTransition",
    "Sources/LayoutAnimation/LayoutAnimation.docc",
  ]

  /// Every document of the repository, as paths relative to the checkout.
  package static func paths() throws -> [String] {
    try folders.flatMap { folder in
      try Checkout.files(in: Checkout.root.appending(path: folder))
        .filter { $0.pathExtension == "md" }
        .map { folder.isEmpty ? $0.lastPathComponent : "\(folder)/\($0.lastPathComponent)" }
    }
  }
}
