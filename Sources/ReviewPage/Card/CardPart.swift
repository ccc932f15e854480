/// A part of a card as data: what a result bundle keeps, and the page shows as HTML.
indirect enum CardPart: Hashable, Sendable {
  /// The timeline, and what it is compared with.
  case path(String, against: String?)
  /// The result in one sentence.
  case headline(String)
  /// The place that the page's script fills.
  case player
  case note(String)
  /// Messages, a line each.
  case block(String)
  /// The messages of a timeline that cannot be used.
  case error(String)
  /// A command of the terminal.
  case command(String)
  case figure(String, EmbeddedImage, caption: String)
  case list([Line])
  case table(Table)
  case section(Heading, [CardPart])
  /// A section that the page's script closes, because it is needed only without the script.
  case fold(Heading, [CardPart])

  /// A sentence of a list.
  struct Line: Hashable, Sendable {
    var text: String
    /// Whether it explains the line above.
    var isExplanation = false
  }

  /// The name by which style sheets know a section, and its title.
  struct Heading: Hashable, Sendable {
    var kind: String
    var title: String

    init(_ kind: String, _ title: String) {
      self.kind = kind
      self.title = title
    }
  }

  struct Table: Hashable, Sendable {
    /// Of the columns; a column without one has an empty text.
    var headings: [String]
    var rows: [Row]
  }

  struct Row: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
      case plain
      /// The row to look at first.
      case worst
      /// A single cell, which explains the rows above.
      case explanation
    }

    var kind = Kind.plain
    var cells: [Cell]
  }

  struct Cell: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable {
      /// A message, in which names between backquotes are code.
      case sentence
      case name
      case code
    }

    var kind = Kind.sentence
    var text: String
  }

  /// What a card's heading says of one aspect of a comparison.
  struct Aspect: Hashable, Sendable {
    enum State: String, Hashable, Sendable { case same, different, unknown }

    /// As in `geometry`.
    var name: String
    var state: State
    var words: String
  }
}
