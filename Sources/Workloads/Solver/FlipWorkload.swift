import ConstraintSolver

/// A row of views, each with a preferred width, a rival width and a preferred gap. Edits swap the
/// priorities of the two widths. The variables are the left edge and the width of each view.
package struct FlipWorkload {
  package let count: Int

  package init(count: Int) { self.count = count }

  package static func preferredWidth(_ view: Int) -> Double { Double(40 + 8 * (view % 5)) }
  package static func rivalWidth(_ view: Int) -> Double { Double(80 - 4 * (view % 7)) }
  package static func gap(_ view: Int) -> Double { Double(4 + view % 3) }

  /// Three optional constraints per view come first: preferred width, rival width, gap.
  package var start: LinearSystem {
    let wishes = (0..<count).flatMap { view in
      [
        LinearConstraint(
          [Term(x(2 * view + 1))], .equal, Self.preferredWidth(view), priority: 750),
        LinearConstraint([Term(x(2 * view + 1))], .equal, Self.rivalWidth(view), priority: 250),
        Workload.following(
          2 * view, view == 0 ? nil : 2 * view - 2, gap: Self.gap(view), priority: 750),
      ]
    }
    return LinearSystem(variableCount: 2 * count, constraints: wishes + bounds)
  }

  private var bounds: [LinearConstraint] {
    (0..<count).flatMap { view in
      let width = LinearConstraint([Term(x(2 * view + 1))], .greaterThanOrEqual, 0)
      var gap = Workload.following(2 * view, view == 0 ? nil : 2 * view - 2, gap: 0)
      gap.relation = .greaterThanOrEqual
      return view == 0 ? [width] : [width, gap]
    }
  }

  package static func flip(_ view: Int, toRival: Bool) -> [Edit] {
    [
      .setPriority(3 * view, toRival ? 250 : 750),
      .setPriority(3 * view + 1, toRival ? 750 : 250),
      .setPriority(3 * view + 2, toRival ? 250 : 750),
    ]
  }

  /// Flips every view 10 times.
  package var flippingAll: EditSequence {
    let batches = (0..<10).map { edit in
      (0..<count).flatMap { Self.flip($0, toRival: edit % 2 == 0) }
    }
    return EditSequence(start: start, batches: batches)
  }

  /// The view that each of 60 edits flips.
  package var flippedViews: [Int] { (0..<60).map { 7 * $0 % count } }

  package var flippingOne: EditSequence {
    var atRival = Array(repeating: false, count: count)
    let batches = flippedViews.map { view in
      atRival[view].toggle()
      return Self.flip(view, toRival: atRival[view])
    }
    return EditSequence(start: start, batches: batches)
  }
}
