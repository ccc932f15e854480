import JSONText
import Planning
import TimelineModel
import Timing

extension StateMatrix {
  /// The text of a plain timeline that makes all transitions between states one after the other, so that
  /// whatever is done with a timeline can be done with all of them together: it can be pinned, compared
  /// and shown.
  ///
  /// - Precondition: the timeline has states.
  package var walk: String {
    guard let root = try? JSONValue(parsing: written.source),
      case .object(let members) = root.content
    else { return "" }
    let kept = members.filter { !["keyframes", "duration", "note"].contains($0.name.value) }
      .map { "  \(text($0.name.range)): \(text($0.value.range))" }
    let animation = members.first { $0.name.value == "stateAnimation" }.map { text($0.value.range) }
    let keyframes = Self.way(through: states.count).enumerated().map { place, state in
      place == 0
        ? "    { \"time\": 0, \"to\": \"\(states[state])\" }"
        : "    { \"after\": 0.1, \"to\": \"\(states[state])\", \"animation\": \(animation ?? "0.3") }"
    }
    let list = "  \"keyframes\": [\n" + keyframes.joined(separator: ",\n") + "\n  ]"
    return "{\n" + (kept + [list]).joined(separator: ",\n") + "\n}\n"
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: written.source.bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// Numbers of which every two different ones follow each other once in either order: from each there
  /// and back to all that are not its neighbours, and at last back through the neighbours.
  static func way(through count: Int) -> [Int] {
    var way = [0]
    for number in 0..<count {
      for other in stride(from: number + 2, to: count, by: 1) { way += [other, number] }
      if number + 1 < count { way.append(number + 1) }
    }
    return way + (0..<max(0, count - 1)).reversed()
  }
}
