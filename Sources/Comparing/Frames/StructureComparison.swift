import Planning

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
    return found
  }
}
