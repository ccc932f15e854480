import JSONText
import TimelineModel

extension Expander {
  /// The states of all files, those of included ones first. One that is declared twice is reported where
  /// the timeline is read, with both places.
  mutating func stateMembers() throws(Fault) -> [ExpandedMember] {
    var made: [ExpandedMember] = []
    for part in files.dropFirst() + files.prefix(1) {
      guard let states = part.value.named("states") else { continue }
      guard case .object(let members) = states.content else {
        throw Fault(
          .wrongType, "`states` must be an object", at: part.scope.shortPlace(of: states),
          help: "write `\"states\": { \"expanded\": [ … ] }`")
      }
      try checkDepth(states, part.scope.deeper())
      for member in members { made.append(try state(member, part.scope.deeper().deeper())) }
    }
    return made
  }

  private mutating func state(
    _ member: JSONMember, _ scope: Scope
  ) throws(Fault) -> ExpandedMember {
    let name = try copied(member.name.range, scope)
    guard case .array(let changes) = member.value.content else {
      let value = try self.value(member.value, .text, scope)
      return ExpandedMember(name: name, value: value, key: member.name.value)
    }
    try checkDepth(member.value, scope)
    let items = try list(changes, .changes, scope.deeper())
    if let stagger = items.lazy.compactMap(\.stagger).first {
      record(
        Fault(
          .contradictoryKeys, "`stagger` delays an animation, and a state is not animated",
          at: stagger, help: "remove `stagger`"))
    }
    let value = ExpandedValue(
      content: .array(items.map(\.value)), place: scope.place(of: member.value))
    return ExpandedMember(name: name, value: value, key: member.name.value)
  }
}
