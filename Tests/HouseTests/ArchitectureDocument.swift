import Foundation
import TestSupport

/// Compares the statements of `Documentation/Architecture.md` with the sources. Each function
/// returns the statements that are wrong.
struct ArchitectureDocument {
  static let path = "Documentation/Architecture.md"

  struct Link: Hashable {
    /// The code span, if it is the whole text of the link.
    var code: String?
    /// Relative to the checkout.
    var target: String
    /// The link as written in the document, for messages.
    var source: String
  }

  let document: MarkdownDocument
  let links: [Link]

  init(_ document: MarkdownDocument) {
    self.document = document
    let prose = document.prose.joined(separator: "\n")
    links = prose.matches(of: /\[([^\[\]]+)\]\(([^)\s]+)\)/).compactMap { match in
      let target = String(match.2)
      guard !target.hasPrefix("https://"), !target.hasPrefix("#") else { return nil }
      return Link(
        code: match.1.wholeMatch(of: /`([^`]+)`/).map { String($0.1) },
        target: Self.path(target, in: document.folder), source: String(match.0))
    }
  }

  private static func path(_ link: String, in folder: URL) -> String {
    let file = link.prefix { $0 != "#" }
    let target = folder.appending(path: String(file)).standardizedFileURL.path
    let root = Checkout.root.standardizedFileURL.path
    return target.hasPrefix(root) ? String(target.dropFirst(root.count).drop { $0 == "/" }) : target
  }
}

extension ArchitectureDocument {
  /// The links whose targets do not exist.
  func brokenLinks() -> [String] {
    links.filter {
      !FileManager.default.fileExists(atPath: Checkout.root.appending(path: $0.target).path)
    }.map(\.source)
  }

  /// The links whose code span is neither the name of the target file or folder nor declared in
  /// that file. In a file that is not Swift it must occur as a word.
  func undeclaredNames() throws -> [String] {
    try links.filter { link in
      guard let code = link.code else { return false }
      if code == link.target.split(separator: "/").last.map(String.init) { return false }
      guard link.target.hasSuffix(".swift") else {
        let url = Checkout.root.appending(path: link.target)
        return try !String(contentsOf: url, encoding: .utf8).hasWord(code)
      }
      return try !DeclaredNames.inFile(link.target).contains(code)
    }.map(\.source)
  }

  /// The links to test files that do not name a test in them.
  func missingTests() throws -> [String] {
    try links.filter { link in
      guard link.isTestFile else { return false }
      return try link.code.map { try !DeclaredNames.inFile(link.target).containsTest($0) } ?? true
    }.map(\.source)
  }
}

extension ArchitectureDocument {
  /// The targets that are missing either in the manifest or in the table of invariants, and those
  /// whose row does not link a test.
  func targetsWithoutInvariants(_ targets: Set<String>) -> [String] {
    let rows = MarkdownDocument.rows(in: document.section("## Invariants"))
    let held = Set(rows.filter { $0.count == 3 && hasTest($0[2]) }.flatMap(\.targets))
    return held.symmetricDifference(targets).sorted()
  }

  private func hasTest(_ cell: String) -> Bool {
    links.contains { $0.isTestFile && cell.contains($0.source) }
  }

  /// The targets that the diagram does not show.
  func targetsWithoutPlace(_ targets: Set<String>) -> [String] {
    let picture = document.blocks.filter { $0.language == "text" }.map(\.text).joined()
    return targets.filter { !picture.hasWord($0) }.sorted()
  }

  /// The targets whose folders, or their order, differ from those in `Walls`.
  func wrongFolders(_ folders: [String: [String]]) -> [String] {
    let rows = MarkdownDocument.rows(in: document.section("## Folders"))
    let stated = rows.filter { $0.count >= 2 }.reduce(into: [String: [String]]()) { stated, row in
      for target in row.targets { stated[target] = MarkdownDocument.code(in: row[1]) }
    }
    let named = folders.mapValues { $0.filter { !$0.isEmpty } }
    return Set(named.keys).union(stated.keys).filter { named[$0] != stated[$0] }.sorted()
  }

  /// The rows of the graph that differ, as target, number of folders, number of folders in a cycle.
  func wrongGraphRows(_ graph: HouseGraph) -> [String] {
    let rows = MarkdownDocument.rows(in: document.section("## The graph of the folders"))
    let stated = Set(rows.map { $0.joined(separator: " ") })
    let counted = MarkdownDocument.rows(in: graph.table.components(separatedBy: "\n"))
      .map { [$0[0], $0[3], $0[4]].joined(separator: " ") }
    return stated.symmetricDifference(counted).sorted()
  }

  /// The rows of the entry points: what to change, and where.
  var entryPoints: [[String]] { MarkdownDocument.rows(in: document.section("## Entry points")) }
}

extension ArchitectureDocument.Link {
  var isTestFile: Bool { target.contains("Tests/") && target.hasSuffix("Tests.swift") }
}

extension [String] {
  /// The code spans of the first cell, if it consists of nothing else; a cell with words names no
  /// target.
  fileprivate var targets: [String] {
    first?.hasPrefix("`") == true ? MarkdownDocument.code(in: first ?? "") : []
  }
}

extension String {
  fileprivate func hasWord(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
  }
}
