import JSONText
import Timing

/// A state as it is written: its references to constraints are unresolved.
struct StateDraft {
  var name: JSONString
  var changes: [ChangeDraft] = []
  /// Whether no mistake in it has been reported.
  var isValid = true
}

extension TimelineReader {
  /// What a state cannot have, because going to another one would have to undo it.
  private static let irrevocable: KeyValuePairs<String, String> = [
    "add": "declare the constraint in `constraints`, with `\"active\": false`, and `activate` it",
    "remove": "write `deactivate`",
    "addSubview": "declare the view in `views`, with `\"hidden\": true` or `\"alpha\": 0`",
    "removeFromSuperview": "write `{\"view\": …, \"hidden\": true}`, or an `alpha` of 0",
  ]

  /// Reads the states of the file.
  mutating func stateDrafts(_ field: Field?) -> [StateDraft] {
    guard let field else { return [] }
    guard case .object(let members) = field.value.content else {
      document.reportType(
        of: field, expected: "an object", help: "write `\"states\": { \"expanded\": [ … ] }`")
      hasLostStates = true
      return []
    }
    let states = members.filter { $0.name.value != "note" }
    for note in members where note.name.value == "note" {
      _ = document.string(Field(key: "note", value: note.value))
    }
    if states.isEmpty {
      document.report(
        .wrongValue, "`states` needs at least one state", at: field.value.shortRange,
        help: "remove it, or write `{ \"expanded\": [ … ] }` with the changes of a state")
    }
    guard states.count <= limits.states else {
      document.report(
        .limit, "there are more than \(limits.states) states",
        at: states[limits.states].name.range,
        help: "divide the timeline")
      hasLostStates = true
      return []
    }
    return distinct(states).map { stateDraft($0) }
  }

  private mutating func distinct(_ states: [JSONMember]) -> [JSONMember] {
    var first: [String: JSONString] = [:]
    return states.filter { state in
      guard let other = first[state.name.value] else {
        first[state.name.value] = state.name
        return true
      }
      document.report(
        .duplicateName, "the state \(quoted(state.name.value)) is declared twice",
        at: state.name.range,
        labels: [Diagnostic.Label("first declared here", at: document.location(of: other.range))],
        help: "rename one of them, or join their changes")
      return false
    }
  }

  private mutating func stateDraft(_ member: JSONMember) -> StateDraft {
    let errors = document.errorCount
    var draft = StateDraft(name: member.name)
    checkStateName(member.name)
    let field = Field(name: "the state \(quoted(member.name.value))", value: member.value)
    for element in document.list(field) ?? [] {
      if let change = stateChange(element) { draft.changes.append(change) }
    }
    draft.isValid = document.errorCount == errors
    return draft
  }

  private mutating func checkStateName(_ name: JSONString) {
    if name.value == "declared" {
      return document.report(
        .reservedName, "`declared` is what the layout without any state is called",
        at: name.range, help: "choose another name")
    }
    guard !isIdentifier(name.value) else { return }
    document.report(
      .malformedName, "\(quoted(name.value)) is not a valid name", at: name.range,
      help: "use letters, digits and `_`, and do not start with a digit")
  }

  private mutating func stateChange(_ element: Field) -> ChangeDraft? {
    if let (key, advice) = Self.irrevocable.first(where: { element.value.member($0.key) != nil }) {
      document.report(
        .notChangeable, "a state cannot `\(key)`: going to another one would have to undo it",
        at: element.value.shortRange, help: advice)
      return nil
    }
    guard let change = changeDraft(element.value) else { return nil }
    guard case .view(_, let view) = change.operation, let path = view.pathLocation else {
      return change
    }
    document.report(
      .notChangeable, "a state cannot have a `path`, which is a motion and not a value", at: path,
      help: "write it in `changes` of the keyframe")
    return nil
  }

  /// Reads how `layoutanim states` goes from one state to another.
  mutating func stateAnimation(_ field: Field?) -> Animation {
    let usual = Animation(duration: Nanoseconds(300_000_000))
    guard let field else { return usual }
    if case .object = field.value.content {
      guard let fields = document.fields(field, of: Self.stateAnimationShape) else { return usual }
      let animation = ownAnimation(fields, inside: nil)
      guard animation.repetition.count == .forever else { return animation }
      document.report(
        .outOfRange, "the animation of states must end",
        at: fields["repeatCount"]?.range ?? field.range,
        help: "give it a number of times as `repeatCount`")
      return usual
    }
    return animation(field)?.animation ?? usual
  }

  static let stateAnimationShape = ObjectShape(
    "the animation of states", in: "stateAnimation",
    animationKeys.filter {
      !["relativeKeyframes", "calculationMode", "animations"].contains($0)
    })
}
