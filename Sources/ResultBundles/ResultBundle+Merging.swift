package import Comparing
import FileAccess
import Planning
package import Reporting

/// The bundles of shards, joined. Shards may be repeated and may overlap, in any order and of any division of the
/// suite.
package struct BundleMerge {
  /// Of the run of the whole suite.
  package let header: BundleHeader
  /// Of everything that a shard judged.
  package let entries: [BundleEntry]
  /// Timelines that several shards drew and none judged, by their paths.
  package let films: [String: FilmSums]

  /// - Parameter bundles: at least one, each with the path that messages name.
  /// - Throws: `invalidTimeline` for a bundle of another suite, of other options or of another release, for two
  ///   that disagree about a timeline, and for timelines or frames that no bundle has.
  package init(_ bundles: [(path: String, bundle: ResultBundle)]) throws(LayoutAnimationError) {
    let first = bundles[0]
    for (path, bundle) in bundles {
      guard let reason = bundle.header.difference(from: first.bundle.header) else { continue }
      throw Self.refusal("`\(path)` is not a part of the suite of `\(first.path)`: \(reason)")
    }
    header = first.bundle.header.whole
    let entries = try Self.entries(of: bundles)
    self.entries = entries.values.sorted { $0.index < $1.index }
    films = try Self.films(of: bundles, besides: Set(self.entries.map(\.record.path)))
    let films = films
    let missing = header.timelines.indices.filter {
      entries[$0] == nil && films[first.bundle.header.timelines[$0]] == nil
    }
    if !missing.isEmpty { throw Self.refusal(Self.words(missing, header, bundles)) }
  }

  private static func entries(
    of bundles: [(path: String, bundle: ResultBundle)]
  ) throws(LayoutAnimationError) -> [Int: BundleEntry] {
    var known: [Int: (entry: BundleEntry, path: String)] = [:]
    for (path, bundle) in bundles {
      for entry in bundle.entries {
        guard let other = known[entry.index] else {
          known[entry.index] = (entry, path)
          continue
        }
        guard other.entry.untimed == entry.untimed else {
          throw disagreement(other.path, path, entry.record.path)
        }
      }
    }
    return known.mapValues(\.entry)
  }

  /// - Parameter judged: the timelines whose fractions are not needed.
  private static func films(
    of bundles: [(path: String, bundle: ResultBundle)], besides judged: Set<String>
  ) throws(LayoutAnimationError) -> [String: FilmSums] {
    var films: [String: DrawnFilm] = [:]
    for (path, bundle) in bundles {
      for part in bundle.fractions where !judged.contains(part.fraction.path) {
        let timeline = part.fraction.path
        var film = films[timeline] ?? DrawnFilm(part, path)
        guard film.add(part) else { throw disagreement(film.path, path, timeline) }
        films[timeline] = film
      }
    }
    var complete: [String: FilmSums] = [:]
    for (timeline, film) in films.sorted(by: { $0.key < $1.key }) {
      if let frame = film.firstMissing {
        throw refusal("no bundle has frame \(frame) of `\(timeline)`" + missingShards(bundles))
      }
      complete[timeline] = FilmSums(inputs: film.inputs, sums: film.sums)
    }
    return complete
  }

  private static func refusal(_ message: String) -> LayoutAnimationError {
    LayoutAnimationError(.invalidTimeline, message)
  }

  private static func disagreement(
    _ first: String, _ second: String, _ timeline: String
  ) -> LayoutAnimationError {
    refusal("`\(first)` and `\(second)` disagree about `\(timeline)`; verify it again")
  }

  private static func words(
    _ missing: [Int], _ header: BundleHeader, _ bundles: [(path: String, bundle: ResultBundle)]
  ) -> String {
    let names = missing.prefix(3).map { "`\(header.timelines[$0])`" }.joined(separator: ", ")
    let more = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    return "no bundle has \(names)\(more)" + missingShards(bundles)
  }

  private static func missingShards(_ bundles: [(path: String, bundle: ResultBundle)]) -> String {
    bundles.compactMap(\.bundle.header.shard).missingWords.map { "; \($0)" } ?? ""
  }
}

extension BundleEntry {
  /// A shard that is repeated takes another time.
  fileprivate var untimed: BundleEntry {
    var record = record
    record.seconds = nil
    return BundleEntry(index: index, record: record, proposal: proposal, card: card)
  }
}

/// What is known of the frames of a timeline.
private struct DrawnFilm {
  /// The first bundle that has frames of it.
  let path: String
  let inputs: SHA256Sum
  private let frameCount: Int
  /// By frame. No array: a bundle can claim any number of frames, and memory follows those that it has.
  private var known: [Int: SHA256Sum] = [:]

  init(_ part: FractionSums, _ path: String) {
    self.path = path
    inputs = part.inputs
    frameCount = part.fraction.frameCount
  }

  /// False if it contradicts what is known.
  mutating func add(_ part: FractionSums) -> Bool {
    guard part.inputs == inputs, part.fraction.frameCount == frameCount else { return false }
    for (frame, sum) in zip(part.fraction.frames.joined(), part.sums) {
      if let other = known[frame], other != sum { return false }
      known[frame] = sum
    }
    return true
  }

  var firstMissing: Int? {
    known.count == frameCount ? nil : (0..<frameCount).first { known[$0] == nil }
  }

  /// Of all frames, in order.
  var sums: [SHA256Sum] { (0..<frameCount).compactMap { known[$0] } }
}

extension BundleHeader {
  /// Why two bundles cannot be parts of one run; nil if they can.
  fileprivate func difference(from other: BundleHeader) -> String? {
    if (tool, pixelRevision) != (other.tool, other.pixelRevision) {
      return "layoutanim \(tool) (pixels \(pixelRevision)) wrote it, and not \(other.tool) "
        + "(pixels \(other.pixelRevision))"
    }
    if options != other.options { return "it was made with other options" }
    if timelines == other.timelines && inputs != other.inputs {
      return "a timeline, a pin or the settings were different when it was made"
    }
    if timelines == other.timelines {
      return paths == other.paths ? nil : "its timelines were named differently"
    }
    let (own, others) = (Set(timelines), Set(other.timelines))
    if let added = timelines.first(where: { !others.contains($0) }) {
      return "only it has `\(added)`"
    }
    if let removed = other.timelines.first(where: { !own.contains($0) }) {
      return "it does not have `\(removed)`"
    }
    return "its timelines are in another order"
  }
}

extension [Shard] {
  /// The shards of one division that are not among these; nil if none is missing, or if they are of several
  /// divisions.
  fileprivate var missingWords: String? {
    guard let count = first?.count else { return nil }
    if let other = first(where: { $0.count != count }) {
      return "the bundles are of different divisions, \(self[0]) and \(other)"
    }
    let numbers = Set(map(\.index))
    let missing = (0..<count).filter { !numbers.contains($0) }
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(5).map { "\($0 + 1)/\(count)" }.joined(separator: ", ")
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    return missing.count == 1
      ? "the bundle of shard \(names) is missing"
      : "the bundles of shards \(names)\(more) are missing"
  }
}
