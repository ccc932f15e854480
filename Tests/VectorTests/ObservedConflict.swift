import AutoLayout
import Primitives
import TestSupport
import VisualFormat

/// A set of constraints from a log, one of which UIKit broke, as a small tree of views.
///
/// The log does not say which view `|` stands for, but it does say that the constraints contradict
/// each other. So `|` is assigned to the view of the set that makes most of them contradictory.
struct ObservedConflict {
  let statements: [ObservedConstraint]
  private let views: [String]
  /// The views whose superview is written as `|`.
  private let contained: [String]

  /// Represents a superview that the set does not mention.
  private static let outside = "|"

  init(_ row: VectorRow) throws {
    statements = try row.strings("constraints").map { try ObservedConstraint($0, row) }
    var views: [String] = []
    var contained: [String] = []
    for statement in statements {
      for constraint in statement.constraints {
        for item in [constraint.first, constraint.second].compactMap(\.self) {
          switch item {
          case .view(let name) where !views.contains(name): views.append(name)
          case .superview(let name) where !contained.contains(name): contained.append(name)
          case .view, .superview: break
          }
        }
      }
    }
    self.views = views
    self.contained = contained
  }

  /// The statement that the engine breaks; nil if the engine finds no contradiction.
  func broken() -> Int? {
    var best: (members: Int, broken: Int)?
    for superviews in choices(for: contained[...]) {
      guard let conflict = conflict(superviews), conflict.members > best?.members ?? 0 else {
        continue
      }
      best = conflict
    }
    return best?.broken
  }

  private func choices(for names: ArraySlice<String>) -> [[String: String]] {
    guard let name = names.first else { return [[:]] }
    let rest = choices(for: names.dropFirst())
    return ([Self.outside] + views.filter { $0 != name }).flatMap { superview in
      rest.map { $0.merging([name: superview]) { first, _ in first } }
    }
  }

  private func conflict(_ superviews: [String: String]) -> (members: Int, broken: Int)? {
    var owners: [Int] = []
    var constraints: [LayoutConstraint] = []
    for (index, statement) in statements.enumerated() {
      for constraint in statement.constraints {
        guard let made = layout(constraint, superviews) else { return nil }
        constraints.append(made)
        owners.append(index)
      }
    }
    var engine = LayoutEngine(
      views: Array(repeating: Self.view, count: views.count + 2).rooted(),
      canvas: LayoutCanvas(size: Size(width: 320, height: 568)), constraints: constraints)
    // The engine does not know that some constraints are the system's. They are consistent with
    // each other, so activating them first makes it break one of the others, which come later.
    var conflicts: [LayoutConflict] = []
    for isSystem in [true, false] {
      for index in constraints.indices where statements[owners[index]].isSystem == isSystem {
        conflicts += engine.activate(index)
      }
    }
    guard let conflict = conflicts.first, case .constraint(let broken) = conflict.broken else {
      return nil
    }
    return (members: conflict.members.count, broken: owners[broken])
  }

  private func layout(
    _ constraint: ObservedConstraint.Equation, _ superviews: [String: String]
  ) -> LayoutConstraint? {
    guard let first = item(constraint.first, superviews) else { return nil }
    return LayoutConstraint(
      firstItem: first, firstAttribute: constraint.firstAttribute, relation: constraint.relation,
      secondItem: constraint.second.flatMap { item($0, superviews) },
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  /// All views are siblings, because their containment does not affect a contradiction.
  private func item(
    _ item: VisualFormatConstraint.Item, _ superviews: [String: String]
  ) -> LayoutItem? {
    switch item {
    case .view(let name): views.firstIndex(of: name).map { .view(ViewIndex($0 + 2)) }
    case .superview(let name):
      superviews[name] == Self.outside
        ? .view(ViewIndex(1)) : superviews[name].flatMap { self.item(.view($0), superviews) }
    }
  }

  /// UIKit's sizes are nonnegative; without that, some of the logs would not be contradictory.
  private static let view: LayoutView = {
    let atLeastNothing = ContentSize.Axis(
      length: 0, hugging: .fittingSizeLevel, compressionResistance: .required)
    return LayoutView(
      superview: .root, content: ContentSize(horizontal: atLeastNothing, vertical: atLeastNothing))
  }()
}

extension [LayoutView] {
  fileprivate func rooted() -> [LayoutView] {
    [LayoutView(superview: nil)] + dropFirst()
  }
}
