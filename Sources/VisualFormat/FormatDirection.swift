import AutoLayout

/// The attributes a format joins its views by, along its axis and in its direction.
struct FormatDirection {
  /// The sides of a view where a reader of the format enters and leaves it.
  let start: LayoutAttribute
  let end: LayoutAttribute
  /// The same sides, a layout margin inside.
  let startMargin: LayoutAttribute
  let endMargin: LayoutAttribute
  let size: LayoutAttribute
  /// The format is read against the coordinates: its next view is the left neighbour.
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
