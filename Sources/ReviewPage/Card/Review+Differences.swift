import LayoutAnimation

extension Review {
  /// Separate verdicts on structure, geometry, appearance (if it differs) and pixels.
  var aspects: [CardPart.Aspect] {
    guard let comparison else { return [] }
    let isStructureSame = comparison.structure.isEmpty
    return [
      CardPart.Aspect(
        name: "structure", state: isStructureSame ? .same : .different,
        words: isStructureSame ? "same" : "different"),
      CardPart.Aspect(
        name: "geometry", state: comparison.geometryState, words: comparison.extent.geometryVerdict),
    ] + comparison.appearanceAspect + [
      CardPart.Aspect(
        name: "pixels", state: comparison.pixelState, words: comparison.extent.pixelExtent)
    ]
  }

  /// The differences in sections; empty sections are omitted.
  var differenceSections: [CardPart] {
    guard verdict.isDifference, let comparison else { return [] }
    return comparison.changeSection + comparison.structureSection + comparison.geometrySection
      + comparison.appearanceSection + comparison.frameSection
  }
}

extension FrameComparison {
  fileprivate var geometryState: CardPart.Aspect.State {
    guard isGeometryKnown else { return .unknown }
    return geometry.isEmpty ? .same : .different
  }

  fileprivate var appearanceAspect: [CardPart.Aspect] {
    appearance.isEmpty
      ? [] : [CardPart.Aspect(name: "appearance", state: .different, words: "different")]
  }

  fileprivate var pixelState: CardPart.Aspect.State {
    if pixels.comparedCount == 0 { return .unknown }
    return pixels.frames.isEmpty ? .same : .different
  }

  fileprivate var changeSection: [CardPart] {
    Self.section("changes", "Changes", changes.map { line($0) })
  }

  fileprivate var structureSection: [CardPart] {
    Self.section("structure", "Structure", structure.map(\.description))
  }

  fileprivate var geometrySection: [CardPart] {
    guard geometry.count >= Self.tabulatedCount else {
      return Self.section("geometry", "Geometry", notes + geometryLines)
    }
    let heading = CardPart.Heading("geometry", "Geometry")
    return [
      .section(heading, notes.map(CardPart.note) + [table(geometry, "edge or property")])
    ]
  }

  fileprivate var appearanceSection: [CardPart] {
    guard appearance.count >= Self.tabulatedCount else {
      return Self.section("appearance", "Appearance", appearanceLines)
    }
    return [
      .section(CardPart.Heading("appearance", "Appearance"), [table(appearance, "property")])
    ]
  }

  private func table(_ differences: [GeometryDifference], _ subject: String) -> CardPart {
    .table(
      CardPart.Table(
        headings: [subject, "difference", "in"], rows: groups(of: differences).flatMap(rows)))
  }

  /// So many sentences of one form are easier to read as a table.
  private static let tabulatedCount = 4

  private func rows(
    _ group: (differences: [GeometryDifference], explanation: String?)
  ) -> [CardPart.Row] {
    group.differences.map { difference in
      CardPart.Row(cells: [
        CardPart.Cell(kind: .code, text: "\(difference.view).\(difference.property.rawValue)"),
        CardPart.Cell(text: difference.deviation), CardPart.Cell(text: difference.framesText),
      ])
    }
      + (group.explanation.map {
        [CardPart.Row(kind: .explanation, cells: [CardPart.Cell(text: $0)])]
      } ?? [])
  }

  /// Indented lines explain the line above.
  private static func section(_ kind: String, _ title: String, _ lines: [String]) -> [CardPart] {
    guard !lines.isEmpty else { return [] }
    let items = lines.map { line in
      line.hasPrefix("  ")
        ? CardPart.Line(text: String(line.drop { $0 == " " }), isExplanation: true)
        : CardPart.Line(text: line)
    }
    return [.section(CardPart.Heading(kind, title), [.list(items)])]
  }

  fileprivate var frameSection: [CardPart] {
    guard !pixels.frames.isEmpty else { return [] }
    let rows = pixels.frames.prefix(Card.mostRows).map(row)
    let more = pixels.frames.count - rows.count
    let reasons = pixelLines.map { CardPart.note(String($0.drop { $0 == " " })) }
    let table = CardPart.Table(headings: ["frame", "time", "pixels"], rows: rows)
    return [
      .fold(
        CardPart.Heading("frames", "Differing frames"),
        reasons + [.table(table)]
          + (more > 0 ? [.note("and \(counted(more, "more frame"))")] : []))
    ]
  }

  private func row(_ frame: PixelComparison.Frame) -> CardPart.Row {
    let cells = ["\(frame.number)", time(of: frame.number), "\(frame.differingPixels)"]
    return CardPart.Row(
      kind: frame == pixels.worst ? .worst : .plain, cells: cells.map { CardPart.Cell(text: $0) })
  }

  /// In the actual timeline.
  private func time(of frame: Int) -> String {
    guard let rate = actual.timeline?.framesPerSecond else { return "" }
    return (Double(frame) / Double(rate)).text(decimals: 3) + " s"
  }
}
