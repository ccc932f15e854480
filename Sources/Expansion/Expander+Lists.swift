import JSONText
import TimelineModel

/// An element of an expanded list. A change may be delayed.
struct ListItem {
  var value: ExpandedValue
  /// In seconds, the sum of the staggers around it.
  var delay = 0.0
  /// Where the delay was written.
  var stagger: SourceOrigins.Place?
}

extension Expander {
  /// Expands the elements of a list. A mistake in one of them is recorded, so that the others are
  /// looked at too.
  ///
  /// - Throws: only what ends the expansion.
  mutating func list(
    _ elements: [JSONValue], _ kind: ListKind, _ scope: Scope
  ) throws(Fault) -> [ListItem] {
    var items: [ListItem] = []
    for element in elements {
      do throws(Fault) {
        items += try self.items(element, kind, scope)
      } catch {
        if error.isFinal { throw error }
        record(error)
      }
    }
    return items
  }

  private mutating func items(
    _ element: JSONValue, _ kind: ListKind, _ scope: Scope
  ) throws(Fault) -> [ListItem] {
    if element.isRepeat { return try repetition(element, kind, scope) }
    if element.isTemplateUse { return try templateUse(element, kind, scope) }
    if kind == .keyframes { return try keyframe(element, scope).map { ListItem(value: $0) } }
    let stringKind: ValueKind = kind == .constraints ? .formula : .text
    return [ListItem(value: try value(element, stringKind, scope))]
  }

  /// Counts a repetition, or a use of a template.
  mutating func countRepetition(at place: Place) throws(Fault) {
    repetitionCount += 1
    guard repetitionCount <= limits.repetitions else { throw tooManyRepetitions(at: place) }
  }

  func tooManyRepetitions(at place: Place) -> Fault {
    Fault(
      .limit,
      "the timeline repeats more than \(limits.repetitions) times, all repeats and templates together",
      at: place, help: "repeats in repeats count with their product")
  }

  /// A scope for what a use brings in.
  mutating func enter(_ scope: Scope, through place: Place, words: String) -> Scope {
    uses.append(SourceOrigins.Use(place, words: words))
    var inner = scope
    inner.use = uses.count - 1
    inner.isBody = true
    return inner
  }

  /// The elements of `body`.
  func body(of value: JSONValue, _ what: String, _ scope: Scope) throws(Fault) -> [JSONValue] {
    guard let body = value.named("body") else {
      throw Fault(
        .missingKey, "\(what) needs `body`", at: scope.shortPlace(of: value),
        help: "write `\"body\": […]` with what it stands for")
    }
    guard case .array(let elements) = body.content else {
      throw Fault(
        .wrongType, "`body` must be a list", at: scope.shortPlace(of: body), help: "write `[…]`")
    }
    return elements
  }

  /// Reports keys that an object does not have, and those that it has twice.
  mutating func checkKeys(
    of value: JSONValue, _ what: String, _ keys: [String], _ scope: Scope,
    familiar: KeyValuePairs<String, String> = [:]
  ) throws(Fault) {
    var seen: [String: SourceRange] = [:]
    for member in value.members {
      let key = member.name.value
      if let first = seen.updateValue(member.name.range, forKey: key) {
        throw Fault(
          .duplicateKey, "the key \(quoted(key)) occurs twice in this object",
          at: scope.place(member.name.range),
          labels: [Fault.Label(text: "first occurrence", place: scope.place(first))],
          help: "remove one of them")
      }
      guard !keys.contains(key), key != "note" else { continue }
      let advice =
        familiar.first { $0.key == key }?.value ?? suggester.advice(on: key, among: keys)
        ?? "the keys are \(enumeration(keys, joinedBy: "and"))"
      throw Fault(
        .unknownKey, "unknown key \(quoted(key)) in \(what)", at: scope.place(member.name.range),
        help: advice)
    }
  }
}
