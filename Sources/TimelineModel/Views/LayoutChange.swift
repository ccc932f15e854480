import AutoLayout
import JSONText
import Primitives

/// The layout properties that a view's declaration or a change of it sets: margins, insets,
/// baselines, direction, autoresizing mask, content offset and stack; nil for those it does not.
struct LayoutChange {
  var layoutMargins: LayoutInsets?
  var preservesSuperviewLayoutMargins: Bool?
  var insetsLayoutMarginsFromSafeArea: Bool?
  var alignmentRectInsets: LayoutInsets?
  var firstBaselineOffset: Double?
  var lastBaselineOffset: Double?
  var semanticContentAttribute: SemanticContentAttribute?
  var autoresizingMask: AutoresizingMask?
  var contentOffset: Point?
  /// Nil while a declaration is read, because its subviews are not known yet.
  var stack: StackChange?

  static let keys = [
    "layoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "alignmentRectInsets", "firstBaselineOffset", "lastBaselineOffset", "semanticContentAttribute",
    "autoresizingMask", "contentOffset", "stack",
  ]

  var isEmpty: Bool {
    layoutMargins == nil && preservesSuperviewLayoutMargins == nil
      && insetsLayoutMarginsFromSafeArea == nil && alignmentRectInsets == nil
      && firstBaselineOffset == nil && lastBaselineOffset == nil
      && semanticContentAttribute == nil && autoresizingMask == nil
      && contentOffset == nil && stack == nil
  }

  func apply(to view: inout LayoutView) {
    view.layoutMargins = layoutMargins ?? view.layoutMargins
    view.preservesSuperviewLayoutMargins =
      preservesSuperviewLayoutMargins ?? view.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea =
      insetsLayoutMarginsFromSafeArea ?? view.insetsLayoutMarginsFromSafeArea
    view.alignmentRectInsets = alignmentRectInsets ?? view.alignmentRectInsets
    view.firstBaselineOffset = firstBaselineOffset ?? view.firstBaselineOffset
    view.lastBaselineOffset = lastBaselineOffset ?? view.lastBaselineOffset
    view.semanticContentAttribute = semanticContentAttribute ?? view.semanticContentAttribute
    view.autoresizingMask = autoresizingMask ?? view.autoresizingMask
    if let contentOffset { (view.contentOffset, view.isScrollView) = (contentOffset, true) }
    if let stack, var arrangement = view.stack {
      stack.apply(to: &arrangement)
      view.stack = arrangement
    }
  }
}

extension TimelineReader {
  mutating func layoutChange(_ fields: Fields) -> LayoutChange {
    LayoutChange(
      layoutMargins: document.insets(fields["layoutMargins"]),
      preservesSuperviewLayoutMargins: document.boolean(
        fields["preservesSuperviewLayoutMargins"]),
      insetsLayoutMarginsFromSafeArea: document.boolean(
        fields["insetsLayoutMarginsFromSafeArea"]),
      alignmentRectInsets: document.insets(fields["alignmentRectInsets"]),
      firstBaselineOffset: document.number(fields["firstBaselineOffset"]),
      lastBaselineOffset: document.number(fields["lastBaselineOffset"]),
      semanticContentAttribute: document.word(fields["semanticContentAttribute"]),
      autoresizingMask: autoresizingMask(fields["autoresizingMask"]),
      contentOffset: document.point(fields["contentOffset"]))
  }

  /// Reports a layout property of `root`, which belongs to the canvas, a text or an image. A mask is reported by
  /// `checkPlacement`, and a stack by `checkStack`.
  mutating func checkLayout(of view: ViewIndex, _ fields: Fields) {
    let keys =
      LayoutChange.keys.filter { $0 != "autoresizingMask" && $0 != "stack" }
      + ["text", "image"]
    guard view == .root, let key = fields.keys.first(where: keys.contains) else { return }
    document.report(
      .notChangeable, "`root` is the canvas and has no `\(key)` to change",
      at: fields.keyRange(of: key) ?? fields.range,
      help: CanvasChange.keys.contains(key)
        ? "change it as `{\"canvas\": {\"\(key)\": …}}`" : "change a view inside it")
  }

  /// Makes a view whose content offset changes a scroll view, and reports a stack view, whose content is
  /// as large as itself.
  mutating func noteContentOffset(of view: ViewIndex, _ fields: Fields) {
    guard let place = fields.keyRange(of: "contentOffset"), view != .root else { return }
    views[view.rawValue].layout.isScrollView = true
    guard views[view.rawValue].layout.stack != nil else { return }
    document.report(
      .notChangeable, "a stack view does not scroll", at: place,
      help: "put the stack view into a view that has the `contentOffset`")
  }

  private mutating func autoresizingMask(_ field: Field?) -> AutoresizingMask? {
    guard let flags = document.list(field) else { return nil }
    let names = AutoresizingMask.named.map(\.key)
    var mask: AutoresizingMask = []
    for flag in flags {
      let name = document.word(flag, among: names)
      mask.formUnion(AutoresizingMask.named.first { $0.key == name }?.value ?? [])
    }
    return mask
  }
}
