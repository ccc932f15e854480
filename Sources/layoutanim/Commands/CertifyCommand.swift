import ArgumentParser
import LayoutAnimation

struct CertifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "certify", _superCommandName: programName,
    abstract: "Proves that every layout is the solution of its constraints, exactly.",
    discussion: """
      For every layout of a timeline the engine names the constraints that determine it. A checker \
      that shares nothing with the engine solves these in exact arithmetic, compares the layout \
      with the result, and verifies that no level of priorities can be satisfied better, that \
      every reported conflict is one and is minimal, and that what is reported as ambiguous is, \
      and nothing else.

      With --json every certificate is a line of JSON: the constraints as rows, the values, and \
      what proves them. A folder stands for every .json in it and below.

      The exit status is 70 if a certificate is refused, which is a bug, and 1 if a layout is not \
      certified: its numbers are too large for the checker, the rounding of coefficients decides, a \
      search ended at its limit, or the work of all proofs did.

      Examples:
        layoutanim certify timelines
        layoutanim certify timeline.json --json > certificates.jsonl
      """)

  @Argument(
    help: .timelines, completion: .file(extensions: ["json"]))
  var timelines: [String]

  @Flag(help: "Print the certificates, one JSON object a line.")
  var json = false

  @OptionGroup var variants: VariantOption

  @OptionGroup var images: ImageOptions

  @OptionGroup var messages: MessageOptions

  func run() async throws {
    try await messages.reporting {
      var files = try TimelineFiles(paths: timelines, with: [.variants])
      try files.choose(variant: variants.variant)
      messages.remark(files.notes + files.omissions)
      let statuses = try files.timelines.map { try certify($0, of: files) }
      if let worst = statuses.max(), worst > 0 { throw ExitCode(worst) }
    }
  }

  /// - Returns: the exit status for this timeline.
  private func certify(_ path: String, of files: TimelineFiles) throws -> Int32 {
    do {
      try files.checkUsable(path)
      let report = try certify(
        PlannedTimeline(
          TimelineFile(path: path, allowing: images.allowedPaths), recordsFindings: true))
      let line = "\(path): \(report)"
      let verdict = StandardStream.output.verdict(line + "\n", isGood: report.unknown.isEmpty)
      if json { messages.remark(line) } else { try StandardStream.output.write(verdict) }
      return report.unknown.isEmpty ? 0 : 1
    } catch let error as LayoutAnimationError {
      messages.print(error)
      return error.code.rawValue
    }
  }

  private func certify(_ planned: PlannedTimeline) throws -> CertificationReport {
    guard json else { return try planned.certify() }
    var lines: [String] = []
    let report = Result { () throws(LayoutAnimationError) in
      try planned.certify { lines.append($0) }
    }
    // Those of a timeline with a refused one too: they say which it is.
    for line in lines { try StandardStream.output.write(line) }
    return try report.get()
  }
}
