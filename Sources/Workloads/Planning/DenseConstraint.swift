/// A constraint of a dense timeline.
struct DenseConstraint: Sendable {
  let equation: String
  /// Before any change; 1000 is required.
  let priority: Int
  let isActive: Bool

  private static let horizontal = ["left", "centerX", "right"]
  private static let vertical = ["top", "centerY", "bottom"]

  /// The four constraints that place a view in its superview and give it a size. The required ones
  /// have a solution: at most one of an edge and one of a length.
  static func frame(
    of view: Int, in superview: Int?, _ numbers: inout SpreadStream
  ) -> [DenseConstraint] {
    let container = superview.map { "v\($0)" } ?? "root"
    return [(horizontal, "width"), (vertical, "height")].flatMap { edges, length in
      let edge = numbers.one(of: edges)
      let other = view > 0 && numbers.isOne(in: 2) ? "v\(numbers.next(0..<view))" : container
      let priority = other == container ? 1000 : numbers.one(of: priorities)
      let place = "v\(view).\(edge) == \(other).\(edge) + \(numbers.next(0..<40))"
      let size = "v\(view).\(length) == \(numbers.next(5..<200))"
      return [
        DenseConstraint(equation: place, priority: priority, isActive: true),
        DenseConstraint(
          equation: size, priority: numbers.one(of: [1000] + priorities), isActive: true),
      ]
    }
  }

  /// An edge, a length or a distance of any two views, now and then required, so that a conflict is
  /// possible.
  static func any(among viewCount: Int, _ numbers: inout SpreadStream) -> DenseConstraint {
    let first = numbers.next(0..<viewCount)
    let second = (first + numbers.next(1..<viewCount)) % viewCount
    let attributes = numbers.one(of: [horizontal, vertical, ["width"], ["height"]])
    let relation = numbers.one(of: ["==", "<=", ">="])
    let factor = numbers.isOne(in: 4) ? "\(numbers.one(of: ["0.5", "2", "1.5"])) * " : ""
    let equation =
      "v\(first).\(numbers.one(of: attributes)) \(relation) "
      + "\(factor)v\(second).\(numbers.one(of: attributes)) + \(numbers.next(0..<60))"
    return DenseConstraint(
      equation: equation, priority: numbers.isOne(in: 40) ? 1000 : numbers.one(of: priorities),
      isActive: !numbers.isOne(in: 4))
  }

  private static let priorities = [250, 490, 500, 510, 749, 750, 751, 999]

  func text(named index: Int) -> String {
    "{\"id\": \"c\(index)\", \"equation\": \"\(equation) @\(priority)\""
      + (isActive ? "}" : ", \"active\": false}")
  }

  /// Any change that a keyframe may make: a required constraint keeps its priority.
  func change(named index: Int, _ numbers: inout SpreadStream) -> String {
    let name = "\"c\(index)\""
    if numbers.isOne(in: 2) { return "{\"\(isActive ? "deactivate" : "activate")\": \(name)}" }
    let priority = numbers.one(of: Self.priorities)
    return self.priority == 1000 || numbers.isOne(in: 2)
      ? "{\"constraint\": \(name), \"constant\": \(numbers.next(0..<60))}"
      : "{\"constraint\": \(name), \"priority\": \(priority)}"
  }
}
