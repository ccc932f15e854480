import Foundation
import LayoutAnimation
import ResultBundles
import ReviewPage
import TestSupport
import Testing

/// A folder of small timelines, and what `verify` finds in it.
final class BundleSuite: Sendable {
  let folder: TemporaryFolder

  /// - Parameter count: of timelines; the first one is a film that costs more than all others.
  init(count: Int = 5) throws {
    folder = try TemporaryFolder()
    for number in 0..<count { try write(number) }
  }

  func name(_ number: Int) -> String { number == 0 ? "film.json" : "t\(number).json" }

  /// - Parameter end: where the box ends.
  func write(_ number: Int, end: Int = 8, in path: String? = nil) throws {
    let duration = number == 0 ? "6" : "0.\(number)"
    try folder.write(
      """
      { "version": 1, "framesPerSecond": 10, "name": "No. \(number)",
        "canvas": { "width": \(number == 0 ? 24 : 12), "height": 10 },
        "views": [{ "id": "box", "backgroundColor": "#007AFF" }],
        "constraints": [
          "x: box.left == root.left", "box.top == root.top", "box.width == 4", "box.height == 4"
        ],
        "keyframes": [{
          "time": 0, "animation": { "duration": \(duration), "curve": "linear" },
          "changes": [{ "constraint": "x", "constant": \(end) }] }] }
      """, to: path ?? name(number))
  }

  func path(_ number: Int) -> String { folder.path(name(number)) }

  func suite() throws -> TimelineSuite { try TimelineSuite(paths: [folder.url.path]) }

  /// Pins everything, then changes two timelines, adds one, breaks one and removes one.
  func change() async throws {
    _ = try await suite().verify(recording: .all)
    try write(0, end: 9)
    try write(2, end: 3)
    try write(7)
    try folder.write("{ \"version\": 1, \"views\": [}", to: "broken.json")
    try FileManager.default.removeItem(atPath: path(1))
  }

  func header(_ shard: Shard = .whole) throws -> BundleHeader {
    BundleHeader(
      options: BundleOptions(), paths: [folder.url.path], timelines: try suite().pieces,
      inputs: try suite().checksum, shard: shard == .whole ? nil : shard)
  }

  func bundle(_ shard: Shard = .whole) async throws -> ResultBundle {
    let part = try await suite().part(shard, dividesFilms: true)
    return try await ResultBundle(
      of: await part.verify(isProposing: true), fractions: try await part.drawFractions(),
      try header(shard))
  }
}

/// Joins bundles as `merge` does.
func merged(_ bundles: [ResultBundle]) async throws -> ResultBundle {
  let merge = try BundleMerge(bundles.enumerated().map { ("\($0.offset).bundle", $0.element) })
  return ResultBundle(merge.header, merge.entries + (try await ResultBundle.judged(merge)))
}
