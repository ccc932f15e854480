import FileAccess

/// A pin without its timeline, or without the variant of it.
package struct OrphanedPin: Hashable, Sendable {
  private enum Loss: Hashable, Sendable {
    case timeline
    case variant(String, of: String)
  }

  private let loss: Loss

  /// - Parameter path: of the pin.
  package init(path: String) {
    self.init(path: path) { (try? FileSystem.exists($0)) == true }
  }

  /// - Parameter exists: whether there is such a file.
  package init(path: String, exists: (String) -> Bool) {
    let stem = path.dropLast(Pin.suffix.count)
    guard let point = stem.lastIndex(of: "."), !stem[point...].contains("/") else {
      loss = .timeline
      return
    }
    let file = String(stem[..<point]) + ".json"
    loss = exists(file) ? .variant(String(stem[stem.index(after: point)...]), of: file) : .timeline
  }

  /// What is missing.
  package var reason: String {
    switch loss {
    case .timeline: "its timeline is missing"
    case .variant(let name, let file): "`\(file)` has no variant `\(name)`"
    }
  }

  /// What is missing, and what to do.
  package var words: String { "\(reason); \(advice)" }

  private var advice: String {
    switch loss {
    case .timeline: "restore it, or remove the pin"
    case .variant: "rename the pin with the variant, or remove it"
    }
  }
}
