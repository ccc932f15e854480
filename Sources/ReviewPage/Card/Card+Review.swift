import LayoutAnimation
import Presentation
import TimelineModel

extension Card {
  /// - Throws: `cancelled` with its task; `unreadableInput` for a frame of a folder.
  init(_ review: Review) throws(LayoutAnimationError) {
    self.init(name: review.name, verdict: review.verdict)
    isPinned = review.isPinned
    differingPixels = review.comparison?.pixels.total ?? 0
    differsInStructure = review.comparison?.structure.isEmpty == false
    verdicts = review.verdictList
    let data = try CardData(review)
    content =
      review.heading + (data == nil ? Template.note(review.timeline.largeness) : Template.player)
      + Template.pictures(try review.pictures) + review.differenceSections
      + (try review.timeline.findingSection) + (try review.timeline.layoutSection)
      + review.acceptSection + (data.map { Template.data($0.json) } ?? .empty)
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
          name: name, verdict: result.isSame ? .same : .different, frames: result.kind,
          isPinned: true)
        content = Template.path(result.path) + Template.headline(result.headline)
      }
    } catch {
      self.init(error, of: result.path, name: name)
      if result.isOfFrames { frames = .failed }
    }
  }

  /// A card for a timeline that cannot be used.
  init(_ error: LayoutAnimationError, of path: String, name: String) {
    self.init(name: name, verdict: .failed, failure: error)
    content = Template.path(path) + Template.error(error.text(.full).withoutLastBreaks)
  }

  init(abandonedPin path: String, name: String) {
    self.init(name: name, verdict: .abandoned)
    content =
      Template.path(path) + Template.headline(SuiteResult.abandoned(pinPath: path).headline)
  }
}

extension Review {
  fileprivate var heading: HTML {
    (basis.map { Template.path(timeline.title, against: $0) } ?? Template.path(timeline.title))
      + Template.headline(headline)
  }

  private var sheet: HTML {
    get throws(LayoutAnimationError) {
      let (image, caption) = try EmbeddedImage.sheet(of: timeline)
      return Template.figure("sheet", image, caption: caption)
    }
  }

  fileprivate var pictures: HTML {
    get throws(LayoutAnimationError) {
      guard let comparison, let (image, caption) = try EmbeddedImage.difference(of: comparison)
      else { return try sheet }
      return try sheet + Template.figure("difference", image, caption: caption)
    }
  }

  fileprivate var acceptSection: HTML {
    approval.map { Template.section("accept", "Accept", Template.command($0)) } ?? .empty
  }
}

extension PlannedTimeline {
  fileprivate var largeness: String {
    "too large for the page's player: \(counted(plan.timeline.views.count, "view")) in "
      + "\(counted(frameCount, "frame")); the contact sheet and the tables show the rest"
  }

  fileprivate var findingSection: HTML {
    get throws(LayoutAnimationError) {
      let text = report().text(.full) + (try lints().text(.full))
      guard !text.isEmpty else { return .empty }
      return Template.section(
        "findings", "Conflicts and ambiguities", Template.block(text.withoutLastBreaks))
    }
  }

  /// The layout after the last frame.
  fileprivate var layoutSection: HTML {
    get throws(LayoutAnimationError) {
      let table = try inspect(.still(.frame(-1))).table
      let rows = table.dropFirst().prefix(Card.mostRows).map { row in
        Template.row(
          Template.nameCell(row[0].printable) + row.dropFirst().map(Template.cell).joined())
      }
      // The last column has no heading.
      let headings = (table.first ?? []).map { title in
        title.isEmpty ? Template.cell(title) : Template.heading(title)
      }
      let more = table.count - 1 - rows.count
      return Template.fold(
        "layout", "Settled layout",
        Template.table(headings.joined(), rows.joined())
          + (more > 0 ? Template.note("and \(counted(more, "more row"))") : .empty))
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
