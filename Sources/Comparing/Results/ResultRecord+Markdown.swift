import Reporting

/// GitHub Flavored Markdown, for the summary of a job or a comment of a pull request.
extension [ResultRecord] {
  /// The totals, the exemptions, a table of the transitions that differ from their pins with causes in words, and
  /// for each the full report and the command that accepts it. Reports that do not fit into a comment are omitted
  /// and counted.
  func markdown(_ exemptions: [String]) -> String {
    let others = filter { !$0.isSame }
    let paragraphs = ([summary.markdown] + exemptions.map(\.markdownCell)).map { "\n\($0)\n" }
      .joined()
    let heading = "### Transitions: \(headline(others).markdown)\n" + paragraphs
    guard !others.isEmpty else { return heading }
    return heading + "\n" + table(others) + "\n" + details(others)
  }

  private func headline(_ others: [ResultRecord]) -> String {
    if isEmpty { return "none verified" }
    if others.isEmpty { return count == 1 ? "1 as pinned" : "all \(count) as pinned" }
    return others.count == 1 ? "1 needs a look" : "\(others.count) need a look"
  }

  private func table(_ others: [ResultRecord]) -> String {
    let rows = others.prefix(Self.mostRows).map { record in
      "| \(record.title.markdownCode) | \(record.kind.words) | \(record.cause.markdownCell) |\n"
    }
    let more = others.count - rows.count
    return "| transition | result | what, and why |\n| --- | --- | --- |\n" + rows.joined()
      + (more > 0 ? "\nand \(more) more\n" : "")
  }

  private func details(_ others: [ResultRecord]) -> String {
    var text = ""
    var shown = 0
    for record in others {
      let next = record.markdownDetails
      if text.utf8.count + next.utf8.count > Self.mostBytes { break }
      text += next
      shown += 1
    }
    let more = others.count - shown
    return text + (more > 0 ? "\n\(counted(more, "more report")) not shown here\n" : "")
  }

  private static var mostRows: Int { 100 }

  /// Of the reports: a comment on GitHub has at most 65,536 characters.
  private static var mostBytes: Int { 30_000 }
}

extension ResultRecord {
  /// Without what the table says beside it.
  fileprivate var cause: String {
    if kind == .notPinned, let approval { return "look at it, then `\(approval)`" }
    let prefix = "\(kind.words): "
    return headline.hasPrefix(prefix) ? String(headline.dropFirst(prefix.count)) : headline
  }

  /// Of what is not pinned yet the table says everything.
  fileprivate var markdownDetails: String {
    guard !text.isEmpty, kind != .notPinned else { return "" }
    let accept = approval.map { "\nAccept it with:\n\n\($0.markdownBlock("sh"))" } ?? ""
    return """
      <details><summary><code>\(title.printable.markdownText)</code></summary>

      \(text.markdownBlock("text"))\(accept)
      </details>

      """
  }
}

extension String {
  /// A paragraph's text, in which nothing is markup.
  fileprivate var markdown: String { printable.markdownText }

  /// A message as a paragraph or the cell of a table: names between backquotes become code.
  fileprivate var markdownCell: String {
    let parts = printable.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return markdown }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? String(part).markdownText : String(part).markdownCode
    }.joined()
  }

  /// Code within a cell. A pipe would end the cell even in code.
  fileprivate var markdownCode: String {
    let text = printable
    return "<code>\(text.markdownText)</code>"
  }

  /// A fenced block, with a fence that is longer than any run of backquotes in the text.
  fileprivate func markdownBlock(_ language: String) -> String {
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// With every mark of ASCII as a character reference, which neither Markdown nor HTML reads as markup.
  fileprivate var markdownText: String {
    unicodeScalars.map { scalar in
      Self.marks.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }

  private static let marks = Set("&<>|*_`[]\\~#@!".unicodeScalars)
}
