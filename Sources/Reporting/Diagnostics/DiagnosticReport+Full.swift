import JSONText
import TimelineModel

/// A place in a file and the text next to its underline.
private struct Annotation {
  var place: WrittenPlace
  package var text: String
  var isPrimary: Bool

  static func precedes(_ left: Annotation, _ right: Annotation) -> Bool {
    (left.place.line, left.place.column) < (right.place.line, right.place.column)
  }
}

extension DiagnosticReport {
  /// The form of the Rust compiler's diagnostics: headline, place, source lines with the places
  /// underlined (`^` the primary one, `-` others), then notes and help.
  func fullText(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> String {
    let annotations = annotations(diagnostic)
    let gutter = String(annotations.map(\.place.line).max() ?? 0).count
    let indent = String(repeating: " ", count: gutter)
    var lines = opening(diagnostic, painter)
    lines.append(
      "\(indent)\(painter("-->", .frame)) \(place(diagnostic.location).printable)")
    for (index, annotations) in byFile(annotations).enumerated() {
      if index > 0, let place = annotations.first?.place {
        lines.append("\(indent)\(painter(":::", .frame)) \(place.text.printable)")
      }
      lines += excerpts(annotations, diagnostic.severity, gutter, painter)
    }
    let remarks =
      diagnostic.notes.map { ("note", $0) } + (diagnostic.help.map { [("help", $0)] } ?? [])
    for (kind, text) in remarks {
      lines.append(
        "\(indent) \(painter("=", .frame)) \(painter(kind + ":", .help)) \(text.printable)")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// The headline; where there are paragraphs, the first sentence takes the place of the message.
  private func opening(_ diagnostic: Diagnostic, _ painter: TextStyle.Painter) -> [String] {
    guard let first = diagnostic.paragraphs.first else { return [headline(diagnostic, painter)] }
    var known = diagnostic
    known.message = first.sentence
    let width = diagnostic.paragraphs.flatMap(\.entries)
      .reduce(0) { max($0, $1.location.map { place($0).count } ?? 0) }
    return diagnostic.paragraphs.enumerated().flatMap { index, paragraph in
      [index == 0 ? headline(known, painter) : painter(paragraph.sentence, .message)]
        + paragraph.entries.map { line($0, width) }
    }
  }

  private func line(_ entry: Diagnostic.Paragraph.Entry, _ width: Int) -> String {
    let location = entry.location.map { place($0) } ?? ""
    let padding = String(repeating: " ", count: max(0, width - location.count))
    return "    \(location.printable)\(padding)  \(entry.text.printable)"
  }

  /// A label at the very place of the diagnostic joins it.
  private func annotations(_ diagnostic: Diagnostic) -> [Annotation] {
    guard source != nil, let location = diagnostic.location else { return [] }
    let joined = diagnostic.labels.filter { $0.location == location }.map(\.text)
    let primary = Annotation(
      place: written(location), text: joined.joined(separator: "; "), isPrimary: true)
    var others = diagnostic
    others.labels.removeAll { $0.location == location }
    return [primary]
      + labels(of: others).map { Annotation(place: $0.place, text: $0.text, isPrimary: false) }
  }

  /// The annotations of each file in its order, those of the first one's file first.
  private func byFile(_ annotations: [Annotation]) -> [[Annotation]] {
    var files: [[Annotation]] = []
    for annotation in annotations {
      if let index = files.firstIndex(where: { $0[0].place.path == annotation.place.path }) {
        files[index].append(annotation)
      } else {
        files.append([annotation])
      }
    }
    return files.map { $0.sorted(by: Annotation.precedes) }
  }

  private func excerpts(
    _ annotations: [Annotation], _ severity: Diagnostic.Severity, _ gutter: Int,
    _ painter: TextStyle.Painter
  ) -> [String] {
    let margin = painter(String(repeating: " ", count: gutter) + " |", .frame)
    var lines: [String] = annotations.isEmpty ? [] : [margin]
    var shown: (line: Int, text: String)?
    for annotation in annotations {
      let excerpt = SourceExcerpt(of: annotation.place.range, in: annotation.place.bytes)
      let line = annotation.place.line
      if let shown, line > shown.line + 1 { lines.append(painter("...", .frame)) }
      if shown?.line != line || shown?.text != excerpt.text {
        let number = String(line)
        let padding = String(repeating: " ", count: gutter - number.count)
        lines.append("\(painter(padding + number + " |", .frame)) \(excerpt.text)")
      }
      shown = (line, excerpt.text)
      lines.append("\(margin) \(underline(excerpt, annotation, severity, painter))")
    }
    return annotations.isEmpty ? [] : lines + [margin]
  }

  private func underline(
    _ excerpt: SourceExcerpt, _ annotation: Annotation, _ severity: Diagnostic.Severity,
    _ painter: TextStyle.Painter
  ) -> String {
    let mark = annotation.isPrimary ? "^" : "-"
    let marks = String(repeating: mark, count: excerpt.underline.count)
    let text = annotation.text.isEmpty ? marks : "\(marks) \(annotation.text.printable)"
    let indent = String(repeating: " ", count: excerpt.underline.lowerBound)
    return indent + painter(text, annotation.isPrimary ? severity.style : .frame)
  }
}
