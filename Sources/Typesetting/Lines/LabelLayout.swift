package import Primitives

/// The size and the baselines of a label: `UILabel`'s rules with this program's font.
package struct LabelLayout: Hashable, Sendable {
  /// In points, up to whole pixels.
  package var size: Size
  /// From the top of a label of that size to the baseline of its first line, in points.
  package var firstBaseline: Double
  /// From the baseline of the last line to the bottom of a label of that size, in points.
  package var lastBaseline: Double

  /// - Parameters:
  ///   - width: `preferredMaxLayoutWidth`, in points; infinite for the width of the longest line.
  ///   - scale: pixels a point.
  package init(_ text: MeasuredText, width: Double = .infinity, limit: Int, scale: Int) {
    guard text.count > 0 else {
      self = .empty
      return
    }
    let lines = LineBreaker(text, width: width).lines(limit: limit)
    let longest = lines.reduce(0) { max($0, $1.width) }
    let height = text.font.metrics.lineHeight * Double(lines.count)
    size = Size(width: Self.ceiling(longest, scale), height: Self.ceiling(height, scale))
    let baselines = Self.baselines(of: lines.count, text.font, height: size.height, scale: scale)
    firstBaseline = baselines[0]
    lastBaseline = size.height - baselines[baselines.count - 1]
  }

  /// A label without text has no size.
  private static let empty = LabelLayout(size: Size(), firstBaseline: 0, lastBaseline: 0)

  private init(size: Size, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The baselines of lines that are centred in a height, each on a pixel, from the top.
  package static func baselines(
    of count: Int, _ font: Font, height: Double, scale: Int
  ) -> [Double] {
    let metrics = font.metrics
    let top = (height - metrics.lineHeight * Double(count)) / 2 + metrics.ascender
    return (0..<count).map { line in
      let baseline = top + metrics.lineHeight * Double(line)
      return (baseline * Double(scale) + 0.5).rounded(.down) / Double(scale)
    }
  }

  /// How many lines a height shows: those that fit, and one at least.
  package static func lineLimit(_ font: Font, height: Double, limit: Int) -> Int {
    let fitting = (height / font.metrics.lineHeight + LineBreaker.tolerance).rounded(.down)
    let shown = max(1, Int(min(fitting, 1e6)))
    return limit > 0 ? min(limit, shown) : shown
  }

  private static func ceiling(_ length: Double, _ scale: Int) -> Double {
    (length * Double(scale) - LineBreaker.tolerance).rounded(.up) / Double(scale)
  }
}
