/// A value for programs to read, in the shapes of JSON.
package indirect enum DiagnosticFact: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: DiagnosticFact
  }

  /// What is not known, or is infinite.
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DiagnosticFact])
  case members([Member])

  package static func object(_ members: KeyValuePairs<String, DiagnosticFact>) -> DiagnosticFact {
    .members(members.map { Member(key: $0.key, value: $0.value) })
  }
}
