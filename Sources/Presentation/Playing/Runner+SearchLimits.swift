import AutoLayout
import Timing

extension Runner {
  /// Records only limits that no search had reached at the end of the previous turn.
  mutating func recordSearchLimits(after keyframe: Int?, at time: Nanoseconds) {
    let present = engine.searchLimits()
    guard !present.isEmpty || !openSearchLimits.isEmpty else { return }
    let known = closeSearchLimits(at: time, but: Set(present))
    for layout in present where !known.contains(layout) {
      openSearchLimits.append(findings.count)
      findings.append(
        .searchLimit(
          .init(
            layout: layout, constraints: layout.members.map { engine.constraint($0) },
            keyframe: keyframe)))
    }
  }

  /// Ends the limits that no search reaches any more.
  ///
  /// - Returns: those of earlier turns that searches still reach.
  private mutating func closeSearchLimits(
    at time: Nanoseconds, but present: Set<LayoutSearchLimit>
  ) -> Set<LayoutSearchLimit> {
    var known: Set<LayoutSearchLimit> = []
    openSearchLimits.removeAll { index in
      guard case .searchLimit(var limit) = findings[index] else { return true }
      if present.contains(limit.layout) {
        known.insert(limit.layout)
        return false
      }
      limit.end = time
      findings[index] = .searchLimit(limit)
      return true
    }
    return known
  }
}
