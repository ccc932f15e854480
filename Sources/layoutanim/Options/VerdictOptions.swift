import ArgumentParser
import LayoutAnimation

/// How a command reports on many timelines.
struct VerdictOptions: ParsableArguments, Speaking {
  @Option(
    help: ArgumentHelp(
      "The format of the results; FORMAT=FILE writes them to a file. May be repeated.",
      valueName: "format"),
    completion: .list(VerdictFormat.allCases.map(\.rawValue)))
  var messageFormat: [VerdictOutput] = []

  @Flag(help: "Print JSON instead of text, one object per line; the same as --message-format json.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print nothing but results and errors.")
  var quiet = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Frames drawn at a time (default: one per processor).")
  var jobs: Int?

  /// The format of errors of the command itself; a file that cannot be used is one of the results.
  var diagnosticFormat: MessageFormat {
    switch printedFormat {
    case .full, .junit, .markdown, .sarif: .full
    case .concise: .concise
    case .json: .json
    case .github: .github
    }
  }
}

extension VerdictOptions {
  func validate() throws {
    if let output = messageFormat.first(where: { $0.path == "-" }) {
      let name = output.format.rawValue
      throw ValidationError("\(name)=FILE names a file; for standard output give \(name) alone")
    }
    for output in messageFormat { try output.check() }
    if messageFormat.count(where: { $0.path == nil }) + (json ? 1 : 0) > 1 {
      throw ValidationError(
        "standard output takes one format; write the others to files, as in junit=results.xml")
    }
  }

  /// The format on standard output.
  var printedFormat: VerdictFormat {
    messageFormat.first { $0.path == nil }?.format ?? (json ? .json : .full)
  }

  /// The files that results are written to.
  var outputs: [OutputFile] {
    messageFormat.compactMap { output in
      output.path.map { OutputFile(path: $0, head: output.format.head) }
    }
  }

  /// Whether a format needs the findings of the timelines.
  var hasFindings: Bool {
    printedFormat.hasFindings || messageFormat.contains { $0.format.hasFindings }
  }

  /// - Parameter exemptions: what the settings of the suite leave out or tolerate; a line each.
  func print(_ results: [ResultRecord], _ exemptions: [String] = []) throws {
    try StandardStream.output.write(printedText(results, exemptions))
    try write(results, exemptions)
  }

  /// Writes the files alone.
  func write(_ results: [ResultRecord], _ exemptions: [String] = []) throws {
    for output in messageFormat {
      guard let path = output.path else { continue }
      try AtomicFile(keepingPlaceOf: path).write(
        Array(results.text(output.format, exemptions).utf8))
    }
  }

  /// Only the formats for people are coloured.
  private func printedText(_ results: [ResultRecord], _ exemptions: [String]) -> String {
    guard printedFormat == .full || printedFormat == .concise else {
      return results.text(printedFormat, exemptions)
    }
    return results.map { result in
      StandardStream.output.verdict([result].text(printedFormat), isGood: result.isSame)
    }.joined()
  }
}

extension [ResultRecord] {
  /// A file that could not be used takes precedence over a difference, as in `check`.
  var status: Int32 { map(\.status).max() ?? 0 }
}
