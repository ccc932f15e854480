import AutoLayout
import Presentation
import Reporting
import TimelineModel
import Timing

/// What moves when: the animations of every view, as in a Gantt chart. Times are in seconds.
public struct MotionChart: Hashable, Sendable {
  /// An animation that changes something.
  public struct Bar: Hashable, Sendable {
    /// The keyframe that started it, if it can be identified.
    public let keyframe: Inspection.Keyframe?
    /// When it was added; it shows its start until it begins.
    public let start: Double
    /// When it begins to move, after its delay.
    public let begin: Double
    /// When it ends, its animator pauses, another animation takes its place, or the timeline ends.
    public let end: Double
    /// The name or the parameters of its timing curve.
    public let curve: String
  }

  /// Properties of a view that have the same animations.
  public struct Row: Hashable, Sendable {
    /// The view's id.
    public let view: String
    /// By their names in the format; `position` is the centre of the frame, and `path` a motion of it
    /// that does not change the model.
    public let properties: [String]
    /// In order of their start; at least one.
    public let bars: [Bar]
  }

  /// When the timeline ends.
  public let end: Double
  /// The times of keyframes, ascending, each once.
  public let turns: [Double]
  /// In the order of the file's views.
  public let rows: [Row]
}

extension PlannedTimeline {
  /// What moves when.
  public var motionChart: MotionChart {
    let end = plan.clock.end
    let starts = AnimationStarts(plan.timeline)
    var rows: [MotionChart.Row] = []
    let spans = plan.spans.filter { $0.begin < end }
    for property in spans.runs(where: { $0.view == $1.view && $0.property == $1.property }) {
      let bars = property.map { MotionChart.Bar($0, until: end, starts, plan.timeline) }
      let view = plan.timeline.views[property[0].view.rawValue].id
      rows.add(property[0].property.rawValue, of: view, bars)
    }
    return MotionChart(
      end: FrameTime(end).seconds, turns: plan.turns.map { FrameTime($0).seconds }, rows: rows)
  }
}

extension MotionChart.Bar {
  fileprivate init(
    _ span: MotionSpan, until end: Nanoseconds, _ starts: AnimationStarts, _ timeline: Timeline
  ) {
    let timeframe = span.timeframe
    keyframe = starts.keyframe(of: timeframe).map { timeline.inspected($0) }
    begin = FrameTime(span.begin).seconds
    // The delay is that of the animation; an animator that goes on has none.
    let isDelayed = span.begin == timeframe.begin
    start = isDelayed ? FrameTime(timeframe.start).seconds : begin
    self.end = FrameTime(min(span.end, end)).seconds
    curve = timeframe.curve.shownWords
  }
}

extension [MotionChart.Row] {
  /// Adds a property to the row of the view with the same bars, or to a new one.
  fileprivate mutating func add(_ property: String, of view: String, _ bars: [MotionChart.Bar]) {
    let first = lastIndex { $0.view != view }.map { $0 + 1 } ?? 0
    guard let same = self[first...].firstIndex(where: { $0.bars == bars }) else {
      return append(MotionChart.Row(view: view, properties: [property], bars: bars))
    }
    self[same] = MotionChart.Row(
      view: view, properties: self[same].properties + [property], bars: bars)
  }
}

extension Array {
  /// Neighbours that belong together.
  fileprivate func runs(where belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belong(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
