import Foundation
import TestSupport
import Testing

/// Lines to add to files, as a diff without line numbers: `+++ FILE` starts the lines of a file,
/// and `@@` skips a part of it.
struct WorkedExample {
  /// The context lines, which each file must contain consecutively; the added lines are omitted.
  private var hunks: [(file: String, lines: [String])] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("+++ ") {
        hunks.append((String(line.dropFirst(4)), []))
      } else if line == "@@", let file = hunks.last?.file {
        hunks.append((file, []))
      } else if !line.hasPrefix("+"), !hunks.isEmpty {
        hunks[hunks.count - 1].lines.append(String(line.dropFirst()))
      }
    }
  }

  /// A file without context lines is a new one.
  func check(_ place: String) throws {
    #expect(!hunks.isEmpty, "\(place)")
    for (file, lines) in hunks {
      let url = Checkout.root.appending(path: file)
      let isNew = lines.isEmpty
      #expect(FileManager.default.fileExists(atPath: url.path) != isNew, "\(place): \(file)")
      if isNew { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      let piece = lines.joined(separator: "\n")
      #expect(("\n" + text).contains("\n" + piece + "\n"), "\(place): \(file) has no\n\(piece)")
    }
  }
}
