/// One side of a card's data: all that the page draws and tells of a timeline or a folder of frames,
/// in parts, so that what a card has no room for can be left out.
struct Version: Sendable {
  /// What is always there.
  var members: [(key: String, value: JSON)]
  /// `layout`, `rules` and `layouts`, and what is in their place where they are left out.
  var explanations: [(key: String, value: JSON)] = []
  let withoutExplanations: [(key: String, value: JSON)] = [
    ("layout", JSON(0)), ("rules", .array([])), ("layouts", .array([])),
  ]
  /// The overlay's.
  var marks = JSON.array([])
  /// What was left out.
  var omitted: [String] = []

  static let overlay = "overlay"
  static let explanation = "explanations"

  /// In bytes, but for some brackets.
  var size: Int {
    (members + explanations).reduce(marks.text.utf8.count) { $0 + $1.value.text.utf8.count }
  }

  mutating func omitOverlay() {
    guard marks != .array([]) else { return }
    marks = .array([])
    omitted.append(Self.overlay)
  }

  mutating func omitExplanations() {
    explanations = withoutExplanations
    if !omitted.contains(Self.explanation) { omitted.append(Self.explanation) }
  }

  var json: JSON {
    let omissions = omitted.map { JSON($0) }
    return .object(members + explanations + [("marks", marks), ("omitted", .array(omissions))])
  }
}
