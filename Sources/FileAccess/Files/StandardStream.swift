package import Reporting

/// Standard output and standard error.
package enum StandardStream: Sendable {
  case output
  case error

  /// Makes a write to a pipe without a reader fail instead of ending the process, and a write to a
  /// closed stream fail instead of reaching another file. Must be called first.
  package static func prepare() {
    ProcessEnvironment.occupyStandardDescriptors()
    ProcessEnvironment.ignoreWriteSignals()
  }

  /// Writes immediately. A reader that has left is not an error, because nobody needs the rest.
  package func write(_ text: String) throws(LayoutAnimationError) {
    do throws(SystemError) {
      try file.write(Array(text.utf8))
    } catch  where error == .brokenPipe {
    } catch {
      throw LayoutAnimationError(.outputFailed, "cannot write to \(name): \(error.reason)")
    }
  }

  /// The terminal's width in columns; 80 if it is unknown.
  package var columns: Int { file.columns ?? 80 }

  /// Whether a line can be redrawn in place: only on a terminal that supports escape sequences.
  package var redrawsLines: Bool { isTerminal && ProcessEnvironment.value("TERM")?.text != "dumb" }

  /// Whether text may be coloured: only on such a terminal, and only if `NO_COLOR` (no-color.org)
  /// is unset or empty.
  package var showsColors: Bool {
    redrawsLines && ProcessEnvironment.value("NO_COLOR").map { $0.escaped.isEmpty } ?? true
  }

  package var isTerminal: Bool { file.isTerminal }

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
