package import AutoLayout
import TimelineModel

extension TimelineWords {
  /// What the layout engine takes from a view, apart from its frame and its content.
  func layoutFields(_ layout: LayoutView) -> [TimelineEntry.Field] {
    let fields: [(TimelineField.Layout, String)] = [
      (.layoutMargins, layout.layoutMargins.words),
      (.preservesSuperviewLayoutMargins, "\(layout.preservesSuperviewLayoutMargins)"),
      (.insetsLayoutMarginsFromSafeArea, "\(layout.insetsLayoutMarginsFromSafeArea)"),
      (.alignmentRectInsets, layout.alignmentRectInsets.words),
      (.firstBaselineOffset, layout.firstBaselineOffset.exactText),
      (.lastBaselineOffset, layout.lastBaselineOffset.exactText),
      (.semanticContentAttribute, layout.semanticContentAttribute.rawValue),
      (.autoresizingMask, layout.autoresizingMask.words),
      (.contentOffset, layout.contentOffset.words),
      (.stack, layout.stack.map(words) ?? "none"),
    ]
    return fields.map { TimelineEntry.Field(.view(.layout($0)), $1) }
  }

  private func words(_ stack: StackArrangement) -> String {
    let gaps = stack.arrangedSubviews.compactMap { index in
      stack.customSpacing[index].map { "\($0.exactText) after `\(view(index))`" }
    }
    let margins = stack.isLayoutMarginsRelativeArrangement ? ["within its margins"] : []
    let axis = stack.axis == .horizontal ? "horizontal" : "vertical"
    let parts = [
      axis, stack.distribution.rawValue, "aligned \(stack.alignment.rawValue)",
      "spacing \(stack.spacing.exactText)",
    ]
    let views = stack.arrangedSubviews.map { "`\(view($0))`" }.joined(separator: " ")
    return (parts + gaps + margins + [views]).joined(separator: ", ")
  }
}

extension LayoutView {
  /// Copies one property of another view's layout.
  ///
  /// - Returns: false, and nothing is copied, if the property means nothing without others.
  package mutating func take(_ field: TimelineField.Layout, from old: LayoutView) -> Bool {
    switch field {
    case .layoutMargins: layoutMargins = old.layoutMargins
    case .preservesSuperviewLayoutMargins:
      preservesSuperviewLayoutMargins = old.preservesSuperviewLayoutMargins
    case .insetsLayoutMarginsFromSafeArea:
      insetsLayoutMarginsFromSafeArea = old.insetsLayoutMarginsFromSafeArea
    case .alignmentRectInsets: alignmentRectInsets = old.alignmentRectInsets
    case .firstBaselineOffset: firstBaselineOffset = old.firstBaselineOffset
    case .lastBaselineOffset: lastBaselineOffset = old.lastBaselineOffset
    case .semanticContentAttribute: semanticContentAttribute = old.semanticContentAttribute
    case .autoresizingMask:
      // Without flags a frame is a constant, with them it is not.
      guard frame != nil, old.frame != nil else { return false }
      autoresizingMask = old.autoresizingMask
    case .contentOffset: contentOffset = old.contentOffset
    case .stack: stack = old.stack
    }
    return true
  }
}

extension AutoresizingMask {
  package var words: String {
    let flags = Self.named.filter { contains($0.value) }.map(\.key)
    return flags.isEmpty ? "none" : flags.joined(separator: ", ")
  }
}
