import JSONText
package import LayoutAnimation
package import ResultBundles

extension ResultBundle {
  /// The bundle of a run, with what the review page shows of each result.
  ///
  /// - Parameters:
  ///   - results: each of them of one of the header's timelines.
  ///   - seconds: how long each of them took; empty if that is not kept.
  ///   - jobs: how many cards are made at a time; the bundle does not depend on it.
  /// - Throws: `unreadableInput` for a pin or a frame that cannot be read any more; `internalError` if memory runs
  ///   out.
  package init(
    of results: [SuiteResult], seconds: [Double] = [], fractions: [FractionSums] = [],
    _ header: BundleHeader, jobs: JobCount = .processors
  ) async throws(LayoutAnimationError) {
    self.init(
      header, try await Self.entries(of: results, seconds, header, jobs), fractions: fractions)
  }

  /// The results of timelines that several shards drew. They must be where they were.
  ///
  /// - Throws: `invalidTimeline` for a suite that changed since; as `init`.
  package static func judged(
    _ merge: BundleMerge, allowing allowedPaths: [String] = [], jobs: JobCount = .processors
  ) async throws(LayoutAnimationError) -> [BundleEntry] {
    if merge.films.isEmpty { return [] }
    let (header, options) = (merge.header, merge.header.options)
    let suite = try TimelineSuite(
      paths: header.paths, pin: options.pin, findsFrames: true, variant: options.variant,
      allowing: allowedPaths)
    guard suite.pieces == header.timelines else {
      let (here, there) = (Set(suite.pieces), Set(header.timelines))
      let other = here.symmetricDifference(there).sorted().first.map { ": `\($0)`" } ?? ""
      throw LayoutAnimationError(
        .invalidTimeline, "the timelines here are not those that the bundles are of\(other)")
    }
    let results = await suite.keeping(Set(merge.films.keys)).verify(
      tolerance: try ChosenTolerance(
        channel: options.tolerance, points: options.geometryTolerance),
      isStrict: options.isStrict, isProposing: true, films: merge.films, jobs: jobs)
    // Shards could draw it, so that it is something else now.
    for case .failed(_, let error, _) in results { throw error }
    return try await entries(of: results, [], header, jobs)
  }

  private static func entries(
    of results: [SuiteResult], _ seconds: [Double], _ header: BundleHeader, _ jobs: JobCount
  ) async throws(LayoutAnimationError) -> [BundleEntry] {
    let places = Dictionary(uniqueKeysWithValues: zip(header.timelines, header.timelines.indices))
    let made = await SharedJobs.make(results.count, jobs) { number, _ in
      Result { () throws(LayoutAnimationError) in
        let result = results[number]
        var record = try ResultRecord(result, hasFindings: true)
        if !seconds.isEmpty { record.seconds = seconds[number] }
        return BundleEntry(
          index: places[result.path] ?? 0, record: record,
          proposal: try result.verification.flatMap { verification throws(LayoutAnimationError) in
            try ProposedPin(verification)
          },
          card: JSONWriter.text(of: Card(result, name: result.path), .compact))
      }
    }
    var entries: [BundleEntry] = []
    for entry in made { entries.append(try entry.get()) }
    return entries
  }
}

extension ReviewPage {
  /// The page of a bundle: the same as that of the run that wrote it.
  ///
  /// - Throws: `invalidTimeline` for a bundle that does not hold what the page shows.
  package init(of bundle: ResultBundle) throws(LayoutAnimationError) {
    let names = bundle.records.map(\.path).distinctNames
    var cards: [Card] = []
    for (entry, name) in zip(bundle.entries, names) { cards.append(try Card(entry, name: name)) }
    self.init(cards, bundle: bundle.checksum.description)
    omission = bundle.header.shard?.omission
  }
}

extension Card {
  fileprivate init(_ entry: BundleEntry, name: String) throws(LayoutAnimationError) {
    let path = entry.record.path
    do {
      let source = SourceText(bytes: Array(entry.card.utf8))
      self = try CardReader(source: source).card(
        try JSONValue(parsing: source), name: name, path: path)
    } catch let fault as CardReader.Fault {
      throw LayoutAnimationError(
        .invalidTimeline, "the bundle cannot be shown: the card of `\(path)`: \(fault.reason)")
    } catch {
      throw LayoutAnimationError(
        .invalidTimeline, "the bundle cannot be shown: the card of `\(path)` is not valid JSON")
    }
  }
}
