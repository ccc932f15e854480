import AutoLayout

/// The syntax tree of an equation, whose names have not been looked up.
struct EquationSyntax {
  /// `view` or `view.guide`.
  struct Item {
    var name: TextName
    var guide: TextName?

    var range: Range<Int> {
      name.range.lowerBound..<(guide?.range.upperBound ?? name.range.upperBound)
    }
  }

  /// `item.attribute`.
  struct Anchor {
    var item: Item
    var attribute: TextName

    var range: Range<Int> { item.range.lowerBound..<attribute.range.upperBound }
  }

  enum Operand {
    case number(Double)
    case metric(TextName)
    /// `(1 / 3)`
    case ratio(Double, Double)
  }

  /// A signed operand; a subtracted term is negative too.
  struct Term {
    var operand: Operand
    var isNegative: Bool
    var range: Range<Int>
  }

  struct Priority {
    enum Base {
      case number(Double)
      /// A metric or one of the named priorities.
      case name(TextName)
    }

    var base: Base
    var offset: Double
    var range: Range<Int>
  }

  var first: Anchor
  var relation: LayoutRelation
  /// Nil if the right side is a constant.
  var second: Anchor?
  /// Their product, divided by the divisors, is the multiplier.
  var factors: [Term] = []
  var divisors: [Term] = []
  /// Their sum is the constant.
  var constant: [Term] = []
  var priority: Priority?
}
