import Foundation
import TestSupport
import Testing

/// Commands for a checkout of this repository, line by line. Running them would build the package
/// that contains this test, so only the names that they use are checked.
struct CheckoutCommands {
  private let lines: [[String]]

  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init).drop { $0.contains("=") }
    }.map(Array.init)
  }

  func check(_ place: String) throws {
    for words in lines {
      let program = try #require(words.first, "\(place)")
      #expect(try Self.isKnown(program), "\(place): \(program)")
      for suite in Self.filters(words) {
        #expect(try Self.tests().contains(suite), "\(place): no test is called \(suite)")
      }
    }
  }

  private static func isKnown(_ program: String) throws -> Bool {
    ["swift", "git"].contains(program)
      || FileManager.default.isExecutableFile(atPath: Checkout.root.appending(path: program).path)
  }

  private static func filters(_ words: [String]) -> [String] {
    zip(words, words.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
  }

  /// The names of all suites, tests and test targets.
  private static func tests() throws -> Set<String> {
    let folder = Checkout.root.appending(path: "Tests")
    let targets = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names(in: folder).union(names(in: Checkout.root.appending(path: "Fuzzing/Tests")))
      .union(targets)
  }

  /// The names of the suites and tests in a folder and its subfolders.
  private static func names(in folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix("Tests.swift") else { continue }
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: /(?:struct|func) (\w+)/).map { String($0.1) })
    }
    return names
  }
}
