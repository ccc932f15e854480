import AutoLayout
import Planning
import Reporting
import TimelineModel

extension GeometryDifference {
  /// The largest rounding error that is ignored, in points: far too small to be visible.
  static let rounding = 1e-6
}

extension GeometryDifference.Property {
  /// The axis of an edge; nil for other properties.
  var axis: LayoutAxis? {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    default: nil
    }
  }

  /// Whether it determines where a view is shown, rather than how it looks.
  package var isGeometry: Bool {
    switch self {
    case .left, .right, .top, .bottom, .transform, .contentOffset: true
    default: false
    }
  }

  /// The difference in one frame, measured like `worstDifference`.
  func difference(_ before: Inspection.ViewState, _ after: Inspection.ViewState) -> Double {
    switch self {
    case .left, .right, .top, .bottom: edge(after) - edge(before)
    case .alpha: after.alpha - before.alpha
    case .transform: largest(before.transform.numbers, after.transform.numbers)
    case .hidden: before.isHidden == after.isHidden ? 0 : 1
    case .text: before.text == after.text ? 0 : 1
    case .image: before.image == after.image ? 0 : 1
    case .backgroundColor:
      largest(before.backgroundColor.channels, after.backgroundColor.channels)
    case .contentOffset: largest(before.contentOffset.numbers, after.contentOffset.numbers)
    case .gradient: difference(before.gradient, after.gradient)
    case .shadow: difference(before.shadow, after.shadow)
    case .cornerRadius: after.layer.cornerRadius - before.layer.cornerRadius
    case .borderWidth: after.layer.borderWidth - before.layer.borderWidth
    case .zPosition: after.layer.zPosition - before.layer.zPosition
    case .borderColor:
      largest(before.layer.borderColor.channels, after.layer.borderColor.channels)
    case .maskedCorners: before.layer.maskedCorners == after.layer.maskedCorners ? 0 : 1
    case .clipsToBounds: before.layer.clipsToBounds == after.layer.clipsToBounds ? 0 : 1
    }
  }

  /// Whether the difference is within the tolerance.
  func isForgiven(
    _ before: Inspection.ViewState, _ after: Inspection.ViewState, by tolerance: ComparisonTolerance
  ) -> Bool {
    let rounding = GeometryDifference.rounding
    let difference = difference(before, after).magnitude
    switch self {
    case .left, .right, .top, .bottom, .contentOffset, .cornerRadius, .borderWidth:
      return difference <= tolerance.points + rounding
    case .alpha: return difference * 255 <= Double(tolerance.channel) + rounding
    case .backgroundColor, .borderColor, .gradient, .shadow:
      return difference <= Double(tolerance.channel)
    case .hidden, .text, .image, .maskedCorners, .clipsToBounds: return false
    case .zPosition: return difference <= rounding
    case .transform:
      let turn = largest(before.transform.linear, after.transform.linear)
      return turn <= rounding && difference <= tolerance.points + rounding
    }
  }

  private func difference(
    _ before: Inspection.Gradient?, _ after: Inspection.Gradient?
  ) -> Double {
    let (old, new) = (before?.numbers ?? [], after?.numbers ?? [])
    return old.count == new.count ? largest(old, new) : 255
  }

  private func difference(
    _ before: Inspection.Shadow?, _ after: Inspection.Shadow?
  ) -> Double {
    let usual = Inspection.Shadow(Shadow().components)
    return largest((before ?? usual).numbers, (after ?? usual).numbers)
  }

  private func largest(_ old: [Double], _ new: [Double]) -> Double {
    zip(old, new).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
  }

  /// In points.
  private func edge(_ view: Inspection.ViewState) -> Double {
    switch self {
    case .left: view.center.x - view.size.width / 2
    case .right: view.center.x + view.size.width / 2
    case .top: view.center.y - view.size.height / 2
    default: view.center.y + view.size.height / 2
    }
  }

  func text(_ view: Inspection.ViewState) -> String {
    switch self {
    case .left, .right, .top, .bottom: edge(view).text(decimals: 6)
    case .alpha: view.alpha.text(decimals: 6)
    case .transform: view.transform.description
    case .hidden: "\(view.isHidden)"
    case .backgroundColor: view.backgroundColor.description
    case .contentOffset: view.contentOffset.text
    case .gradient: view.gradient?.description ?? "none"
    case .shadow: view.shadow?.description ?? "none"
    case .cornerRadius: view.layer.cornerRadius.text(decimals: 6)
    case .borderWidth: view.layer.borderWidth.text(decimals: 6)
    case .zPosition: view.layer.zPosition.text(decimals: 6)
    case .borderColor: view.layer.borderColor.description
    case .maskedCorners: view.layer.maskedCorners.joined(separator: " ")
    case .clipsToBounds: "\(view.layer.clipsToBounds)"
    case .text: view.text ?? "none"
    case .image: view.image ?? "none"
    }
  }
}

extension Inspection.Color {
  fileprivate var channels: [Double] { [red, green, blue, alpha].map { Double($0) } }
}

extension Inspection.Point {
  fileprivate var numbers: [Double] { [x, y] }
  fileprivate var text: String { "(\(x.text(decimals: 6)), \(y.text(decimals: 6)))" }
}

extension Inspection.Gradient {
  /// Channels, and 255 times what is in units of the axis.
  fileprivate var numbers: [Double] {
    let places = locations + [startPoint, endPoint].flatMap { [$0.x, $0.y] }
    return colors.flatMap(\.channels) + places.map { 255 * $0 }
  }
}

extension Inspection.Shadow {
  fileprivate var numbers: [Double] {
    color.channels + [255 * opacity, radius, offset.x, offset.y]
  }
}

extension Inspection.Transform {
  fileprivate var linear: [Double] { [a, b, c, d] }
  fileprivate var numbers: [Double] { linear + [tx, ty] }
}
