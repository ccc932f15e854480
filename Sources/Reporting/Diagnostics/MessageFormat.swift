/// How diagnostics are written.
package enum MessageFormat: String, CaseIterable, Hashable, Sendable {
  /// With the source line, the place underlined, notes and help.
  case full
  /// A line each: `file:line:column: severity[code]: message`.
  case concise
  /// A JSON object a line, keys sorted, null for what is not known.
  case json
  /// GitHub's workflow commands, which annotate the lines of a change.
  case github
}
