import LayoutAnimation

extension Review {
  /// Separate verdicts on structure, geometry, appearance (if it differs) and pixels.
  var verdictList: HTML {
    guard let comparison else { return .empty }
    return Template.verdicts(
      Template.verdict(
        "structure", is: comparison.structure.isEmpty ? "same" : "different",
        comparison.structure.isEmpty ? "same" : "different")
        + Template.verdict(
          "geometry", is: comparison.geometryState, comparison.geometryVerdict)
        + comparison.appearanceVerdict
        + Template.verdict("pixels", is: comparison.pixelState, comparison.pixelExtent))
  }

  /// The differences in sections; empty sections are omitted.
  var differenceSections: HTML {
    guard verdict.isDifference, let comparison else { return .empty }
    return comparison.changeSection + comparison.structureSection + comparison.geometrySection
      + comparison.appearanceSection + comparison.frameSection
  }
}

extension FrameComparison {
  fileprivate var geometryState: String {
    guard isGeometryKnown else { return "unknown" }
    return geometry.isEmpty ? "same" : "different"
  }

  fileprivate var appearanceVerdict: HTML {
    appearance.isEmpty ? .empty : Template.verdict("appearance", is: "different", "different")
  }

  fileprivate var pixelState: String {
    if pixels.comparedCount == 0 { return "unknown" }
    return pixels.frames.isEmpty ? "same" : "different"
  }

  fileprivate var changeSection: HTML {
    Self.section("changes", "Changes", changes.map { line($0) })
  }

  fileprivate var structureSection: HTML {
    Self.section("structure", "Structure", structure.map(\.description))
  }

  fileprivate var geometrySection: HTML {
    guard geometry.count >= Self.tabulatedCount else {
      return Self.section("geometry", "Geometry", notes + geometryLines)
    }
    let table = table(geometry, "edge or property")
    return Template.section("geometry", "Geometry", notes.map(Template.note).joined() + table)
  }

  fileprivate var appearanceSection: HTML {
    guard appearance.count >= Self.tabulatedCount else {
      return Self.section("appearance", "Appearance", appearanceLines)
    }
    return Template.section("appearance", "Appearance", table(appearance, "property"))
  }

  private func table(_ differences: [GeometryDifference], _ subject: String) -> HTML {
    let heads = [subject, "difference", "in"].map(Template.heading).joined()
    return Template.table(heads, groups(of: differences).map(rows).joined())
  }

  /// So many sentences of one form are easier to read as a table.
  private static let tabulatedCount = 4

  private func rows(_ group: (differences: [GeometryDifference], explanation: String?)) -> HTML {
    let rows = group.differences.map { difference in
      Template.row(
        Template.codeCell("\(difference.view).\(difference.property.rawValue)")
          + Template.cell(difference.deviation) + Template.cell(difference.framesText))
    }
    return rows.joined() + (group.explanation.map(Template.explanationRow) ?? .empty)
  }

  /// Indented lines explain the line above.
  private static func section(_ kind: String, _ title: String, _ lines: [String]) -> HTML {
    guard !lines.isEmpty else { return .empty }
    let items = lines.map { line in
      line.hasPrefix("  ")
        ? Template.explanation(String(line.drop { $0 == " " })) : Template.item(line)
    }
    return Template.section(kind, title, Template.list(items.joined()))
  }

  fileprivate var frameSection: HTML {
    guard !pixels.frames.isEmpty else { return .empty }
    let rows = pixels.frames.prefix(Card.mostRows).map(row)
    let more = pixels.frames.count - rows.count
    let reasons = pixelLines.map { Template.note(String($0.drop { $0 == " " })) }
    return Template.fold(
      "frames", "Differing frames",
      reasons.joined()
        + Template.table(
          ["frame", "time", "pixels"].map(Template.heading).joined(), rows.joined())
        + (more > 0 ? Template.note("and \(counted(more, "more frame"))") : .empty))
  }

  private func row(_ frame: PixelComparison.Frame) -> HTML {
    let cells = ["\(frame.number)", time(of: frame.number), "\(frame.differingPixels)"]
      .map(Template.cell).joined()
    return frame == pixels.worst ? Template.worstRow(cells) : Template.row(cells)
  }

  /// In the actual timeline.
  private func time(of frame: Int) -> String {
    guard let rate = actual.timeline?.framesPerSecond else { return "" }
    return (Double(frame) / Double(rate)).text(decimals: 3) + " s"
  }
}
