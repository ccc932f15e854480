import Foundation
import TestSupport
import Testing

/// Lines to add to files, as a diff without line numbers: `+++ FILE` begins the lines of a file, and
/// `@@` skips some of it.
struct WorkedExample {
  /// The lines that a file must have, one after the other, with those that are added left out.
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

  /// A file without lines of its own is a new one.
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
