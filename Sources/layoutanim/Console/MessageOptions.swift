import ArgumentParser
import LayoutAnimation
import Synchronization

/// How a command speaks.
protocol Speaking {
  /// Of errors and warnings.
  var diagnosticFormat: MessageFormat { get }
  /// Whether nothing but errors is said.
  var quiet: Bool { get }
}

struct MessageOptions: ParsableArguments, Speaking {
  @Option(help: "How errors and warnings are written; json is an object a line.")
  var messageFormat = MessageFormat.full

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  var diagnosticFormat: MessageFormat { messageFormat }
}

extension Speaking {
  /// Runs the body of a command; what it throws is printed once and becomes the exit status.
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

  /// - Throws: when standard output fails, which was to have the report.
  func print(_ report: DiagnosticReport, to stream: StandardStream) throws {
    let text = report.text(diagnosticFormat, colored: stream.showsColors)
    switch stream {
    case .output: try stream.write(text)
    case .error: say(text)
    }
  }

  /// A line on stderr, unless it is to be quiet.
  func remark(_ text: String) {
    if !quiet { say(text + "\n") }
  }

  /// If stderr is gone there is nobody left to tell.
  private func say(_ text: String) { try? StandardStream.error.write(text) }
}

extension Speaking {
  /// Warnings are not errors: they are printed unless it is to be quiet, and change nothing.
  func printWarnings(_ report: DiagnosticReport) throws {
    if !quiet { try print(report, to: .error) }
  }

  /// - Throws: exit status 1 if there is a warning and none is allowed.
  func printWarnings(_ report: DiagnosticReport, isStrict: Bool) throws {
    guard isStrict, !report.isEmpty else { return try printWarnings(report) }
    try print(report, to: .error)
    remark("error: \(counted(report.warningCount, "warning")), and --strict allows none")
    throw ExitCode(1)
  }
}
