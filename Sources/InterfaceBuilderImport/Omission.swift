/// Something of the file that the timeline does not have.
package struct Omission: Hashable, Sendable {
  /// What it is: the type of a view, or `constraint`.
  package var kind: String
  package var id: String
  package var reason: String

  package var text: String { "\(kind) \(id): \(reason)" }
  var isConstraint: Bool { kind == "constraint" }
}
