import JSONText
import Reporting
import TimelineModel
import Timing

/// Changes of when keyframes animate and how, as they were written.
///
/// A curve that follows from a changed duration, or a duration from a changed spring, is reported with
/// it, and what is the same in several keyframes once.
struct WrittenTiming {
  private let files: WrittenChanges
  private var written: [TimelineChange] = []
  /// Changed times of keyframes that are timed by the same `after` in both files.
  private var followers: [TimelineChange] = []
  /// Durations and curves that are written the same in both files.
  private var consequences: [TimelineChange] = []

  init(_ files: WrittenChanges) { self.files = files }

  /// Whether the change is one of these.
  mutating func takes(_ change: TimelineChange) -> Bool {
    let cause = change.causes[0]
    guard case .keyframe(let field)? = cause.field, let (old, new) = files.values(of: cause)
    else { return false }
    switch field {
    case .time:
      guard let before = old.member("after"), let after = new.member("after") else { return false }
      if let pause = JSONValue.change(of: "after", before, after) {
        written.append(change.stating("after \(pause)"))
      } else {
        followers.append(change)
      }
    case .duration: take(change, Self.durationChange(old, new))
    case .curve: take(change, Self.curveChange(old, new))
    case .delay, .repeatCount, .autoreverse, .beginsFromCurrentState, .animator, .event:
      written.append(change)
    case .flush, .layout: return false
    }
    return true
  }

  private mutating func take(_ change: TimelineChange, _ statement: String?) {
    if let statement {
      written.append(statement.isEmpty ? change : change.stating(statement))
    } else {
      consequences.append(change)
    }
  }

  /// Nil if both are written the same; empty if the change is as it is written.
  private static func durationChange(_ old: JSONValue, _ new: JSONValue) -> String? {
    guard let old = old.member("animation"), let new = new.member("animation") else { return "" }
    return old.writtenDuration == new.writtenDuration ? nil : ""
  }

  private static func curveChange(_ old: JSONValue, _ new: JSONValue) -> String? {
    guard let old = old.member("animation"), let new = new.member("animation") else { return "" }
    guard let before = old.member("spring"), let after = new.member("spring") else {
      return old.curveWords == new.curveWords ? nil : "curve \(old.curveWords) → \(new.curveWords)"
    }
    return JSONValue.change(of: "spring", before, after).map { "spring \($0)" }
  }

  /// The changes that were written.
  var changes: [TimelineChange] {
    var changes = written
    let sources = Dictionary(
      written.enumerated().map { ($1.causes[0].new, $0) }, uniquingKeysWith: { first, _ in first })
    for consequence in consequences {
      if let source = sources[consequence.causes[0].new] {
        changes[source] = changes[source].causing(consequence)
      } else {
        changes.append(consequence)
      }
    }
    return joined(changes)
  }

  /// The same statement about several keyframes is one change.
  private func joined(_ changes: [TimelineChange]) -> [TimelineChange] {
    var groups: [[TimelineChange]] = []
    var places: [String: Int] = [:]
    for change in changes {
      let statement = String(change.message.dropFirst(change.subject.count))
      if let place = places[statement] {
        groups[place].append(change)
      } else {
        places[statement] = groups.count
        groups.append([change])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : Self.one($0) }
  }

  private static func one(_ group: [TimelineChange]) -> TimelineChange {
    let first = group[0]
    let names = group.map { String($0.subject.dropFirst("keyframe ".count)) }
    let statement = first.message.dropFirst(first.subject.count + ": ".count)
    return TimelineChange(
      of: "keyframes " + Self.list(names), String(statement), expectedLine: first.expectedLine,
      actualLine: first.actualLine, causes: group.flatMap(\.causes))
  }

  /// As in `at 0 s, at 1 s and 3 more`.
  private static func list(_ names: [String]) -> String {
    let shown = names.count > 4 ? 3 : names.count - 1
    let last = names.count > 4 ? "\(names.count - shown) more" : names[shown]
    return names.prefix(shown).joined(separator: ", ") + " and " + last
  }

  /// Adds each keyframe that starts at another time only because it follows one that changed to
  /// that change.
  func addingFollowers(to changes: [TimelineChange]) -> [TimelineChange] {
    FollowingKeyframes(files, followers).added(to: changes)
  }
}

extension JSONValue {
  /// Of an animation, which may be a number.
  fileprivate var writtenDuration: String? {
    if case .number(let number) = content { return number.literal }
    return member("duration")?.words
  }

  fileprivate var curveWords: String {
    member("spring").map { "spring \($0.words)" } ?? member("curve")?.words ?? "easeInOut"
  }
}
