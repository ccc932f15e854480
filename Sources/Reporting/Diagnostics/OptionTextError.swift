/// Why the text of an option means nothing, where, and what would.
package struct OptionTextError: Error, Hashable, Sendable {
  /// Where the text goes wrong, counted from 1 in characters.
  package let column: Int
  package let problem: String
  package let advice: String

  package init(column: Int, _ problem: String, advice: String) {
    self.column = column
    self.problem = problem
    self.advice = advice
  }
}

extension OptionTextError: CustomStringConvertible {
  package var description: String { "at column \(column), \(problem); \(advice)" }
}
