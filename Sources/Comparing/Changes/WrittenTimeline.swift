import JSONText
import Planning
import Presentation
import Reporting
import TimelineModel

/// A timeline with the values of its file, so that a change can be reported as it was written: a
/// spring by its `bounce`, which is read as stiffness and damping.
struct WrittenTimeline {
  let timeline: Timeline
  private let source: SourceText
  private let root: JSONValue?
  /// By the offset at which each begins. An object is also found by its `id`, because that is where
  /// messages place a view.
  private var values: [Int: JSONValue] = [:]

  /// - Parameter isRead: whether the file's values are needed; without them changes are reported by
  ///   what was read.
  init(_ planned: PlannedTimeline, isRead: Bool = true) {
    timeline = planned.plan.timeline
    source = planned.source
    // The text was parsed before, so that it cannot fail.
    root = isRead ? try? JSONValue(parsing: planned.source) : nil
    if let root { index(root) }
  }

  private mutating func index(_ value: JSONValue) {
    values[value.range.lower] = value
    switch value.content {
    case .array(let elements): elements.forEach { index($0) }
    case .object(let members):
      members.forEach { index($0.value) }
      if let id = value.member("id") { values[id.range.lower] = value }
    case .null, .bool, .number, .string: break
    }
  }

  var words: TimelineWords { TimelineWords(timeline, followers: followers) }

  /// The keyframes that follow an earlier one at a pause.
  private var followers: Set<Int> {
    Set(timeline.keyframes.indices.filter { value(of: .keyframe($0))?.member("after") != nil })
  }

  var metrics: [JSONMember] { root?.member("metrics")?.members ?? [] }

  /// What a part was read from; nil for one without a value of its own.
  func value(of place: TimelinePlace) -> JSONValue? {
    switch place {
    case .timeline: root
    case .canvas, .view(0): root?.member("canvas")
    case .subviews: nil
    case .view(let index): timeline.views[index].location.flatMap(value)
    case .constraint(let index): value(at: timeline.constraints[index].location)
    case .keyframe(let index): value(at: timeline.keyframes[index].location)
    case .change(let index, let keyframe):
      value(at: timeline.keyframes[keyframe].changes[index].location)
    }
  }

  private func value(at location: SourceLocation) -> JSONValue? { values[location.lowerOffset] }

  /// From 1.
  func line(of value: JSONValue) -> Int { source.position(of: value.range.lower).line }

  /// The keyframes in the order of the file.
  var keyframesInFileOrder: [Int] {
    timeline.keyframes.indices.sorted {
      timeline.keyframes[$0].location.lowerOffset < timeline.keyframes[$1].location.lowerOffset
    }
  }
}

extension TimelineChange {
  /// The changes between two planned timelines, in the order of their files.
  static func all(from old: PlannedTimeline, to new: PlannedTimeline) -> [TimelineChange] {
    // Timelines of one text differ in options alone, and most comparisons are of one text.
    let isRead = old.source.bytes != new.source.bytes
    return all(
      from: WrittenTimeline(old, isRead: isRead), to: WrittenTimeline(new, isRead: isRead))
  }
}
