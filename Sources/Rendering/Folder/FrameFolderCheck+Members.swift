import FileAccess
import Planning
import Reporting

/// The members of a manifest that something other than the timeline determines. The others are not known
/// without it.
extension FrameDirectory {
  /// - Throws: `unreadableInput`.
  func memberProblems(
    of manifest: Manifest
  ) throws(LayoutAnimationError) -> [FrameFolderCheck.Problem] {
    let kinds = [manifest.otherRevision, manifest.otherScale] + [try otherRate(manifest)]
    return kinds.compactMap(\.self).map {
      FrameFolderCheck.Problem(file: Manifest.fileName, kind: $0)
    }
  }

  private func otherRate(
    _ manifest: Manifest
  ) throws(LayoutAnimationError) -> FrameFolderCheck.Problem.Kind? {
    for algorithm in FrameChecksums.Algorithm.allCases {
      guard try isOfOtherRate(algorithm, manifest), let list = try list(algorithm) else { continue }
      return .otherMember(
        "options.framesPerSecond", value: "\(manifest.origin.framesPerSecond)",
        source: "`\(algorithm.fileName)`", expected: "\(list.framesPerSecond)")
    }
    return nil
  }

  /// Whether a list differs from that of the manifest in nothing but the frame rate.
  func isOfOtherRate(
    _ algorithm: FrameChecksums.Algorithm, _ manifest: Manifest
  ) throws(LayoutAnimationError) -> Bool {
    guard let list = try list(algorithm), let expected = manifest.checksums(algorithm) else {
      return false
    }
    return list.framesPerSecond != expected.framesPerSecond && list.rows == expected.rows
      && (list.width, list.height) == (expected.width, expected.height)
  }
}

extension Manifest {
  fileprivate var otherRevision: FrameFolderCheck.Problem.Kind? {
    guard origin.tool == layoutAnimationVersion, origin.pixelRevision != pixelRevision else {
      return nil
    }
    return .otherMember(
      "pixelRevision", value: "\(origin.pixelRevision)", source: "layoutanim \(origin.tool)",
      expected: "\(pixelRevision)")
  }

  /// The picture has room for every state of `root`, some of which no frame may show: it can be larger, and
  /// never smaller.
  fileprivate var otherScale: FrameFolderCheck.Problem.Kind? {
    let sizes = layout.filter { $0.view == views.first?.id }.compactMap(\.size)
    func fits(_ scale: Int) -> Bool {
      sizes.allSatisfy { size in
        size.width * Double(scale) < Double(origin.width) + 0.5 + 1e-6
          && size.height * Double(scale) < Double(origin.height) + 0.5 + 1e-6
      }
    }
    guard !fits(origin.scale), let scale = (1...3).last(where: fits) else { return nil }
    return .otherMember(
      "options.scale", value: "\(origin.scale)", source: "the size of `root` in `layout`",
      expected: "\(scale)")
  }
}
