import ArgumentParser
import LayoutAnimation

/// How a command reports on many timelines.
struct VerdictOptions: ParsableArguments, Speaking {
  @Option(help: "How the results are written to standard output.")
  var messageFormat = VerdictFormat.full

  @Flag(name: .shortAndLong, help: "Say nothing but results and errors.")
  var quiet = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "Frames drawn at a time (default: one a processor).")
  var jobs: Int?

  /// The format of errors of the command itself; a file that cannot be used is one of the results.
  var diagnosticFormat: MessageFormat {
    switch messageFormat {
    case .full, .junit: .full
    case .concise: .concise
    case .json: .json
    case .github: .github
    }
  }
}

extension VerdictOptions {
  func print(_ results: [SuiteResult]) throws {
    try StandardStream.output.write(results.text(messageFormat))
  }

  /// A file that could not be used takes precedence over a difference, as in `check`.
  static func status(of results: [SuiteResult]) -> Int32 {
    results.map { result -> Int32 in
      if case .failed(_, let error, _) = result {
        error.code.rawValue
      } else {
        result.isSame ? 0 : 1
      }
    }.max() ?? 0
  }
}
