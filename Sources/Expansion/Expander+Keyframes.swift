import JSONText
import TimelineModel

extension Expander {
  /// Expands a keyframe. One with staggered changes becomes several at the same time, whose animations
  /// are delayed: a call of `UIView.animate(withDuration:delay:)` for each.
  mutating func keyframe(
    _ value: JSONValue, _ scope: Scope
  ) throws(Fault) -> [ExpandedValue] {
    guard case .object(let members) = value.content,
      case .array(let changes)? = value.named("changes")?.content
    else { return [try self.value(value, .text, scope)] }
    try checkDepth(value, scope)
    var made: [ExpandedMember] = []
    var items: [ListItem] = []
    for member in members {
      if member.name.value == "changes" {
        try checkDepth(member.value, scope.deeper())
        items = try list(changes, .changes, scope.deeper().deeper())
        let list = ExpandedValue(content: .array([]), place: scope.place(of: member.value))
        made.append(
          ExpandedMember(name: try copied(member.name.range, scope), value: list, key: "changes"))
      } else {
        made.append(try self.member(member, scope.deeper()))
      }
    }
    let runs = runs(items)
    if let stagger = runs.compactMap({ $0.first?.stagger }).first {
      try checkStagger(value, at: stagger)
    }
    var keyframes: [ExpandedValue] = []
    for (index, run) in runs.enumerated() {
      try keyframes.append(keyframe(run, made, isFirst: index == 0, value, scope))
    }
    return keyframes
  }

  /// Consecutive changes of the same delay; one without changes for a keyframe that has none.
  private func runs(_ items: [ListItem]) -> [[ListItem]] {
    var runs: [[ListItem]] = []
    for item in items {
      if runs.last?.first?.delay == item.delay {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs.isEmpty ? [[]] : runs
  }

  private func checkStagger(_ keyframe: JSONValue, at place: Place) throws(Fault) {
    guard keyframe.named("animation") != nil else {
      throw Fault(
        .missingKey, "`stagger` delays an animation, and this keyframe has none", at: place,
        help: "write `\"animation\": 0.3` next to `changes`")
    }
    guard keyframe.named("after") == nil else {
      throw Fault(
        .contradictoryKeys, "a keyframe with `stagger` needs `time` instead of `after`", at: place,
        help: "write the `time` in seconds")
    }
  }

  private mutating func keyframe(
    _ run: [ListItem], _ members: [ExpandedMember], isFirst: Bool, _ value: JSONValue,
    _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    let delay = run.first?.delay ?? 0
    var made: [ExpandedMember] = []
    for var member in members where isFirst || !["name", "note", "to"].contains(member.key) {
      if !isFirst { try count(bytes: 16, at: scope.shortPlace(of: value)) }
      if member.key == "changes" {
        member.value.content = .array(run.map(\.value))
      } else if member.key == "animation", delay > 0, let stagger = run.first?.stagger {
        member.value = try delayed(
          member.value, by: delay, value.named("animation"), at: stagger, scope)
      }
      made.append(member)
    }
    return ExpandedValue(content: .object(made), place: scope.place(of: value))
  }

  /// An animation with a longer delay.
  private mutating func delayed(
    _ animation: ExpandedValue, by delay: Double, _ written: JSONValue?, at stagger: Place,
    _ scope: Scope
  ) throws(Fault) -> ExpandedValue {
    var delay = delay
    if let own = written?.named("delay") { delay += try number(own, "`delay`", scope) }
    let member = member("delay", JSONWriter.text(of: wholeNanoseconds(delay)), at: stagger)
    var longer = animation
    switch animation.content {
    case .object(let members):
      longer.content = .object(members.filter { $0.key != "delay" } + [member])
    default:
      let name = ExpandedValue(content: .replaced("\"duration\""), place: animation.place)
      longer.content = .object([
        ExpandedMember(name: name, value: animation, key: "duration"), member,
      ])
    }
    return longer
  }

  private func member(_ key: String, _ text: String, at place: Place) -> ExpandedMember {
    ExpandedMember(
      name: ExpandedValue(content: .replaced("\"\(key)\""), place: place),
      value: ExpandedValue(content: .replaced(text), place: place), key: key)
  }

  /// Times are read as whole nanoseconds: without this 3 × 0.05 would be written with 17 digits.
  private func wholeNanoseconds(_ seconds: Double) -> Double {
    (seconds * 1_000_000_000).rounded() / 1_000_000_000
  }
}
