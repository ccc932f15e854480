package import LayoutAnimation

/// The review page: a card for every transition, the worst first.
package struct ReviewPage: Sendable {
  private let cards: [Card]

  init(_ cards: [Card]) { self.cards = cards.worstFirst }

  /// A page of results that are known, in the names that `report` would give them.
  package init(of results: [SuiteResult], jobs: JobCount = .processors) async {
    let names = results.map(\.path).distinctNames
    self.init(
      await SharedJobs.make(results.count, jobs) { index, _ in
        Card(results[index], name: names[index])
      })
  }

  /// The most important result, as in `3 of 25 transitions differ` or
  /// `1 of 2 transitions could not be used`; if there are both, failures first, then a comma.
  package var title: String {
    let failed = cards.count { $0.verdict == .failed }
    let differing = cards.count { $0.verdict.isDifference }
    let all = counted(cards.count, "transition")
    let differ = differing == 1 ? "differs" : "differ"
    if failed > 0 {
      return "\(failed) of \(all) could not be used"
        + (differing > 0 ? ", \(differing) \(differ)" : "")
    }
    if differing > 0 { return "\(differing) of \(all) \(differ)" }
    if cards.allSatisfy({ $0.verdict == .tolerated }) {
      return "\(all) \(Verdict.tolerated.words)"
    }
    return passed.count == cards.count ? "\(all) \(passedWords)" : all
  }

  /// The title, followed by the number of cards of each kind if there are several kinds.
  package var closing: String { summary.contains("·") ? "\(title) (\(summary))" : title }

  /// The errors of the timelines that could not be used.
  package var failures: [LayoutAnimationError] { cards.compactMap(\.failure) }

  package var html: HTML {
    Template.page(
      title: title, summary: summary, version: layoutAnimationVersion, main: main)
  }

  private var passed: [Card] { cards.filter { $0.verdict == .same } }
  private var others: [Card] { cards.filter { $0.verdict != .same } }

  private var passedWords: String {
    passed.allSatisfy(\.isPinned) ? Verdict.same.words : "the same"
  }

  /// As in `3 different · 1 not pinned · 21 as pinned`.
  private var summary: String {
    var counts: [(words: String, count: Int)] = []
    for card in cards {
      let words = card.verdict == .same ? passedWords : card.verdict.words
      if counts.last?.words == words {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    return counts.map { "\($0.count) \($0.words)" }.joined(separator: " · ")
  }

  /// The number of cards without a comparison that are open at first.
  private static let mostOpenAlone = 3

  private var main: HTML {
    let others = others
    let shown = others.enumerated().map { number, card in
      let alone = others[...number].count { $0.verdict == .alone }
      let isOpen = card.verdict != .alone || alone <= Self.mostOpenAlone
      return Template.card(card, number: number, open: isOpen ? " open" : .empty)
    }
    guard !passed.isEmpty else { return shown.joined() }
    let folded = passed.enumerated().map { number, card in
      Template.card(card, number: others.count + number, open: .empty)
    }
    return shown.joined()
      + Template.passed("\(passed.count) \(passedWords)", cards: folded.joined())
  }
}
