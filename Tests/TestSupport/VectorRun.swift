package import Foundation
import Testing

/// Runs each row of a file of vectors with the check for its kind.
///
/// The file has the form `{"about", "count", "vectors": [{"id", "kind", …}]}`.
package struct VectorRun {
  package typealias Check = (VectorRow) throws -> Void

  private let checks: [String: Check]
  private let notYet: [String]
  package private(set) var count: VectorCount
  package private(set) var problems: [any Error] = []

  /// `checks` contains one check per kind; the key `""` is for rows without a kind.
  package init(_ file: String, checks: [String: Check], notYet: [String] = []) {
    self.checks = checks
    self.notYet = notYet
    count = VectorCount(file)
  }

  /// Nil means that the file does not exist.
  package mutating func run(_ data: Data?) {
    guard let data else {
      count.isAbsent = true
      return
    }
    do {
      for row in try rows(of: data) { run(row) }
      guard count.ran > 0 else { throw VectorError("\(count.name): no row was run") }
    } catch {
      problems.append(error)
    }
  }

  private func rows(of data: Data) throws -> [VectorValue] {
    guard let fields = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw VectorError("\(count.name): expected an object")
    }
    let header = VectorRow(fields, description: count.name)
    _ = try header.string("about")
    let rows = try header.array("vectors")
    let announced = try header.number("count")
    guard announced == Double(rows.count) else {
      throw VectorError("\(count.name): \(rows.count) rows, but a count of \(announced)")
    }
    try header.finish()
    return rows
  }

  private mutating func run(_ value: VectorValue) {
    do {
      let row = try value.object().named(in: count.name)
      let kind = try row.optional("kind")?.string() ?? ""
      if notYet.contains(kind) {
        count.notYet += 1
      } else if let check = checks[kind] {
        count.ran += 1
        try check(row)
        try row.finish()
      } else {
        throw VectorError("\(row): unknown kind '\(kind)'")
      }
    } catch {
      problems.append(error)
    }
  }
}

/// Runs a file of the configured folder: prints its result and records each problem as an issue.
/// Without a folder it prints that and passes.
package func runVectors(
  of file: String, notYet: [String] = [], checks: [String: VectorRun.Check]
) throws {
  guard let folder = try VectorFolder.named() else {
    print(VectorCount(file).skipped)
    return
  }
  var run = VectorRun(file, checks: checks, notYet: notYet)
  run.run(try folder.contents(of: file))
  print(run.count)
  for problem in run.problems { Issue.record(problem) }
}

/// Runs a file whose rows have no kind.
package func runVectors(of file: String, check: @escaping VectorRun.Check) throws {
  try runVectors(of: file, checks: ["": check])
}

extension VectorRow {
  /// The row, named by its file and id. The fields that only explain a row count as read.
  fileprivate func named(in file: String) throws -> VectorRow {
    let row = renamed("\(file) \(try string("id"))")
    for key in ["id", "note"] { _ = try row.optional(key)?.string() }
    // A text, or an object that names a repository and a file in it.
    _ = row.optional("source")
    return row
  }
}
