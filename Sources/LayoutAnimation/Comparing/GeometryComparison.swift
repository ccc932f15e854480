import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

extension GeometryDifference {
  /// In the order of the expected views, and of the properties.
  static func all(
    _ expected: AnimationPlan, _ actual: AnimationPlan, frames: [Int],
    explainedBy changes: [TimelineChange]
  ) -> [GeometryDifference] {
    let pairs = ViewTrees(expected.timeline, actual.timeline).pairs
    let none = [GeometryDifference?](repeating: nil, count: Property.allCases.count)
    var found = [[GeometryDifference?]](repeating: none, count: pairs.count)
    for frame in frames {
      let before = expected.presentation(at: expected.clock.time(ofFrame: frame))
      let after = actual.presentation(at: actual.clock.time(ofFrame: frame))
      for (index, pair) in pairs.enumerated()
      where before[pair.expected] != after[pair.actual] {
        let id = expected.timeline.views[pair.expected].id
        found[index].note(before[pair.expected], after[pair.actual], of: id, in: frame)
      }
    }
    return found.joined().compactMap(\.self).map { $0.explained(by: changes) }
  }

  private func explained(by changes: [TimelineChange]) -> GeometryDifference {
    guard let axis = property.axis else { return self }
    let names = changes.filter { $0.mentions(view, along: axis) }.compactMap(\.constraint)
    var explained = self
    if let name = names.first, names.allSatisfy({ $0 == name }) { explained.constraint = name }
    return explained
  }
}

extension [GeometryDifference?] {
  /// Notes one frame, property by property.
  fileprivate mutating func note(
    _ before: PresentedView, _ after: PresentedView, of view: String, in frame: Int
  ) {
    for (index, property) in GeometryDifference.Property.allCases.enumerated() {
      let difference = property.difference(before, after)
      guard difference.magnitude > rounding else { continue }
      let noted = GeometryDifference(
        view: view, property: property, frames: frame...frame, frameCount: 1, worstFrame: frame,
        worstDifference: difference, expectedValue: property.text(before),
        actualValue: property.text(after))
      self[index] = self[index]?.followed(by: noted) ?? noted
    }
  }
}

/// What doubles may be off by, in points: less than anyone could see.
private let rounding = 1e-6

extension GeometryDifference {
  fileprivate func followed(by next: GeometryDifference) -> GeometryDifference {
    let isWorse = next.worstDifference.magnitude > worstDifference.magnitude
    var both = isWorse ? next : self
    both.frames = frames.lowerBound...next.frames.upperBound
    both.frameCount = frameCount + 1
    return both
  }
}

extension GeometryDifference.Property {
  /// Of edges only.
  fileprivate var axis: LayoutAxis? {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    case .alpha, .transform, .hidden, .backgroundColor: nil
    }
  }

  /// `worstDifference` of one frame.
  fileprivate func difference(_ before: PresentedView, _ after: PresentedView) -> Double {
    let (old, new) = (before.geometry.frame, after.geometry.frame)
    switch self {
    case .left: return new.minX - old.minX
    case .right: return new.maxX - old.maxX
    case .top: return new.minY - old.minY
    case .bottom: return new.maxY - old.maxY
    case .alpha: return after.alpha - before.alpha
    case .transform: return largest(before.transform.numbers, after.transform.numbers)
    case .hidden: return before.isHidden == after.isHidden ? 0 : 1
    case .backgroundColor:
      return largest(color(before).channels, color(after).channels)
    }
  }

  private func largest(_ old: [Double], _ new: [Double]) -> Double {
    zip(old, new).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
  }

  private func color(_ view: PresentedView) -> Inspection.Color {
    Inspection.Color(view.backgroundColor)
  }

  fileprivate func text(_ view: PresentedView) -> String {
    let frame = view.geometry.frame
    switch self {
    case .left: return frame.minX.text(decimals: 6)
    case .right: return frame.maxX.text(decimals: 6)
    case .top: return frame.minY.text(decimals: 6)
    case .bottom: return frame.maxY.text(decimals: 6)
    case .alpha: return view.alpha.text(decimals: 6)
    case .transform:
      return "[" + view.transform.numbers.map(\.shortText).joined(separator: ", ") + "]"
    case .hidden: return "\(view.isHidden)"
    case .backgroundColor: return color(view).description
    }
  }
}

extension Inspection.Color {
  fileprivate var channels: [Double] { [red, green, blue, alpha].map { Double($0) } }
}

extension AffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
