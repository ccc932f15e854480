import FileAccess
import Planning
import Reporting

/// A manifest that a run found and continues.
struct FoundManifest: Sendable {
  /// In ascending order of their indices.
  let frames: [Manifest.Frame]
  let bytes: [UInt8]
}

extension FrameFolderRecord {
  /// Writes the lists, and the manifest last.
  ///
  /// - Returns: what was done with lists and a manifest that the run continues and that are not what `render`
  ///   writes of the frames in them: somebody has edited them.
  func writeAll(jobs: Int) async throws(LayoutAnimationError) -> [FolderRepair] {
    try stale.remove()
    let manifest = try manifest
    var repairs: [FolderRepair] = []
    for list in lists {
      guard let checksums = manifest.checksums(list) else { continue }
      if try directory.list(list)?.contradicts(checksums) == true {
        repairs.append(.damaged(directory.path(ofFile: list.fileName)))
      }
      try file(list.fileName).write(Array(checksums.description.utf8))
    }
    let isRebuilt = try await writeLast(manifest, jobs: jobs)
    return repairs + (isRebuilt ? [.rebuilt(directory.path(ofFile: Manifest.fileName))] : [])
  }

  /// - Returns: whether the manifest that the run continues is not what `render` writes of the frames in it.
  private func writeLast(
    _ manifest: Manifest, jobs: Int
  ) async throws(LayoutAnimationError) -> Bool {
    var rest = found?.bytes[...]
    try await write(manifest, jobs: jobs) { rest = rest?.dropping($0) }
    guard let found else { return false }
    let expected = found.frames.map { listed[$0.index] ?? $0 }
    if expected == manifest.frames { return rest?.isEmpty != true }
    return try await differs(
      found.bytes, from: Manifest(timeline, origin: origin, frames: expected), jobs: jobs)
  }

  private func differs(
    _ bytes: [UInt8], from manifest: Manifest, jobs: Int
  ) async throws(LayoutAnimationError) -> Bool {
    var rest: ArraySlice<UInt8>? = bytes[...]
    try await format(manifest, jobs: jobs) { rest = rest?.dropping($0) }
    return rest?.isEmpty != true
  }

  /// - Parameter jobs: the number of parts that are formatted at the same time, because this takes
  ///   as long as drawing the frames if many views move.
  func writeManifest(jobs: Int) async throws(LayoutAnimationError) {
    try await write(try manifest, jobs: jobs) { _ in }
  }

  private func write(
    _ manifest: Manifest, jobs: Int, observing observe: ([UInt8]) -> Void
  ) async throws(LayoutAnimationError) {
    let unfinished = try file(Manifest.fileName).begin()
    try await format(manifest, jobs: jobs) { bytes throws(LayoutAnimationError) in
      observe(bytes)
      try unfinished.write(bytes)
    }
    try unfinished.complete()
  }

  /// - Parameter consume: receives the text of the manifest piece by piece.
  private func format(
    _ manifest: Manifest, jobs: Int,
    to consume: ([UInt8]) throws(LayoutAnimationError) -> Void
  ) async throws(LayoutAnimationError) {
    let timeline = timeline
    let parts = manifest.layoutParts
    var text = Manifest.Text(manifest)
    try await inOrder(parts.count, jobs: jobs) { part in
      manifest.layoutLines(parts[part], of: timeline)
    } _: { lines throws(LayoutAnimationError) in
      text.append(lines)
      try consume(text.takeBytes())
    }
    text.end()
    try consume(text.takeBytes())
  }
}

extension FrameChecksums {
  /// Whether another list has another checksum of a frame.
  fileprivate func contradicts(_ other: FrameChecksums) -> Bool {
    guard header == other.header else { return false }
    let checksums = Dictionary(uniqueKeysWithValues: other.rows.map { ($0.frame, $0.checksum) })
    return rows.contains { row in checksums[row.frame].map { $0 != row.checksum } ?? false }
  }
}

extension ArraySlice<UInt8> {
  /// Without these bytes at the start; nil if they are others.
  fileprivate func dropping(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    starts(with: bytes) ? dropFirst(bytes.count) : nil
  }
}
