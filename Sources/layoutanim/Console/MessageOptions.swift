import ArgumentParser
import LayoutAnimation
import Synchronization

/// How a command prints its messages.
protocol Speaking {
  /// The format of errors and warnings.
  var diagnosticFormat: MessageFormat { get }
  /// Whether only errors are printed.
  var quiet: Bool { get }
}

struct MessageOptions: ParsableArguments, Speaking {
  @Option(help: "The format of errors and warnings; json is one object per line.")
  var messageFormat = MessageFormat.full

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  var diagnosticFormat: MessageFormat { messageFormat }
}

extension Speaking {
  /// Runs the body of a command. An error that it throws is printed once and determines the exit
  /// status.
  func reporting(_ body: () async throws -> Void) async throws {
    Interruption.isRemarked.store(!quiet, ordering: .relaxed)
    do {
      try await body()
    } catch let error as LayoutAnimationError {
      print(error)
      throw ExitCode(error.code.rawValue)
    }
  }

  func print(_ error: LayoutAnimationError) {
    say(error.text(diagnosticFormat, colored: StandardStream.error.showsColors))
  }

  /// - Throws: `outputFailed` if the report cannot be written to standard output.
  func print(_ report: DiagnosticReport, to stream: StandardStream) throws {
    let text = report.text(diagnosticFormat, colored: stream.showsColors)
    switch stream {
    case .output: try stream.write(text)
    case .error: say(text)
    }
  }

  /// Prints a line on standard error unless `quiet` is set.
  func remark(_ text: String) {
    if !quiet { say(text + "\n") }
  }

  func remark(_ lines: [String]) {
    for line in lines { remark(line) }
  }

  /// Prints on standard error what is left out, also if `quiet` is set: what the settings of a suite exempt from an
  /// exact comparison, which somebody else may have changed, what could not be verified, or which frames a manifest
  /// does not list any more.
  func disclose(_ omissions: [String]) {
    for line in omissions { say(line + "\n") }
  }

  /// Says what is about to be drawn, if it is much and somebody may be waiting at a terminal.
  func state(_ cost: DrawingCost) {
    if cost.isNoticeable && StandardStream.error.isTerminal { remark("\(cost)".printable) }
  }

  /// Ignores errors: without standard error, they cannot be reported.
  private func say(_ text: String) { try? StandardStream.error.write(text) }
}

extension Speaking {
  /// Prints warnings unless `quiet` is set. They do not affect the exit status.
  func printWarnings(_ report: DiagnosticReport) throws {
    if !quiet { try print(report, to: .error) }
  }

  /// - Throws: exit status 1 if `isStrict` is set and there is a warning.
  func printWarnings(_ report: DiagnosticReport, isStrict: Bool) throws {
    guard isStrict, !report.isEmpty else { return try printWarnings(report) }
    try print(report, to: .error)
    remark("error: \(counted(report.warningCount, "warning")), and --strict allows none")
    throw ExitCode(1)
  }
}
