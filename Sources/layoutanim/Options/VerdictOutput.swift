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

  static var allValueStrings: [String] { VerdictFormat.allValueStrings }
  static var allValueDescriptions: [String: String] { [:] }
}
