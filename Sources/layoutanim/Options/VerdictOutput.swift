import ArgumentParser
import LayoutAnimation

/// A format of results, and where they are written in it: `junit` or `junit=results.xml`.
struct VerdictOutput: ExpressibleByArgument {
  let format: VerdictFormat
  /// Nil means standard output.
  let path: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = VerdictFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { return nil }
  }

  /// Refuses a file whose name promises another format.
  func check() throws {
    if let path { try format.output.check(path) }
  }

  static var allValueStrings: [String] { VerdictFormat.allValueStrings }
  static var allValueDescriptions: [String: String] { [:] }
}

extension VerdictFormat {
  /// The names of its files. All are text, which may be named so.
  fileprivate var output: OutputFormat {
    switch self {
    case .full, .concise: OutputFormat(suffix: "txt", others: ["md"])
    case .json: OutputFormat(suffix: "json", others: ["txt"])
    case .junit: OutputFormat(suffix: "xml", others: ["txt"])
    case .github: OutputFormat(suffix: "txt")
    case .markdown: OutputFormat(suffix: "md", others: ["txt"])
    case .sarif: OutputFormat(suffix: "sarif", others: ["json", "txt"])
    }
  }
}
