package import Primitives
package import Typesetting

/// The text that a view shows, as `UILabel` does.
package struct LabelText: Hashable, Sendable {
  package var string: String
  package var font: Font
  package var color: Color
  package var alignment: TextAlignment
  /// `numberOfLines`: how many lines are shown at most; 0 for any number.
  package var lineLimit: Int

  package init(
    _ string: String = "", font: Font = Font(),
    color: Color = Color(red: 0, green: 0, blue: 0), alignment: TextAlignment = .natural,
    lineLimit: Int = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
  }
}

/// Where the lines of a text are between the sides of its view (`NSTextAlignment`).
package enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading side.
  case natural
  case left, center, right
}
