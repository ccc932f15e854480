import LayoutAnimation

extension Version {
  init(
    _ folder: FrameFolder, besides timeline: PlannedTimeline, _ comparison: FrameComparison
  ) throws(LayoutAnimationError) {
    members = []
  }
}
