package import LayoutAnimation

extension ReviewPage {
  /// A page with a card for each mistake, beside the transition as it is written.
  ///
  /// - Throws: `internalError` if memory runs out.
  package init(of study: PitfallStudy) throws(LayoutAnimationError) {
    var cards: [Card] = []
    for variant in study.variants {
      cards.append(
        try Card(
          Review(
            name: variant.pitfall.title, timeline: variant.timeline, verdict: .different,
            headline: "instead, \(variant.effect). \(variant.pitfall.reason)",
            comparison: try FrameComparison(
              expected: .timeline(study.written), actual: .timeline(variant.timeline),
              namesChanges: false),
            basis: study.written.path)))
    }
    self.init(cards)
  }
}
