/// A timeline of nested views with many constraints of all relations and priorities, some of which
/// its keyframes activate, deactivate and change: what a screen with a lot on it could be, without its
/// order.
package struct DenseTimeline: Sendable {
  /// How many there are: the workload.
  package static let count = 1_000
  package static let viewCounts = 20..<61
  package static let mostConstraints = 300

  package let index: Int
  package let viewCount: Int
  let constraints: [DenseConstraint]
  /// By view; nil in `root`.
  private let superviews: [Int?]
  private let keyframes: [[String]]

  /// - Parameter index: 0..<count; each is another timeline, the same on every machine.
  package init(_ index: Int) {
    self.index = index
    var numbers = SpreadStream(index)
    let viewCount = numbers.next(Self.viewCounts)
    self.viewCount = viewCount
    superviews = (0..<viewCount).map { view in
      view > 0 && numbers.isOne(in: 3) ? numbers.next(0..<view) : nil
    }
    var constraints = zip(0..., superviews).flatMap { view, superview in
      DenseConstraint.frame(of: view, in: superview, &numbers)
    }
    let total = numbers.next(constraints.count..<Self.mostConstraints + 1)
    while constraints.count < total {
      constraints.append(.any(among: viewCount, &numbers))
    }
    self.constraints = constraints
    keyframes = (0..<numbers.next(3..<7)).map { _ in Self.changes(of: constraints, &numbers) }
  }

  package var constraintCount: Int { constraints.count }

  /// Changes of different constraints.
  private static func changes(
    of constraints: [DenseConstraint], _ numbers: inout SpreadStream
  ) -> [String] {
    var changed: Set<Int> = []
    return (0..<numbers.next(2..<9)).compactMap { _ in
      let index = numbers.next(0..<constraints.count)
      let change = constraints[index].change(named: index, &numbers)
      return changed.insert(index).inserted ? change : nil
    }
  }
}

extension DenseTimeline {
  /// The timeline's file.
  package var text: String {
    """
    {
      "version": 1,
      "name": "Dense \(index)",
      "canvas": {"width": 390, "height": 844, "scale": 2},
      "views": [\(views(in: nil))],
      "constraints": [
    \(constraints.enumerated().map { "    " + $1.text(named: $0) }.joined(separator: ",\n"))
      ],
      "keyframes": [
    \(keyframes.enumerated().map(text).joined(separator: ",\n"))
      ]
    }

    """
  }

  private func views(in superview: Int?) -> String {
    let views = superviews.indices.filter { superviews[$0] == superview }
    return views.map { view in
      let subviews = self.views(in: view)
      return "{\"id\": \"v\(view)\"" + (subviews.isEmpty ? "}" : ", \"subviews\": [\(subviews)]}")
    }.joined(separator: ", ")
  }

  private func text(ofKeyframe index: Int, _ changes: [String]) -> String {
    "    {\"time\": \(Double(index) / 2), \"animation\": {\"duration\": 0.25}, \"changes\": [\n"
      + changes.map { "      " + $0 }.joined(separator: ",\n") + "\n    ]}"
  }
}
