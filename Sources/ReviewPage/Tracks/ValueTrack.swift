/// One value by frame, stored only once as long as it does not change.
struct ValueTrack {
  private var first: JSON?
  private var count = 0
  /// Empty until a value differs.
  private var values: [JSON] = []

  mutating func append(_ value: JSON) {
    if values.isEmpty, value == first ?? value {
      first = value
    } else {
      if values.isEmpty { values = Array(repeating: first ?? value, count: count) }
      values.append(value)
    }
    count += 1
  }

  var json: JSON { values.isEmpty ? first ?? .null : .array(values) }
}
