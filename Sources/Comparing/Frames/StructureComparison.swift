import Planning
import Rendering

extension StructureDifference {
  /// All differences except those of sizes, which the comparison of pixels finds. The views of a
  /// folder count as unknown.
  static func all(
    _ expected: FrameSource, _ actual: FrameSource, _ frames: FrameNumbers
  ) -> [StructureDifference] {
    all(
      expected, actual, frames,
      layouts: (
        expected.timeline.map { FrameLayouts($0.plan) },
        actual.timeline.map { FrameLayouts($0.plan) }
      ))
  }

  /// - Parameter layouts: the views of each side; nil if they are not known.
  static func all(
    _ expected: FrameSource, _ actual: FrameSource, _ frames: FrameNumbers,
    layouts: (expected: FrameLayouts?, actual: FrameLayouts?)
  ) -> [StructureDifference] {
    var found = counts(expected, actual, frames)
    guard let before = layouts.expected, let after = layouts.actual else { return found }
    if before.framesPerSecond != after.framesPerSecond {
      found.append(
        .framesPerSecond(expected: before.framesPerSecond, actual: after.framesPerSecond))
    }
    return found + ViewTrees(before.views, after.views).differences
  }

  private static func counts(
    _ expected: FrameSource, _ actual: FrameSource, _ frames: FrameNumbers
  ) -> [StructureDifference] {
    var found: [StructureDifference] = []
    let (before, after) = (expected.frames.count, actual.frames.count)
    if before != after { found.append(.frameCount(expected: before, actual: after)) }
    guard expected.timeline == nil || actual.timeline == nil else { return found }
    if !frames.onlyExpected.isEmpty { found.append(.missingFrames(frames.onlyExpected)) }
    if !frames.onlyActual.isEmpty { found.append(.surplusFrames(frames.onlyActual)) }
    let lost = lostFrames(expected, actual)
    if !lost.isEmpty { found.append(.lostFrames(lost)) }
    return found
  }

  /// Nothing shows that they would be the same.
  private static func lostFrames(_ expected: FrameSource, _ actual: FrameSource) -> [Int] {
    Set(expected.listedFrames).union(actual.listedFrames).subtracting(expected.frames)
      .subtracting(actual.frames).sorted()
  }
}

extension FrameSource {
  /// The numbers of the frames that the manifest of a folder lists.
  fileprivate var listedFrames: [Int] {
    guard case .folder(let folder) = self else { return [] }
    return folder.manifest?.frames.map(\.index) ?? []
  }
}
