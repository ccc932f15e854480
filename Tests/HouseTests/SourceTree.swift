import Foundation
import TestSupport

/// The Swift files of a `Sources` folder, by target.
struct SourceTree {
  struct File {
    var target: String
    /// Relative to `Sources`.
    var path: String
    var lines: [String]
  }

  static let sources = Checkout.root.appending(path: "Sources")
  /// That of this checkout, read once for all tests.
  static let checkout = Result { try SourceTree(sources) }

  var files: [File]

  init(files: [File]) { self.files = files }

  init(_ sources: URL) throws {
    let base = sources.resolvingSymlinksInPath().path + "/"
    let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let urls = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    files = try urls.map { url in
      let path = String(url.resolvingSymlinksInPath().path.dropFirst(base.count))
      let text = try String(contentsOf: url, encoding: .utf8)
      return File(
        target: String(path.prefix { $0 != "/" }), path: path,
        lines: text.components(separatedBy: "\n"))
    }.sorted { $0.path < $1.path }
  }
}

extension SourceTree.File {
  /// The modules that the file imports, with any access level.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      // The command `layoutanim import` is in examples.
      let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        keyword == 0 || keyword == 1 && levels.contains(words[0])
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "enum", "class", "func", "protocol", "typealias", "var",
      ]
      let name = kinds.contains(words[keyword + 1]) ? words.last : words[keyword + 1]
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// The lines of the file, without comments.
  var code: [String] {
    lines.map { line in
      line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    }
  }
}
