import AutoLayout
import Primitives

extension CanvasChange {
  /// Restores what it sets, except the colour.
  ///
  /// - Returns: whether it sets anything else.
  func restore(_ canvas: inout Canvas, to declared: Canvas) -> Bool {
    if width != nil { canvas.size.width = declared.size.width }
    if height != nil { canvas.size.height = declared.size.height }
    if safeAreaInsets != nil { canvas.safeAreaInsets = declared.safeAreaInsets }
    if layoutMargins != nil { canvas.layoutMargins = declared.layoutMargins }
    if insetsLayoutMarginsFromSafeArea != nil {
      canvas.insetsLayoutMarginsFromSafeArea = declared.insetsLayoutMarginsFromSafeArea
    }
    if layoutDirection != nil { canvas.layoutDirection = declared.layoutDirection }
    return width != nil || height != nil || safeAreaInsets != nil || layoutMargins != nil
      || insetsLayoutMarginsFromSafeArea != nil || layoutDirection != nil
  }
}

extension LayoutChange {
  /// Restores what it sets.
  func restore(_ view: inout LayoutView, to declared: LayoutView) {
    if layoutMargins != nil { view.layoutMargins = declared.layoutMargins }
    if preservesSuperviewLayoutMargins != nil {
      view.preservesSuperviewLayoutMargins = declared.preservesSuperviewLayoutMargins
    }
    if insetsLayoutMarginsFromSafeArea != nil {
      view.insetsLayoutMarginsFromSafeArea = declared.insetsLayoutMarginsFromSafeArea
    }
    if alignmentRectInsets != nil { view.alignmentRectInsets = declared.alignmentRectInsets }
    if firstBaselineOffset != nil { view.firstBaselineOffset = declared.firstBaselineOffset }
    if lastBaselineOffset != nil { view.lastBaselineOffset = declared.lastBaselineOffset }
    if semanticContentAttribute != nil {
      view.semanticContentAttribute = declared.semanticContentAttribute
    }
    if autoresizingMask != nil { view.autoresizingMask = declared.autoresizingMask }
    if contentOffset != nil { view.contentOffset = declared.contentOffset }
    if let stack, let original = declared.stack, var arrangement = view.stack {
      stack.restore(&arrangement, to: original)
      view.stack = arrangement
    }
  }
}

extension StackChange {
  fileprivate func restore(_ stack: inout StackArrangement, to declared: StackArrangement) {
    if axis != nil { stack.axis = declared.axis }
    if distribution != nil { stack.distribution = declared.distribution }
    if alignment != nil { stack.alignment = declared.alignment }
    if spacing != nil { stack.spacing = declared.spacing }
    if customSpacing != nil { stack.customSpacing = declared.customSpacing }
    if isLayoutMarginsRelativeArrangement != nil {
      stack.isLayoutMarginsRelativeArrangement = declared.isLayoutMarginsRelativeArrangement
    }
    if arrangedSubviews != nil { stack.arrangedSubviews = declared.arrangedSubviews }
  }
}
