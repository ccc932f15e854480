import Foundation
import LayoutAnimation
import TestSupport

/// The pixel revision under which the goldens of each timeline were recorded.
struct PixelRevisions {
  struct Entry: Hashable {
    var revision: Int
    var timeline: SHA256Sum
    /// The checksum of the layout table and the digests.
    var goldens: SHA256Sum
  }

  /// A golden changed although neither its timeline nor the revision did.
  struct Unraised: Error, Hashable {
    var name: String
  }

  private(set) var entries: [String: Entry] = [:]

  init() {}

  init?(parsing text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let revision = Int(fields[1]),
        let timeline = SHA256Sum(String(fields[2])), let goldens = SHA256Sum(String(fields[3]))
      else { return nil }
      entries[String(fields[0])] = Entry(revision: revision, timeline: timeline, goldens: goldens)
    }
  }

  /// One line per timeline: its name, the revision, and both checksums.
  var text: String {
    entries.sorted { $0.key < $1.key }.map { name, entry in
      "\(name) \(entry.revision) \(entry.timeline) \(entry.goldens)\n"
    }.joined()
  }

  /// - Throws: `Unraised` if the goldens changed but neither the timeline nor the revision did.
  mutating func record(
    _ name: String, timeline: SHA256Sum, goldens: SHA256Sum, revision: Int
  ) throws(Unraised) {
    let entry = Entry(revision: revision, timeline: timeline, goldens: goldens)
    if let old = entries[name], old.timeline == timeline {
      if old.goldens == goldens { return }
      if old.revision >= revision { throw Unraised(name: name) }
    }
    entries[name] = entry
  }
}

extension PixelRevisions {
  static let file = Checkout.root.appending(path: "Tests/GoldenTests/PixelRevisions.txt")
}
