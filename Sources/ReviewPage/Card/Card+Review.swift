import LayoutAnimation
import Presentation
import TimelineModel

extension Card {
  /// - Throws: `cancelled` with its task; `unreadableInput` for a frame of a folder.
  init(_ review: Review) throws(LayoutAnimationError) {
    self.init(name: review.name, path: review.timeline.path, verdict: review.verdict)
    isPinned = review.isPinned
    differingPixels = review.comparison?.pixels.total ?? 0
    differsInStructure = review.comparison?.structure.isEmpty == false
    aspects = review.aspects
    let data = try CardData(review)
    self.data = data?.json
    try summarize(review, data)
    parts =
      review.heading + (data == nil ? [.note(review.timeline.largeness)] : [.player])
      + [.fold(CardPart.Heading("plain", "Pictures"), try review.pictures)]
      + review.differenceSections + (try review.timeline.findingSection)
      + [try review.timeline.layoutSection] + review.acceptSection
  }

  /// A card for the result of `verify`, for which a missing pin is a problem.
  init(_ result: SuiteResult, name: String) {
    do throws(LayoutAnimationError) {
      switch result {
      case .verified(let verification):
        self = try Card(
          Review(verification, verification.timeline, name: name, isExpected: true))
      case .warned(let verification, _):
        var review = Review(verification, verification.timeline, name: name, isExpected: true)
        if result.kind == .warned { review.verdict = .warned }
        self = try Card(review)
      case .failed(_, let error, _): throw error
      case .abandoned(let pin): self.init(abandonedPin: pin, name: name)
      case .frames:
        self.init(
          name: name, path: result.path, verdict: result.isSame ? .same : .different,
          frames: result.kind, isPinned: true)
        parts = [.path(result.path, against: nil), .headline(result.headline)]
      }
    } catch {
      self.init(error, of: result.path, name: name)
      if result.isOfFrames { frames = .failed }
    }
  }

  /// A card for a timeline that cannot be used.
  init(_ error: LayoutAnimationError, of path: String, name: String) {
    self.init(name: name, path: path, verdict: .failed, failure: error)
    parts = [.path(path, against: nil), .error(error.text(.full).withoutLastBreaks)]
  }

  init(abandonedPin path: String, name: String) {
    self.init(name: name, path: path, verdict: .abandoned)
    parts = [
      .path(path, against: nil), .headline(SuiteResult.abandoned(pinPath: path).headline),
    ]
  }
}

extension Review {
  fileprivate var heading: [CardPart] {
    [.path(timeline.title, against: basis), .headline(headline)]
  }

  fileprivate var pictures: [CardPart] {
    get throws(LayoutAnimationError) {
      let (image, caption) = try EmbeddedImage.sheet(of: timeline, isSmall: verdict == .same)
      let sheet = CardPart.figure("sheet", image, caption: caption)
      guard let comparison, let (image, caption) = try EmbeddedImage.difference(of: comparison)
      else { return [sheet] }
      return [sheet, .figure("difference", image, caption: caption)]
    }
  }

  fileprivate var acceptSection: [CardPart] {
    approval.map { [.section(CardPart.Heading("accept", "Accept"), [.command($0)])] } ?? []
  }
}

extension PlannedTimeline {
  fileprivate var largeness: String {
    "too large for the page's player: \(counted(plan.timeline.views.count, "view")) in "
      + "\(counted(frameCount, "frame")); the contact sheet and the tables show the rest"
  }

  fileprivate var findingSection: [CardPart] {
    get throws(LayoutAnimationError) {
      let text = report().text(.full) + (try lints().text(.full))
      guard !text.isEmpty else { return [] }
      let heading = CardPart.Heading("findings", "Findings")
      return [.section(heading, [.block(text.withoutLastBreaks)])]
    }
  }

  /// The layout after the last frame.
  fileprivate var layoutSection: CardPart {
    get throws(LayoutAnimationError) {
      let table = try inspect(.still(.frame(-1))).table
      let rows = table.dropFirst().prefix(Card.mostRows).map { row in
        CardPart.Row(
          cells: [CardPart.Cell(kind: .name, text: row[0].printable)]
            + row.dropFirst().map { CardPart.Cell(text: $0) })
      }
      let more = table.count - 1 - rows.count
      let note: [CardPart] = more > 0 ? [.note("and \(counted(more, "more row"))")] : []
      return .fold(
        CardPart.Heading("layout", "Settled layout"),
        [.table(CardPart.Table(headings: table.first ?? [], rows: rows))] + note)
    }
  }
}

extension String {
  fileprivate var withoutLastBreaks: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
