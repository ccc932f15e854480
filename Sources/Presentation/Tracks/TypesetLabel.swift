package import AutoLayout
package import Primitives
package import TimelineModel
package import Typesetting

/// A label's text as typeset for the size that the model had when it was laid out.
///
/// As when `UILabel` redraws itself, the lines are those of the new size from the start of an
/// animation on, while the bounds still grow or shrink.
package struct TypesetLabel: Hashable, Sendable {
  package var text: LabelText
  /// The model's size, in points.
  package var size: Size
  package var direction: LayoutDirection
  package var lines: [TextLines.Line]
  /// Whether text is missing at the end.
  package var isTruncated: Bool

  /// - Parameter measured: the string in the font.
  package init(
    _ text: LabelText, _ measured: MeasuredText, size: Size, _ direction: LayoutDirection
  ) {
    self.text = text
    self.size = size
    self.direction = direction
    (lines, isTruncated) = ([], false)
    guard measured.count > 0, size.width > 0, size.height > 0 else { return }
    let typeset = TextLines(
      measured, width: size.width,
      limit: LabelLayout.lineLimit(text.font, height: size.height, limit: text.lineLimit))
    (lines, isTruncated) = (typeset.lines, typeset.isTruncated)
  }

  /// How much of the free width is left of a line: 0, ½ or 1.
  package var freeShareAtLeft: Double {
    switch text.alignment {
    case .natural: direction == .rightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }

  /// The baselines of the lines in a label of the model's size, from its top, in points.
  package func baselines(scale: Int) -> [Double] {
    LabelLayout.baselines(of: lines.count, text.font, height: size.height, scale: scale)
  }

  /// The left ends of the lines in a label of the model's size, in points.
  package var lineStarts: [Double] { lines.map { (size.width - $0.width) * freeShareAtLeft } }

  /// By how much a label of another size shows its text elsewhere: lines keep their place at the side
  /// to which they are aligned, and in the middle of the height.
  package func offset(in shown: Size) -> Point {
    Point(
      x: (shown.width - size.width) * freeShareAtLeft, y: (shown.height - size.height) / 2)
  }
}
