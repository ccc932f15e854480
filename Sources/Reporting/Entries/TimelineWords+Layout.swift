package import AutoLayout
import TimelineModel

extension TimelineWords {
  /// What a view says to the layout beside its frame and its content.
  func layoutFields(_ layout: LayoutView) -> [(name: String, text: String)] {
    [
      ("layout margins", layout.layoutMargins.words),
      ("preserves superview's margins", "\(layout.preservesSuperviewLayoutMargins)"),
      ("margins from safe area", "\(layout.insetsLayoutMarginsFromSafeArea)"),
      ("alignment insets", layout.alignmentRectInsets.words),
      ("first baseline", layout.firstBaselineOffset.jsonLiteral),
      ("last baseline", layout.lastBaselineOffset.jsonLiteral),
      ("semantic content", layout.semanticContentAttribute.rawValue),
      ("autoresizing mask", layout.autoresizingMask.words),
      ("stack", layout.stack.map(words) ?? "none"),
    ]
  }

  private func words(_ stack: StackArrangement) -> String {
    let gaps = stack.arrangedSubviews.compactMap { index in
      stack.customSpacing[index].map { "\($0.jsonLiteral) after `\(view(index))`" }
    }
    let margins = stack.isLayoutMarginsRelativeArrangement ? ["within its margins"] : []
    let axis = stack.axis == .horizontal ? "horizontal" : "vertical"
    let parts = [
      axis, stack.distribution.rawValue, "aligned \(stack.alignment.rawValue)",
      "spacing \(stack.spacing.jsonLiteral)",
    ]
    let views = stack.arrangedSubviews.map { "`\(view($0))`" }.joined(separator: " ")
    return (parts + gaps + margins + [views]).joined(separator: ", ")
  }
}

extension LayoutView {
  /// Takes one of the fields that `layoutFields` tells; false for any other.
  package mutating func take(_ field: String, from old: LayoutView) -> Bool {
    switch field {
    case "layout margins": layoutMargins = old.layoutMargins
    case "preserves superview's margins":
      preservesSuperviewLayoutMargins = old.preservesSuperviewLayoutMargins
    case "margins from safe area":
      insetsLayoutMarginsFromSafeArea = old.insetsLayoutMarginsFromSafeArea
    case "alignment insets": alignmentRectInsets = old.alignmentRectInsets
    case "first baseline": firstBaselineOffset = old.firstBaselineOffset
    case "last baseline": lastBaselineOffset = old.lastBaselineOffset
    case "semantic content": semanticContentAttribute = old.semanticContentAttribute
    case "autoresizing mask":
      // Without flags a frame is a constant, with them it is not.
      guard frame != nil, old.frame != nil else { return false }
      autoresizingMask = old.autoresizingMask
    case "stack": stack = old.stack
    default: return false
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
