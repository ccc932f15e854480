/// A value that can be blended: a point of a vector space.
package protocol Interpolatable: Hashable, Sendable {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Double) -> Self
}

extension Double: Interpolatable {}
extension Point: Interpolatable {}
extension Size: Interpolatable {}
