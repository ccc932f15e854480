import AutoLayout

/// The attributes by which a format connects its views, given its axis and direction.
struct FormatDirection {
  /// The first and last edge of a view in the reading direction of the format.
  let start: LayoutAttribute
  let end: LayoutAttribute
  /// The layout margins of these edges.
  let startMargin: LayoutAttribute
  let endMargin: LayoutAttribute
  let size: LayoutAttribute
  /// Whether coordinates decrease along the format: the next view is the left neighbour.
  let runsBackwards: Bool

  init(axis: LayoutAxis, direction: VisualFormat.Options.Direction) {
    size = axis == .horizontal ? .width : .height
    runsBackwards = axis == .horizontal && direction == .rightToLeft
    switch (axis, direction) {
    case (.vertical, _):
      (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, .leadingToTrailing):
      (start, end, startMargin, endMargin) = (
        .leading, .trailing, .leadingMargin, .trailingMargin
      )
    case (.horizontal, .leftToRight):
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (.horizontal, .rightToLeft):
      (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    }
  }
}
