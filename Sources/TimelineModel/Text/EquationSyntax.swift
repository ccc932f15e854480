import AutoLayout

/// The syntax tree of an equation, whose names have not been looked up.
struct EquationSyntax {
  /// `view` or `view.guide`.
  struct Item {
    var name: TextName
    var guide: TextName?

    var text: String { guide.map { name.text + "." + $0.text } ?? name.text }

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

  /// Terms in the order in which they are written.
  struct Sum {
    var terms: [Term]
  }

  /// A product of factors, which are multiplied from left to right.
  struct Term {
    var factors: [Factor]
    var isSubtracted: Bool
  }

  struct Factor {
    enum Operand {
      case number(Double)
      case metric(TextName)
      /// The anchor of the right side, `EquationSyntax.second`.
      case anchor
      case sum(Sum)
    }

    var operand: Operand
    var isNegative: Bool
    var isDivisor: Bool
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
  var rightSide: Sum
  var rightRange: Range<Int>
  var priority: Priority?
}
