/// What is known about the optional rows of a component that compete.
struct RivalSearch: Sendable {
  /// Each ascending, and at least two.
  var groups: [[Int]] = []
  /// The violated rows of each priority of which no groups were searched; ascending.
  var uncompared: [[Int]] = []

  var isEmpty: Bool { groups.isEmpty && uncompared.isEmpty }
}
