import AutoLayout
import TimelineModel
import Timing

extension [Finding] {
  /// The ambiguities, whose sizes are not reported again.
  var ambiguities: Set<LayoutAmbiguity> {
    Set(
      compactMap { finding in
        guard case .ambiguity(let ambiguity) = finding else { return nil }
        return ambiguity.layout
      })
  }
}

extension Timeline {
  /// - Parameter count: the number of keyframes that are played.
  func neverActiveConstraints(keyframes count: Int) -> [Lint] {
    var activated = Set(
      states.flatMap(\.constraints).filter { $0.isActive == true }.map(\.index))
    for change in keyframes.prefix(count).flatMap(\.changes) {
      if case .activate(let index) = change.operation { activated.insert(index) }
    }
    return constraints.indices.filter { !constraints[$0].isActive && !activated.contains($0) }
      .map { .neverActiveConstraint($0) }
  }

  /// The numbers in other units, one lint for each unit.
  var unitLints: [Lint] {
    UnitMistake.Unit.allCases.compactMap { unit in
      let mistakes = unitMistakes.filter { $0.unit == unit }
      return mistakes.isEmpty ? nil : .otherUnit(mistakes)
    }
  }
}
