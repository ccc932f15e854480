import AutoLayout

/// The stack properties that a view's declaration or a change of it sets; nil for those it does
/// not.
struct StackChange {
  var axis: LayoutAxis?
  var distribution: StackArrangement.Distribution?
  var alignment: StackAlignment?
  var spacing: Double?
  /// Replaces all custom spacing.
  var customSpacing: [ViewIndex: Double]?
  var isLayoutMarginsRelativeArrangement: Bool?
  /// Replaces all arranged subviews, in order.
  var arrangedSubviews: [NamedView]?
  /// The location at which an alignment that the axis does not allow is reported.
  var location: SourceLocation

  func apply(to stack: inout StackArrangement) {
    stack.axis = axis ?? stack.axis
    stack.distribution = distribution ?? stack.distribution
    stack.alignment = alignment?.alignment ?? stack.alignment
    stack.spacing = spacing ?? stack.spacing
    stack.customSpacing = customSpacing ?? stack.customSpacing
    stack.isLayoutMarginsRelativeArrangement =
      isLayoutMarginsRelativeArrangement ?? stack.isLayoutMarginsRelativeArrangement
    stack.arrangedSubviews = arrangedSubviews?.map(\.view) ?? stack.arrangedSubviews
  }
}

/// A reference to a view, with its location in the file.
struct NamedView {
  var view: ViewIndex
  var location: SourceLocation
}

/// `UIStackView.Alignment`, including the second names of `leading` and `trailing`: `top` and
/// `bottom`.
enum StackAlignment: String, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  var alignment: StackArrangement.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }

  /// The axis of the stacks that allow the alignment; nil if both do.
  private var axis: LayoutAxis? {
    switch self {
    case .fill, .center: nil
    case .leading, .trailing: .vertical
    case .top, .bottom, .firstBaseline, .lastBaseline: .horizontal
    }
  }

  func suits(_ axis: LayoutAxis) -> Bool { self.axis == nil || self.axis == axis }

  /// The alignment by the same edge for a stack of the other axis.
  var counterpart: StackAlignment? {
    switch self {
    case .leading: .top
    case .top: .leading
    case .trailing: .bottom
    case .bottom: .trailing
    case .fill, .center, .firstBaseline, .lastBaseline: nil
    }
  }
}

extension LayoutAxis {
  static let named: KeyValuePairs<String, LayoutAxis> = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension DocumentReader {
  /// Reports an alignment that the stack's axis does not allow, if this change causes it; otherwise
  /// it has been reported before.
  mutating func checkAlignment(of stack: StackArrangement, _ change: StackChange) {
    if let alignment = change.alignment {
      guard !alignment.suits(stack.axis) else { return }
      report(
        .wrongValue, "a \(stack.axis.name) stack cannot align its views by `\(alignment.rawValue)`",
        at: change.location, help: help(on: alignment))
    } else if change.axis == .vertical, stack.alignment.isBaseline {
      report(
        .wrongValue, "a vertical stack cannot align its views by their baselines",
        at: change.location, help: "give it another `alignment` in the same change")
    }
  }

  private func help(on alignment: StackAlignment) -> String {
    guard let counterpart = alignment.counterpart else {
      return "baselines are for horizontal stacks"
    }
    let axis: LayoutAxis = alignment.suits(.vertical) ? .vertical : .horizontal
    return "did you mean `\(counterpart.rawValue)`? "
      + "`\(alignment.rawValue)` is for \(axis.name) stacks"
  }
}
