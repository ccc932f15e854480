package import Reporting

/// The two streams on which a command line speaks.
package enum StandardStream: Sendable {
  case output
  case error

  /// Makes a write without a reader fail instead of ending the process, and one to a stream that
  /// is closed fail instead of reaching another file; to be called first.
  package static func prepare() {
    ProcessEnvironment.occupyStandardDescriptors()
    ProcessEnvironment.ignoreWriteSignals()
  }

  /// Writes at once. A reader who has gone is no failure: nobody wants the rest.
  package func write(_ text: String) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try file.write(Array(text.utf8))
    } catch  where error == .brokenPipe {
    } catch {
      throw LayoutAnimationError(.outputFailed, "cannot write to \(name): \(error.reason)")
    }
  }

  /// The terminal's width in columns, 80 if it does not say.
  package var columns: Int { file.columns ?? 80 }

  /// Whether a line can be drawn over: on a terminal that follows escape sequences.
  package var redrawsLines: Bool { isTerminal && ProcessEnvironment.value("TERM") != "dumb" }

  /// Whether text may be coloured: likewise, unless `NO_COLOR` (no-color.org) is set to anything
  /// but nothing.
  package var showsColors: Bool {
    redrawsLines && ProcessEnvironment.value("NO_COLOR") ?? "" == ""
  }

  private var isTerminal: Bool { file.isTerminal }

  private var file: OpenFile {
    switch self {
    case .output: .standardOutput()
    case .error: .standardError()
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
