import AutoLayout
import Presentation
import TimelineModel

extension FindingWording {
  func diagnostic(_ ambiguity: Finding.Ambiguity, sizeIsOpenToo: Bool) -> Diagnostic {
    let layout = ambiguity.layout
    let view = timeline.views[layout.view.rawValue]
    let axis = layout.axis == .horizontal ? "horizontal" : "vertical"
    let isPosition = layout.aspect == .position
    var diagnostic = Diagnostic(
      .warning, code: isPosition ? "ambiguous-position" : "ambiguous-size",
      message: isPosition
        ? "the \(axis) position of `\(view.id)` is ambiguous"
        : "the \(layout.axis.extent) of `\(view.id)` is ambiguous",
      at: view.location,
      notes: [
        ambiguity.range.map { text($0, layout) }, "in " + moment(ambiguity.keyframe),
        ambiguity.isSearchCut
          ? Self.cut("ranges", "ambiguities")
          : ambiguity.range == nil ? "the search for its range was abandoned" : nil,
      ].compactMap { $0 },
      help: help(ambiguity, sizeIsOpenToo: sizeIsOpenToo))
    diagnostic.facts = facts(ambiguity)
    return diagnostic
  }

  private func text(_ range: AmbiguityRange, _ layout: LayoutAmbiguity) -> String {
    let subject =
      switch (layout.aspect, layout.axis) {
      case (.size, let axis): axis.extent
      case (.position, .horizontal): "x"
      case (.position, .vertical): "y"
      }
    let (least, greatest) = (range.least.shown.exactText, range.greatest.shown.exactText)
    let which =
      switch (range.least.isFinite, range.greatest.isFinite) {
      case (true, true): "every \(subject) from \(least) to \(greatest)"
      case (true, false): "every \(subject) from \(least) on"
      case (false, true): "every \(subject) up to \(greatest)"
      case (false, false): "any \(subject)"
      }
    return "\(which) would be as good; it is \(range.value.shown.exactText)"
  }

  private func help(_ ambiguity: Finding.Ambiguity, sizeIsOpenToo: Bool) -> String {
    guard let range = ambiguity.range, let settling = range.settling else {
      return ambiguity.layout.help(sizeIsOpenToo: sizeIsOpenToo)
    }
    let more = range.settledCount - 1
    return "add `\(words.fullEquation(settling))`"
      + (more == 0 ? "" : ", which settles \(counted(more, "other")) too")
  }

  private func facts(_ ambiguity: Finding.Ambiguity) -> DiagnosticFact {
    let layout = ambiguity.layout
    let range = ambiguity.range
    return .object([
      "aspect": .text(layout.aspect == .size ? "size" : "position"),
      "axis": .text(layout.axis == .horizontal ? "horizontal" : "vertical"),
      "greatest": range.map { .number($0.greatest) } ?? .none,
      "keyframe": fact(ambiguity.keyframe),
      "least": range.map { .number($0.least) } ?? .none,
      "settledBy": (range?.settling).map { .text(words.fullEquation($0)) } ?? .none,
      "settles": range.map { .number(Double($0.settledCount)) } ?? .none,
      "value": range.map { .number($0.value.shown) } ?? .none,
      "view": .text(words.view(layout.view)),
    ])
  }
}

extension Finding.Ambiguity {
  /// Whether the finding before it is that of the view's size along the same axis.
  func followsItsSize(_ previous: Finding?) -> Bool {
    guard case .ambiguity(let size) = previous else { return false }
    return size.layout.view == layout.view && size.layout.axis == layout.axis
      && size.layout.aspect == .size && size.keyframe == keyframe
  }
}

extension LayoutAmbiguity {
  fileprivate func help(sizeIsOpenToo: Bool) -> String {
    let places = axis == .horizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
    switch aspect {
    case .size: return "add a constraint for its \(axis.extent) or give it an intrinsicContentSize"
    case .position:
      return sizeIsOpenToo
        ? "settle its \(axis.extent) first; if that is not enough, add a constraint for its \(places)"
        : "add a constraint for its \(places)"
    }
  }
}
