import Foundation
import Synchronization
import TestSupport

/// The names that a Swift file declares, qualified by the enclosing types: `AnimationPlan` and
/// `AnimationPlan.init`.
///
/// It relies on indentation, which the formatter guarantees, not on braces. A member is indented
/// one step more than its type, so local variables and the cases of a switch do not count as
/// members.
struct DeclaredNames {
  private(set) var names: Set<String> = []
  /// The names of functions with the attribute `@Test`.
  private(set) var tests: Set<String> = []

  /// - Parameter code: the lines without comments.
  init(_ code: [String]) {
    var types: [(indent: Int, name: String)] = []
    var isTest = false
    for line in code {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.isEmpty { isTest = false }
      isTest = isTest || text.hasPrefix("@Test")
      guard !text.isEmpty, let declaration = Declaration(text) else { continue }
      types.removeAll { $0.indent >= indent }
      guard indent == (types.last.map { $0.indent + Self.step } ?? 0) else { continue }
      let outer = types.map(\.name).filter { !$0.isEmpty }
      for name in declaration.names {
        let qualified = (outer + [name]).joined(separator: ".")
        names.insert(qualified)
        if isTest, declaration.keyword == "func" { tests.insert(qualified) }
      }
      if declaration.isType { types.append((indent, declaration.names.first ?? "")) }
      if declaration.keyword == "func" { isTest = false }
    }
  }

  private static let step = 2

  private static let read = Mutex<[String: DeclaredNames]>([:])

  /// Those of a file, which is read once for all tests.
  ///
  /// - Parameter path: relative to the checkout.
  static func inFile(_ path: String) throws -> Self {
    if let names = read.withLock({ $0[path] }) { return names }
    let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let names = Self(SourceTree.File(target: "", path: path, lines: lines).code)
    read.withLock { $0[path] = names }
    return names
  }

  /// Whether a name is declared, either unqualified or qualified by its enclosing types.
  func contains(_ name: String) -> Bool { Self.contains(name, in: names) }

  func containsTest(_ name: String) -> Bool { Self.contains(name, in: tests) }

  private static func contains(_ name: String, in names: Set<String>) -> Bool {
    names.contains { $0 == name || $0.hasSuffix("." + name) }
  }
}

/// A line that contains a declaration.
private struct Declaration {
  let keyword: String
  /// Several names for `case left, right`; none for an extension of a type without a simple name.
  let names: [String]

  var isType: Bool {
    ["struct", "enum", "class", "actor", "protocol", "extension"].contains(keyword)
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "static", "final", "mutating",
    "nonmutating", "indirect", "override", "lazy", "weak", "nonisolated", "consuming", "borrowing",
    "convenience", "required", "prefix",
  ]

  private static let keywords: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "extension", "typealias", "func", "var", "let",
    "case", "init", "subscript",
  ]

  init?(_ line: Substring) {
    var rest = line
    while let attribute = rest.prefixMatch(of: /@\w+(?:\([^)]*\))?\s+/) {
      rest = rest[attribute.range.upperBound...]
    }
    while let modifier = rest.prefixMatch(of: /(\w+)(?:\(\w+\))?\s+/),
      Self.modifiers.contains(modifier.1)
    {
      rest = rest[modifier.range.upperBound...]
    }
    guard let word = rest.prefixMatch(of: /\w+/), Self.keywords.contains(word.0) else { return nil }
    keyword = String(word.0)
    names = Self.names(keyword, rest[word.range.upperBound...])
  }

  private static func names(_ keyword: String, _ rest: Substring) -> [String] {
    switch keyword {
    case "init", "subscript": [keyword]
    case "case": rest.split(separator: ",").compactMap(name)
    case "extension":
      rest.prefixMatch(of: /\s+([A-Za-z_][\w.]*)/).map { [String($0.1)] } ?? []
    default: name(rest).map { [$0] } ?? []
    }
  }

  private static func name(_ text: Substring) -> String? {
    text.prefixMatch(of: /\s+`?([A-Za-z_]\w*)/).map { String($0.1) }
  }
}
