import JSONText

/// Advice on keys that an object does not have.
extension DocumentReader {
  @discardableResult
  mutating func reportUnknown(_ name: JSONString, of shape: ObjectShape) -> KeyAdvice {
    let advice = advice(on: name.value, shape)
    report(
      .unknownKey, "unknown key \(quoted(name.value)) in \(shape.name)", at: name.range,
      help: advice.text
        ?? "the keys are \(shape.writtenKeys.map { "`\($0)`" }.joined(separator: ", "))")
    return advice.kind
  }

  /// The keys that no object has. In a change without an operation such a key may stand for it, and
  /// the others are correct.
  func strangeKeys(of value: JSONValue) -> [JSONString] {
    guard case .object(let members) = value.content else { return [] }
    return members.map(\.name).filter { name in
      name.value != "note" && !shapes.contains { $0.has(name.value) }
    }
  }

  /// The most specific advice: a misspelt key of this object comes before a key of an object elsewhere.
  private mutating func advice(
    on key: String, _ shape: ObjectShape
  ) -> (text: String?, kind: KeyAdvice) {
    if let path = pathAdvice(on: key, shape) { return (path, .unclear) }
    if let misspelt = misspelt(key, shape) { return (didYouMean(misspelt), .correction(misspelt)) }
    if let words = familiarAdvice(on: key, shape) { return (words, .familiar(words)) }
    if let axis = pointAdvice(on: key, shape) { return (axis, .unclear) }
    if let nested = nestedAdvice(on: key, shape) { return (nested, .unclear) }
    let keys = shape.writtenKeys + ["note"]
    if let nearest = suggestion(for: key, among: keys) {
      return (
        didYouMean(nearest),
        shape.keys.contains(nearest) ? .correction(nearest) : .unclear
      )
    }
    return (levelAdvice(on: key, shape), .unclear)
  }

  /// A distance in UIKit has a width and a height, or a horizontal and a vertical part; here it is a point.
  private func pointAdvice(on key: String, _ shape: ObjectShape) -> String? {
    guard shape.keys.contains("x"), shape.keys.contains("y") else { return nil }
    switch key {
    case "width", "dx", "horizontal": return "write `x`"
    case "height", "dy", "vertical": return "write `y`"
    default: return nil
    }
  }

  private func familiarAdvice(on key: String, _ shape: ObjectShape) -> String? {
    let place: FamiliarWord.Place? =
      shape.name.hasPrefix("a change")
      ? .changeKey : shape.name.hasSuffix("with an equation") ? .equationKey : nil
    return place.flatMap { FamiliarWord.advice(on: key, as: $0) }
      ?? FamiliarWord.advice(on: key, as: .key)
  }

  /// A key of this object that differs in one letter from a familiar word whose advice is about keys
  /// of other objects: `colour` in a text.
  private func misspelt(_ key: String, _ shape: ObjectShape) -> String? {
    guard let words = FamiliarWord.advice(on: key, as: .key),
      !shape.keys.contains(where: { words.contains("`\($0)`") })
    else { return nil }
    return shape.keys.first { editDistance(Array(key.utf8), Array($0.utf8), limit: 1) != nil }
  }

  /// Advice for a misplaced key: the key path if only its last component was written, or the nested
  /// object if a key path was written for one.
  private func pathAdvice(on name: String, _ shape: ObjectShape) -> String? {
    if let path = shape.keys.first(where: { $0.hasSuffix("." + name) }) {
      return didYouMean(path)
    }
    let parts = name.split(separator: ".")
    guard parts.count == 2, shape.keys.contains(String(parts[0])),
      !shape.keys.contains(where: { $0.hasPrefix(parts[0] + ".") })
    else { return nil }
    return "did you mean `\"\(parts[0])\": {\"\(parts[1])\": …}`?"
  }

  /// Advice for a key of an object that is the value of a key of this one.
  private func nestedAdvice(on key: String, _ shape: ObjectShape) -> String? {
    let nested = shapes.filter { inner in
      inner.has(key) && inner.holder.map { shape.keys.contains($0) } ?? false
    }
    guard let inner = nested.first, let holder = inner.holder else { return nil }
    guard nested.count == 1 else { return "\(quoted(key)) is a key of \(places(nested))" }
    return "\(quoted(key)) is a key of `\(holder)`: write `\"\(holder)\": {\"\(key)\": …}`"
  }

  /// Advice for a key of an object elsewhere.
  private func levelAdvice(on key: String, _ shape: ObjectShape) -> String? {
    let owners = shapes.filter { $0.has(key) }
    // A change that names nothing lacks the key that makes it a change of something.
    let related = owners.filter { $0.name.hasPrefix(shape.name + " of ") }
    let chosen = related.isEmpty ? owners : related
    return chosen.isEmpty ? nil : "\(quoted(key)) is a key of \(places(chosen))"
  }

  private func places(_ shapes: [ObjectShape]) -> String {
    let places = shapes.prefix(3).map(\.place)
    guard places.count > 1, let last = places.last else { return places.joined() }
    return places.dropLast().joined(separator: ", ") + " or " + last
  }
}
