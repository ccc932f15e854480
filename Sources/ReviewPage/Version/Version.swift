/// One side of a card's data: everything that the page shows of a timeline or a folder of frames, in
/// parts that can be omitted if a card would be too large.
struct Version: Sendable {
  /// The parts that are never omitted.
  var members: [(key: String, value: JSON)]
  /// `layout`, `rules` and `layouts`; `withoutExplanations` replaces them if they are omitted.
  var explanations: [(key: String, value: JSON)] = []
  let withoutExplanations: [(key: String, value: JSON)] = [
    ("layout", JSON(0)), ("rules", .array([])), ("layouts", .array([])),
  ]
  /// The marks of the overlay.
  var marks = JSON.array([])
  /// The codes of the findings, each once; empty for a folder of frames.
  var findingCodes: [String] = []
  /// The names of omitted parts.
  var omitted: [String] = []

  static let overlay = "overlay"
  static let motion = "what moves when"
  static let explanation = "explanations"

  /// In bytes, without names and brackets.
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
