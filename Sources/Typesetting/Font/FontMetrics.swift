/// The vertical measures of a text's font, in the unit of its size.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package var ascender: Double
  /// From the baseline down to the bottom of a line. Positive, unlike `UIFont.descender`.
  package var descender: Double
  /// From the baseline up to the top of capital letters without accents.
  package var capHeight: Double
  /// From the baseline up to the top of a lowercase x.
  package var xHeight: Double

  package init(size: Double) {
    ascender = size * 0.95
    descender = size * 0.25
    capHeight = size * 0.7
    xHeight = size * 0.51
  }

  /// From one baseline to the next.
  package var lineHeight: Double { ascender + descender }
}
