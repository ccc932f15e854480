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
  /// - Returns: whether the run continues a manifest that is not what `render` writes of the frames in it:
  ///   somebody has edited it.
  func writeAll(jobs: Int) async throws(LayoutAnimationError) -> Bool {
    try stale.remove()
    let manifest = try manifest
    for list in lists {
      if let checksums = manifest.checksums(list) {
        try file(list.fileName).write(Array(checksums.description.utf8))
      }
    }
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

extension ArraySlice<UInt8> {
  /// Without these bytes at the start; nil if they are others.
  fileprivate func dropping(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    starts(with: bytes) ? dropFirst(bytes.count) : nil
  }
}
