import AutoLayout

/// The syntax tree of a format, before its names are looked up. Offsets and ranges are in UTF-8 bytes.
struct FormatSyntax {
  struct Name {
    var text: String
    var range: Range<Int>
  }

  enum Operand {
    case number(Double, Range<Int>)
    case name(Name)
  }

  struct Predicate {
    var relation: LayoutRelation
    var object: Operand
    var priority: Operand?
  }

  enum Connection {
    /// No hyphen: the neighbours touch.
    case flush
    /// A lone `-`.
    case standard
    case spacing([Predicate])
  }

  struct View {
    var name: Name
    var size: [Predicate]
  }

  /// A `|`.
  struct Edge {
    var offset: Int
    var connection: Connection
  }

  var axis: LayoutAxis
  var leadingEdge: Edge?
  var firstView: View
  var followers: [(connection: Connection, view: View)]
  var trailingEdge: Edge?
}
