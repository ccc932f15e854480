import LayoutAnimation
import ResultBundles
import ReviewPage

/// What a run of `verify` found.
struct VerifiedSuite {
  let results: [SuiteResult]
  /// How long each of them took; empty if nobody asked.
  let seconds: [Double]
  let fractions: [FractionSums]

  func records(hasFindings: Bool) throws -> [ResultRecord] {
    var records = try results.records(hasFindings: hasFindings)
    for (number, time) in seconds.enumerated() { records[number].seconds = time }
    return records
  }
}

extension VerifyCommand {
  /// `--from`.
  func judge(_ path: String) throws {
    let pageOrigin = try origin.chosen
    let bundle = try readBundle(path)
    try checkOutputs(outputs(), replacing: [path])
    try verdicts.print(bundle.records, [bundle.header.shard?.omission].compactMap(\.self))
    if let report { try write(try ReviewPage(of: bundle), pageOrigin, to: report) }
    let part = bundle.header.shard.map { "shard \($0): " } ?? ""
    verdicts.remark("\(path): \(part)\(bundle.records.summary)".printable)
    verdicts.remark(bundle.notes)
    try exit(bundle.records)
  }

  /// An error goes into the files of results, in which an earlier run may have left others.
  private func readBundle(_ path: String) throws -> ResultBundle {
    do {
      return try ResultBundle(path: path)
    } catch {
      if (try? checkOutputs(verdicts.outputs, replacing: [path], sparing: { _ in true })) != nil {
        let result = SuiteResult.failed(path: path, error, ofFrames: false)
        try verdicts.write([result].records(hasFindings: false))
      }
      throw error
    }
  }

  /// Writes the bundle and the page that were asked for.
  func write(
    _ run: VerifiedSuite, _ header: BundleHeader, _ pageOrigin: PageOrigin, _ jobs: JobCount
  ) async throws {
    guard let bundle else {
      if let report {
        var page = await ReviewPage(of: run.results, jobs: jobs)
        page.omission = header.shard?.omission
        try write(page, pageOrigin, to: report)
      }
      return
    }
    let made = try await ResultBundle(
      of: run.results, seconds: run.seconds, fractions: run.fractions, header, jobs: jobs)
    try AtomicFile(keepingPlaceOf: bundle).write(made.bytes)
    if let report { try write(try ReviewPage(of: made), pageOrigin, to: report) }
  }

  private func write(_ page: ReviewPage, _ pageOrigin: PageOrigin, to path: String) throws {
    var page = page
    page.origin = pageOrigin
    try AtomicFile(keepingPlaceOf: path).write(Array(page.html.source.utf8))
  }

  func header(of suite: TimelineSuite, _ shard: Shard) -> BundleHeader {
    var options = BundleOptions()
    (options.isStrict, options.variant, options.pin) = (strict, variants.variant, pin)
    (options.tolerance, options.geometryTolerance) = (forgiveness.channel, forgiveness.points)
    return BundleHeader(
      options: options, paths: timelines, timelines: suite.pieces, inputs: suite.checksum,
      shard: shard == .whole ? nil : shard)
  }
}

extension FractionSums {
  var words: String {
    "drew \(sums.count) of \(counted(fraction.frameCount, "frame")) of \(fraction.path); `merge` judges it"
  }
}
