import TestSupport

/// A table of keys in a document. The comment before it names the objects of the schema whose keys
/// it describes: `<!-- schema: $defs/view $defs/viewChange -->`.
struct KeyTable {
  struct Row {
    var keys: [String]
    var defaultValue: String
    var meaning: String

    init(_ cells: [String]) {
      keys = MarkdownDocument.code(in: cells[0])
      defaultValue = cells[2]
      meaning = cells[3]
    }
  }

  var objects: [String]
  var rows: [Row]

  static func all(in document: MarkdownDocument) -> [KeyTable] {
    let lines = document.prose
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: /^<!-- schema: (.*) -->$/) else { return nil }
      let table = lines[(index + 1)...].prefix { $0.hasPrefix("|") }
      return KeyTable(
        objects: match.1.split(separator: " ").map(String.init),
        rows: MarkdownDocument.rows(in: table).map(Row.init))
    }
  }
}
