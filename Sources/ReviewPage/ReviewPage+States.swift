package import LayoutAnimation

extension ReviewPage {
  /// A page with a card for each transition between two states.
  ///
  /// - Throws: `internalError` if memory runs out.
  package init(of matrix: StateMatrix) throws(LayoutAnimationError) {
    var cards: [Card] = []
    for transition in matrix.transitions {
      let (start, end) = (matrix.name(transition.start), matrix.name(transition.end))
      cards.append(
        try Card(
          Review(
            name: "\(start) → \(end)", timeline: transition.timeline,
            verdict: transition.shifts.isEmpty ? .alone : .different,
            headline: transition.shifts.isEmpty
              ? "from \(start) to \(end)"
              : "ends elsewhere than from the layout as declared: \(transition.shifts.words)")))
    }
    self.init(cards)
  }
}
