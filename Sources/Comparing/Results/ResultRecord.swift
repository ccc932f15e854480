import Reporting

/// The result of verifying one timeline, an orphaned pin or a folder of frames as plain data: everything that
/// its reports need, so that another machine can write them.
package struct ResultRecord: Hashable, Sendable {
  package var kind: SuiteResult.Kind
  /// The exit status of the error of what cannot be used; nil for everything else.
  package var errorStatus: Int32?
  /// The file as the user named it: the timeline, the orphaned pin, or the folder of frames.
  package var path: String
  /// The path, with the name of the timeline if it has one.
  package var title: String
  package var isOfFrames: Bool
  /// The file of the timeline, also of a variant.
  package var file: String
  /// Where an annotation is shown: an error may be one of the pin.
  package var annotatedFile: String
  /// The first line that changed, from 1; nil if that is not known.
  package var line: Int?
  /// In one line, without the path.
  package var headline: String
  /// What `verify` prints in full; empty if there is nothing to report.
  package var text: String
  /// The object of `json`, as it is written.
  package var object: String
  /// The command that accepts the result; nil if there is nothing to accept.
  package var approval: String?
  /// How long it took; nil if that was not asked for.
  package var seconds: Double?
  /// What is wrong with the timeline, whether it is as pinned or not; empty if that was not asked for.
  package var findings: [RecordedFinding] = []

  package init(
    kind: SuiteResult.Kind, errorStatus: Int32?, path: String, title: String, isOfFrames: Bool,
    file: String, annotatedFile: String, line: Int?, headline: String, text: String,
    object: String, approval: String?, seconds: Double? = nil, findings: [RecordedFinding]
  ) {
    self.kind = kind
    self.errorStatus = errorStatus
    self.path = path
    self.title = title
    self.isOfFrames = isOfFrames
    self.file = file
    self.annotatedFile = annotatedFile
    self.line = line
    self.headline = headline
    self.text = text
    self.object = object
    self.approval = approval
    self.seconds = seconds
    self.findings = findings
  }

  /// Whether the timeline is as pinned, or the frames are as their manifest says.
  package var isSame: Bool { kind == .same || kind == .tolerated || kind == .listed }

  /// The exit status: that of the error of a file that cannot be used, or 1 for anything that is not as pinned.
  package var status: Int32 { errorStatus ?? (isSame ? 0 : 1) }

  /// The title and the headline, without a line break.
  package var summaryLine: String { "\(title): \(headline)".printable }
}

/// An error, a warning or a note about a timeline, as its reports show it.
package struct RecordedFinding: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning, note }

  package var severity: Severity
  /// A stable name, such as `unknown-key`.
  package var code: String
  package var message: String
  /// The file that it is in.
  package var file: String
  /// From 1; nil if it concerns the whole file.
  package var line: Int?
  package var column: Int?
  /// What to do about it.
  package var help: String?

  package init(
    severity: Severity, code: String, message: String, file: String, line: Int? = nil,
    column: Int? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.help = help
  }
}
