import LayoutAnimation
import Presentation
import TimelineModel

/// The chart of what moves when.
struct MotionLanes {
  let json: JSON

  /// The limit for bars: more would be too small to be told apart.
  static let mostBars = 2_000

  /// Nil if the limit is exceeded.
  init?(_ timeline: PlannedTimeline, mostBars: Int = Self.mostBars) {
    let chart = timeline.motionChart
    guard chart.rows.reduce(0, { $0 + $1.bars.count }) <= mostBars else { return nil }
    let views = timeline.plan.timeline.views.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(views, views.indices))
    json = .array(
      chart.rows.map { row in
        .object([
          ("view", JSON(numbers[row.view] ?? 0)),
          ("properties", .array(row.properties.map { JSON($0) })),
          (
            "bars",
            .array(
              row.bars.map { bar in
                .array([bar.start, bar.begin, bar.end].map { JSON(rounded: $0) })
              })
          ),
        ])
      })
  }
}
