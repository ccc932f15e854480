extension CardPart {
  var html: HTML {
    switch self {
    case .path(let path, let other):
      other.map { Template.path(path, against: $0) } ?? Template.path(path)
    case .headline(let sentence): Template.headline(sentence)
    case .player: Template.player
    case .note(let sentence): Template.note(sentence)
    case .block(let text): Template.block(text)
    case .error(let text): Template.error(text)
    case .command(let command): Template.command(command)
    case .figure(let kind, let image, let caption):
      Template.figure(kind, image, caption: caption)
    case .list(let lines):
      Template.list(
        lines.map { $0.isExplanation ? Template.explanation($0.text) : Template.item($0.text) }
          .joined())
    case .table(let table): table.html
    case .section(let heading, let parts):
      Template.section(heading.kind, heading.title, parts.html)
    case .fold(let heading, let parts): Template.fold(heading.kind, heading.title, parts.html)
    }
  }
}

extension [CardPart] {
  var html: HTML { map(\.html).joined() }
}

extension [CardPart.Aspect] {
  /// The list of verdicts in a card's heading; empty if nothing was compared.
  var html: HTML {
    if isEmpty { return .empty }
    return Template.verdicts(
      map { Template.verdict($0.name, is: $0.state.rawValue, $0.words) }.joined())
  }
}

extension CardPart.Table {
  fileprivate var html: HTML {
    let heads = headings.map { $0.isEmpty ? Template.cell($0) : Template.heading($0) }
    return Template.table(heads.joined(), rows.map(\.html).joined())
  }
}

extension CardPart.Row {
  fileprivate var html: HTML {
    switch kind {
    case .plain: Template.row(cells.map(\.html).joined())
    case .worst: Template.worstRow(cells.map(\.html).joined())
    case .explanation: Template.explanationRow(cells.first?.text ?? "")
    }
  }
}

extension CardPart.Cell {
  fileprivate var html: HTML {
    switch kind {
    case .sentence: Template.cell(text)
    case .name: Template.nameCell(text)
    case .code: Template.codeCell(text)
    }
  }
}
