import Foundation
import Testing

/// The table of `Documentation/Fidelity.md`: how much of Apple's own output the program reproduces.
///
/// Each test that compares with such output holds its row to the truth. With `RECORD_GOLDENS=1` it
/// writes the row. A folder of other rows of the same formats has other totals, and holds nothing.
package enum FidelityTable {
  /// A number of right ones of all of their kind.
  package struct Share: CustomStringConvertible {
    package var right: Int
    package var total: Int
    package var kind: String

    package init(right: Int, total: Int, kind: String) {
      (self.right, self.total, self.kind) = (right, total, kind)
    }

    package var description: String { "\(right) of \(total) \(kind)" }
  }

  private static let url = Checkout.root.appending(path: "Documentation/Fidelity.md")

  package static func hold(_ name: String, _ shares: Share...) throws { try hold(name, shares) }

  package static func hold(_ name: String, _ shares: [Share]) throws {
    let line = shares.map(\.description).joined(separator: ", ")
    print("FIDELITY \(name) \(line)")
    var lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = try #require(
      lines.firstIndex { $0.hasPrefix("|") && $0.contains("| `\(name)` |") },
      "Fidelity.md has no row for \(name)")
    var cells = lines[index].split(separator: "|", omittingEmptySubsequences: false)
      .map(String.init)
    try #require(cells.count == 6, "the row for \(name) has \(cells.count - 2) cells")
    let stated = cells[3].trimmingCharacters(in: .whitespaces)
    guard stated != line else { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      cells[3] = " \(line) "
      lines[index] = cells.joined(separator: "|")
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): look at the difference, then run again")
    } else if totals(in: stated) == shares.map(\.total) {
      Issue.record("Fidelity.md states \(stated) for \(name)")
    }
  }

  /// The numbers after "of".
  private static func totals(in text: String) -> [Int] {
    let words = text.split { $0 == " " || $0 == "," }
    return zip(words, words.dropFirst()).compactMap { $0 == "of" ? Int($1) : nil }
  }
}
