/// A machine-readable value with the structure of JSON.
package indirect enum DiagnosticFact: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: DiagnosticFact
  }

  /// An unknown or infinite value.
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DiagnosticFact])
  case members([Member])

  package static func object(_ members: KeyValuePairs<String, DiagnosticFact>) -> DiagnosticFact {
    .members(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The same object with one more member, which comes first.
  package func adding(_ key: String, _ value: DiagnosticFact) -> DiagnosticFact {
    guard case .members(let members) = self else { return self }
    return .members([Member(key: key, value: value)] + members)
  }
}
