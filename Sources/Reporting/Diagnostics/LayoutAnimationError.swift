import TimelineModel

/// Why a timeline could not be read, planned or rendered.
public struct LayoutAnimationError: Error, Sendable {
  /// The kind of failure; its raw value is the exit status of the command line (sysexits.h).
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// An option has a value that no timeline could use.
    public static let usage = Code(rawValue: 64)
    /// The timeline is invalid, by itself or with the given options.
    public static let invalidTimeline = Code(rawValue: 65)
    /// A file is missing, may not be read, or is not what it should be.
    public static let unreadableInput = Code(rawValue: 66)
    /// A bug of this program.
    public static let internalError = Code(rawValue: 70)
    /// The system lacks what every run needs: free file descriptors, and on Linux `/proc`.
    public static let systemError = Code(rawValue: 71)
    /// A file cannot be created: its folder cannot be written, or something else has its name.
    public static let cannotCreateOutput = Code(rawValue: 73)
    /// Writing began and then failed: the disk is full, the device is gone.
    public static let outputFailed = Code(rawValue: 74)
    /// The task was cancelled; every file written so far is complete.
    public static let cancelled = Code(rawValue: 130)
  }

  public let code: Code
  /// One line that can be read by itself: what could not be done, with which file, and why.
  public let message: String
  /// The errors of the timeline, if they are the reason.
  public let report: DiagnosticReport?

  package init(_ code: Code, _ message: String, report: DiagnosticReport? = nil) {
    self.code = code
    self.message = message
    self.report = report
  }
}

extension LayoutAnimationError: CustomStringConvertible {
  /// The message and below it the report with the lines of the errors: the text that a failed test
  /// shows.
  public var description: String {
    report.map { "\(message)\n\n\($0)" } ?? message
  }

  /// What to print: the report, or the message in one of the formats.
  package func text(_ format: MessageFormat, colored: Bool = false) -> String {
    if let report { return report.text(format, colored: colored) }
    switch format {
    case .full, .concise:
      let paint = TextStyle.Painter(isColored: colored)
      return paint("error", .error) + paint(": \(message.printable)", .message) + "\n"
    case .json, .github:
      let diagnostic = Diagnostic(.error, code: code.name, message: message, at: nil)
      return DiagnosticReport(path: nil, source: nil, diagnostics: [diagnostic]).text(format)
    }
  }
}

extension LayoutAnimationError.Code {
  fileprivate var name: String {
    switch self {
    case .usage: "usage"
    case .invalidTimeline: "invalid-timeline"
    case .unreadableInput: "unreadable-input"
    case .systemError: "system-error"
    case .cannotCreateOutput: "cannot-create-output"
    case .outputFailed: "output-failed"
    case .cancelled: "cancelled"
    default: "internal-error"
    }
  }
}
