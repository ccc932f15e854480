/// A time or a duration as a whole number of nanoseconds, so that arithmetic with times is exact.
package struct Nanoseconds: Hashable, Comparable, Sendable {
  package var rawValue: Int64

  package init(_ rawValue: Int64) { self.rawValue = rawValue }

  package static let zero = Nanoseconds(0)
  package static let second = Nanoseconds(1_000_000_000)

  package static func < (left: Nanoseconds, right: Nanoseconds) -> Bool {
    left.rawValue < right.rawValue
  }

  package static func + (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(left.rawValue + right.rawValue)
  }

  package static func - (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(left.rawValue - right.rawValue)
  }
}
