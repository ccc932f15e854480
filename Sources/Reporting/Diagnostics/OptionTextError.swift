/// Why the text of an option means nothing, where, and what would.
public struct OptionTextError: Error, Hashable, Sendable {
  /// Where the text goes wrong, counted from 1 in characters.
  public let column: Int
  public let problem: String
  public let advice: String

  package init(column: Int, _ problem: String, advice: String) {
    self.column = column
    self.problem = problem
    self.advice = advice
  }
}

extension OptionTextError: CustomStringConvertible {
  public var description: String { "at column \(column), \(problem); \(advice)" }
}
