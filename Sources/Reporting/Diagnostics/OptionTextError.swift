/// A mistake in the text of an option, with its place and advice.
package struct OptionTextError: Error, Hashable, Sendable {
  /// The place of the mistake, counted from 1 in characters.
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
