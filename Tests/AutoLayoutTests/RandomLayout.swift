import AutoLayout
import Primitives
import TestSupport
import Testing

/// A tree of views and a pool of legal constraints between them.
struct RandomLayout {
  private(set) var layout = Layout()
  private var generator: SeededGenerator

  private static let groups: [[LayoutAttribute]] = [
    [.left, .right, .centerX, .leftMargin], [.top, .bottom, .centerY, .bottomMargin],
    [.leading, .trailing, .centerX], [.width, .height],
  ]

  /// - Parameter requiredShare: the number of required constraints in ten.
  init(seed: UInt64, views: Int = 4, constraints: Int = 16, requiredShare: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<views {
      let content = ContentSize.Axis(length: flip() ? number(0...80) : nil)
      _ = layout.view(
        in: anyView(), margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        content: ContentSize(horizontal: content))
    }
    for _ in 0..<constraints { layout.add(constraint(requiredShare)) }
  }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  mutating func index(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// A multiple of a quarter of a point, so that sums are exact.
  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator)) / 4
  }

  private mutating func anyView() -> ViewIndex { ViewIndex(index(below: layout.views.count)) }

  /// Few levels, so that ties occur.
  mutating func optionalPriority() -> LayoutPriority {
    .at([250, 500, 500.5, 750, 999][index(below: 5)])
  }

  private mutating func constraint(_ requiredShare: Int) -> LayoutConstraint {
    let group = Self.groups[index(below: Self.groups.count)]
    let first = ViewIndex(1 + index(below: layout.views.count - 1))
    let isSize = group.contains(.width)
    let standsAlone = isSize && flip()
    return LayoutConstraint(
      firstItem: .view(first), firstAttribute: group[index(below: group.count)],
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][index(below: 4)],
      secondItem: standsAlone ? nil : .view(anyView()),
      secondAttribute: standsAlone ? .notAnAttribute : group[index(below: group.count)],
      multiplier: [1, 1, 1, 0.5, 2][index(below: 5)], constant: number(-80...400),
      priority: index(below: 10) < requiredShare ? .required : optionalPriority())
  }
}

/// An edit of an engine.
enum Edit {
  case activate(Int)
  case deactivate(Int)
  case setConstant(Double, Int)
  case setPriority(LayoutPriority, Int)
  case setContent(ContentSize, ViewIndex)
}

extension RandomLayout {
  mutating func edit() -> Edit {
    let constraint = index(below: layout.constraints.count)
    switch index(below: 10) {
    case 0..<4: return .activate(constraint)
    case 4..<6: return .deactivate(constraint)
    case 6..<8: return .setConstant(number(-80...400), constraint)
    case 8: return .setPriority(optionalPriority(), constraint)
    default:
      let axis = ContentSize.Axis(length: number(0...400))
      return .setContent(
        ContentSize(horizontal: axis), ViewIndex(1 + index(below: layout.views.count - 1)))
    }
  }
}

extension LayoutEngine {
  /// Applies an edit and checks that the engine is consistent afterwards.
  mutating func apply(_ edit: Edit) -> [LayoutConflict] {
    let conflicts = applyUnchecked(edit)
    #expect(checkInvariants() == [], "after \(edit)")
    return conflicts
  }

  /// An active constraint cannot change between required and optional; such an edit is skipped.
  private mutating func applyUnchecked(_ edit: Edit) -> [LayoutConflict] {
    switch edit {
    case .activate(let index): return activate(index)
    case .deactivate(let index): return deactivate(index)
    case .setConstant(let constant, let index): return setConstant(constant, of: index)
    case .setContent(let content, let view): return setContent(content, of: view)
    case .setPriority(let priority, let index):
      if constraint(index).priority.isRequired { return [] }
      return setPriority(priority, of: index)
    }
  }
}
