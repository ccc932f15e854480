import TimelineModel

extension DiagnosticFact {
  subscript(key: String) -> DiagnosticFact? {
    guard case .members(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Empty for what is not a text.
  var text: String {
    if case .text(let text) = self { return text }
    return ""
  }

  var list: [DiagnosticFact] {
    if case .list(let list) = self { return list }
    return []
  }
}
