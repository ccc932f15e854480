package import Reporting

/// One of several runs that share the same work, as `2/5`.
package struct Shard: Hashable, Sendable {
  /// From 0.
  package let index: Int
  /// At least 1.
  package let count: Int

  /// No farm has more workers.
  package static let largestCount = 100_000

  /// All of the work.
  package static let whole = Shard(index: 0, count: 1)

  /// What is said about results of one shard, which do not show by themselves that others have the rest; nil for
  /// those of all of the work.
  package var omission: String? {
    self == .whole ? nil : "only shard \(self) of the suite; the other shards have the rest"
  }

  private init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

  /// - Parameters:
  ///   - number: from 1, as people and most services count.
  ///   - count: 1…100,000.
  /// - Returns: nil for a number that is not 1…count, and for a count outside its range.
  package init?(number: Int, of count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
    self.init(index: number - 1, count: count)
  }

  /// Parses `i/n`, with i from 1 to n.
  package init(_ text: String) throws(OptionTextError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let slash = parts[0].count + 1
    guard parts.count == 2 else {
      throw OptionTextError(
        column: min(slash, max(1, text.count)), "this is not `i/n`",
        advice: "the second of five shards is 2/5")
    }
    guard let count = Self.number(parts[1]), (1...Self.largestCount).contains(count) else {
      throw OptionTextError(
        column: slash + 1, "the number of shards must be 1…\(Self.largestCount)",
        advice: "the second of five shards is 2/5")
    }
    guard let number = Self.number(parts[0]), let shard = Shard(number: number, of: count) else {
      throw OptionTextError(
        column: 1, "a shard of \(count) must be 1…\(count)", advice: "the first one is 1/\(count)")
    }
    self = shard
  }

  /// Digits alone: `Int` takes signs too.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

/// As on the command line; it parses to the same shard.
extension Shard: CustomStringConvertible {
  package var description: String { "\(index + 1)/\(count)" }
}
