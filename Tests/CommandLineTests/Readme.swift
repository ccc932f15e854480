import Foundation
import TestSupport

/// The code blocks of the README, or of another text, in order.
struct Readme {
  struct Block {
    /// What follows the opening fence, as in `json yellow-blue.json`.
    var language: String
    var file: String?
    var text: String
  }

  var blocks: [Block] = []
  /// The files of the pictures that it shows.
  var pictures: [String] = []

  init(_ path: String = "README.md") throws {
    let url = Checkout.root.appending(path: path)
    var open: Block?
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Self.block(line.dropFirst(3)) : nil
      } else if open == nil, line.hasPrefix("<img src=") {
        pictures.append(String(line.split(separator: "\"")[1]))
      } else {
        open?.text += line + "\n"
      }
    }
  }

  private static func block(_ fence: Substring) -> Block {
    let words = fence.split(separator: " ")
    return Block(
      language: words.first.map(String.init) ?? "",
      file: words.count > 1 ? String(words[1]) : nil, text: "")
  }
}
