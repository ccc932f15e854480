import Primitives

/// Numbers that are interpolated each on its own: colours or locations of a gradient.
struct NumberList: Interpolatable {
  private(set) var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  /// Four numbers each.
  init(_ colors: [ColorComponents]) {
    numbers = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  var colors: [ColorComponents] {
    stride(from: 0, to: numbers.count, by: 4).map { first in
      ColorComponents(
        red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2],
        alpha: numbers[first + 3])
    }
  }

  /// - Precondition: both have the same number of elements; so has `-`.
  static func + (left: NumberList, right: NumberList) -> NumberList { left.zipped(right, +) }
  static func - (left: NumberList, right: NumberList) -> NumberList { left.zipped(right, -) }

  static func * (list: NumberList, factor: Double) -> NumberList {
    NumberList(list.numbers.map { $0 * factor })
  }

  var magnitude: Double { numbers.reduce(0) { $0 + $1 * $1 }.squareRoot() }

  func limited(to limit: Double) -> NumberList {
    NumberList(numbers.map { $0.limited(to: limit) })
  }

  private func zipped(
    _ other: NumberList, _ operation: (Double, Double) -> Double
  ) -> NumberList {
    precondition(numbers.count == other.numbers.count, "lists of different lengths")
    return NumberList(zip(numbers, other.numbers).map(operation))
  }
}
