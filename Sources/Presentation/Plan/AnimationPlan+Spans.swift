package import AutoLayout
package import Timing

extension AnimationPlan {
  /// The animations that change something, by view and then by property, each in order of its start.
  ///
  /// - Complexity: linear in the animations; nothing is played again.
  package var spans: [MotionSpan] {
    tracks.indices.flatMap { index in
      tracks[index].spans.flatMap { property, spans in
        spans.map {
          MotionSpan(
            view: ViewIndex(index), property: property, timeframe: $0.timeframe,
            begin: $0.begin, end: $0.end)
        }
      }
    }
  }

  /// What one view shows.
  package func presentation(of view: ViewIndex, at time: FrameTime) -> PresentedView {
    tracks[view.rawValue].shown(at: time)
  }
}
