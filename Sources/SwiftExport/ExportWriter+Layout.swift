import AutoLayout
import Primitives
import TimelineModel

extension ExportWriter {
  /// The statements for the layout properties that differ, without frame, content and transform.
  mutating func writeLayout(_ view: ViewIndex, from old: LayoutView, to new: LayoutView) {
    let name = names[view]
    writeContent(view, from: old.content, to: new.content)
    writeMargins(name, from: old, to: new)
    if old.alignmentRectInsets != new.alignmentRectInsets {
      let insets = LayoutInsets(new.alignmentRectInsets.resolved(.leftToRight))
      code.line("\(name).alignmentInsets = \(SwiftLiteral.insets(insets))")
    }
    if old.semanticContentAttribute != new.semanticContentAttribute {
      code.line("\(name).semanticContentAttribute = .\(new.semanticContentAttribute.rawValue)")
    }
    if old.autoresizingMask != new.autoresizingMask {
      let flags = AutoresizingMask.named.filter { new.autoresizingMask.contains($0.value) }
      code.line("\(name).autoresizingMask = \(SwiftLiteral.list(flags.map { "." + $0.key }))")
    }
    writeScroll(name, from: old, to: new)
    if let stack = new.stack, stack != old.stack { writeStack(name, old.stack, stack) }
    checkBaselines(of: view, new)
  }

  mutating func writeContent(_ view: ViewIndex, from old: ContentSize, to new: ContentSize) {
    let name = names[view]
    let lengths = (new.horizontal.length, new.vertical.length)
    if lengths != (old.horizontal.length, old.vertical.length) {
      let (width, height) = (
        lengths.0.map(SwiftLiteral.number) ?? "UIView.noIntrinsicMetric",
        lengths.1.map(SwiftLiteral.number) ?? "UIView.noIntrinsicMetric"
      )
      code.line("\(name).naturalSize = CGSize(width: \(width), height: \(height))")
    }
    for axis in LayoutAxis.allCases {
      let word = axis == .horizontal ? "horizontal" : "vertical"
      if old[axis].hugging != new[axis].hugging {
        code.line(
          "\(name).setContentHuggingPriority(\(new[axis].hugging.swift), for: .\(word))")
      }
      if old[axis].compressionResistance != new[axis].compressionResistance {
        code.line(
          "\(name).setContentCompressionResistancePriority("
            + "\(new[axis].compressionResistance.swift), for: .\(word))")
      }
    }
  }

  private mutating func writeMargins(_ name: String, from old: LayoutView, to new: LayoutView) {
    if old.layoutMargins != new.layoutMargins { writeMargins(name, new.layoutMargins) }
    if old.preservesSuperviewLayoutMargins != new.preservesSuperviewLayoutMargins {
      code.line(
        "\(name).preservesSuperviewLayoutMargins = \(new.preservesSuperviewLayoutMargins)")
    }
    if old.insetsLayoutMarginsFromSafeArea != new.insetsLayoutMarginsFromSafeArea {
      code.line(
        "\(name).insetsLayoutMarginsFromSafeArea = \(new.insetsLayoutMarginsFromSafeArea)")
    }
  }

  mutating func writeMargins(_ name: String, _ margins: LayoutInsets) {
    let property = margins.followsLayoutDirection ? "directionalLayoutMargins" : "layoutMargins"
    code.line("\(name).\(property) = \(SwiftLiteral.insets(margins))")
  }

  private mutating func writeScroll(_ name: String, from old: LayoutView, to new: LayoutView) {
    if new.isScrollView && !old.isScrollView {
      code.line("\(name).contentInsetAdjustmentBehavior = .never")
    }
    guard new.isScrollView, old.contentOffset != new.contentOffset else { return }
    code.line("\(name).contentOffset = \(SwiftLiteral.point(new.contentOffset))")
  }

  private mutating func writeStack(
    _ name: String, _ old: StackArrangement?, _ new: StackArrangement
  ) {
    if old?.axis != new.axis {
      code.line("\(name).axis = .\(new.axis == .horizontal ? "horizontal" : "vertical")")
    }
    if old?.distribution != new.distribution {
      code.line("\(name).distribution = .\(new.distribution.rawValue)")
    }
    if old?.alignment != new.alignment {
      code.line("\(name).alignment = .\(new.alignment.rawValue)")
    }
    if old?.spacing != new.spacing {
      code.line("\(name).spacing = \(SwiftLiteral.number(new.spacing))")
    }
    if old?.isLayoutMarginsRelativeArrangement != new.isLayoutMarginsRelativeArrangement {
      code.line(
        "\(name).isLayoutMarginsRelativeArrangement = \(new.isLayoutMarginsRelativeArrangement)")
    }
  }

  /// A label has baselines of its own; of another view UIKit has none to set.
  private mutating func checkBaselines(of view: ViewIndex, _ layout: LayoutView) {
    guard layout.firstBaselineOffset != 0 || layout.lastBaselineOffset != 0,
      classes[view.rawValue] != .label
    else { return }
    faults.append(
      ExportFault(kind: .baselineOffset, location: timeline.views[view.rawValue].location))
  }
}

extension LayoutPriority {
  var swift: String { "UILayoutPriority(\(SwiftLiteral.number(Double(rawValue))))" }
}
