package import LayoutAnimation

/// The review page: a card for every transition, the worst first.
package struct ReviewPage: Sendable {
  let cards: [Card]
  /// The SHA-256 of the bundle of results that the cards were made from, in hexadecimal digits. With it,
  /// cards can be accepted and rejected.
  package var bundle: String?
  /// What the header says about where the results come from.
  package var origin = PageOrigin.none
  /// What the header says about results that are elsewhere.
  package var omission: String?

  init(_ cards: [Card], bundle: String? = nil) {
    self.cards = cards.worstFirst
    self.bundle = bundle
  }

  /// A page of results that are known, in the names that `report` would give them.
  package init(of results: [SuiteResult], jobs: JobCount = .processors) async {
    let names = results.map(\.path).distinctNames
    self.init(
      await SharedJobs.make(results.count, jobs) { index, _ in
        Card(results[index], name: names[index])
      })
  }

  /// The most important result, as in `3 of 25 timelines differ` or
  /// `1 of 2 timelines could not be used`; if there are several, failures first, with commas.
  package var title: String {
    let failed = timelines.count { $0.verdict == .failed }
    let differing = timelines.count { $0.verdict.isDifference }
    let all = counted(totals.timelineCount, "timeline")
    let differ = differing == 1 ? "differs" : "differ"
    let problems = [
      unusableFolders > 0 ? "\(counted(unusableFolders, "folder")) could not be used" : nil,
      failed > 0 ? "\(failed) of \(all) could not be used" : nil,
      differing > 0 ? "\(differing) \(failed > 0 ? "" : "of \(all) ")\(differ)" : nil,
    ].compactMap(\.self)
    guard problems.isEmpty else { return problems.joined(separator: ", ") }
    if cards.allSatisfy({ $0.verdict == .tolerated }) {
      return "\(all) \(SuiteResult.Kind.tolerated.words)"
    }
    return passed.count == cards.count ? "\(all) \(passedWords)" : all
  }

  private var timelines: [Card] { cards.filter { $0.frames == nil && !$0.isUnusableFolder } }
  private var unusableFolders: Int { cards.count(where: \.isUnusableFolder) }

  private var totals: SuiteTotals {
    SuiteTotals(
      timelines: timelines.map(\.kind), folders: cards.compactMap(\.frames),
      unusableFolders: unusableFolders)
  }

  /// The number of results of each kind, in the words of `verify`, and what is elsewhere.
  package var summary: String {
    ([totals.words(same: passedWords)] + [omission].compactMap(\.self)).joined(separator: "; ")
  }

  /// The errors of the timelines that could not be used.
  package var failures: [LayoutAnimationError] { cards.compactMap(\.failure) }

  package var html: HTML {
    Template.page(head, main: hasOverview ? main.packingData : main)
  }

  var head: PageHead {
    PageHead(title: title, summary: summary, origin: origin, bundle: bundle)
  }

  private var passed: [Card] { cards.filter { $0.verdict == .same } }
  /// With a fold alone, a page of one transition would be blank.
  private var folded: [Card] { cards.count == 1 ? [] : passed }
  private var unfolded: [Card] { cards.count == 1 ? cards : cards.filter { $0.verdict != .same } }

  private var passedWords: String {
    passed.allSatisfy(\.isPinned) ? SuiteResult.Kind.same.words : "the same"
  }

  /// The number of cards without a comparison that are open at first; with an overview, of all cards.
  private static let mostOpenAlone = 3

  private var main: HTML { overview + unfoldedCards + foldedCards }

  private var unfoldedCards: HTML {
    var counted = 0
    return unfolded.enumerated().map { number, card in
      if hasOverview || card.verdict == .alone { counted += 1 }
      let isOpen = counted <= Self.mostOpenAlone || !hasOverview && card.verdict != .alone
      return Template.card(card, number: number, open: isOpen ? " open" : .empty)
    }.joined()
  }

  private var foldedCards: HTML {
    let (folded, first) = (folded, unfolded.count)
    guard !folded.isEmpty else { return .empty }
    let cards = folded.enumerated().map { number, card in
      Template.card(card, number: first + number, open: .empty, isInert: hasOverview)
    }
    return Template.passed("\(folded.count) \(passedWords)", cards: cards.joined())
  }

  /// The number of cards up to which a page is shown without a list of them.
  static let mostWithoutOverview = 3

  var hasOverview: Bool { cards.count > Self.mostWithoutOverview }

  private var overview: HTML {
    guard hasOverview else { return .empty }
    let entries = cards.enumerated().map { number, card in
      Template.entry(card, address: "#" + Template.address(of: number))
    }
    return Template.overview(entries.joined())
  }
}
