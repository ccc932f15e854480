import Planning

extension RestatedConflict {
  /// Reproduces the conflict: UIKit's own constraints come first and the one that it broke last, because
  /// of a conflict the one that was added last is broken.
  var timeline: TimelineDescription { timeline(pins: []) }

  /// The same with places and sizes for what the log leaves open, so that one sees the views.
  var pinnedTimeline: TimelineDescription { timeline(pins: pins) }

  private func timeline(pins: [TimelineDescription.Constraint]) -> TimelineDescription {
    TimelineDescription(
      name: "A conflict from a log",
      canvas: .init(width: 375, height: 667),
      views: tree.subviews(of: nil).map(view),
      constraints: pins + order.map(constraint) + (hasSizeLimits ? sizeLimits : []) + broken)
  }

  private func view(_ item: LoggedItem) -> TimelineDescription.View {
    TimelineDescription.View(
      names[item], backgroundColor: color(of: item), note: item.words,
      layoutGuides: tree.guides(of: item).map { names[$0] },
      subviews: tree.subviews(of: item).map(view))
  }

  /// All but the broken one.
  private var order: [Int] {
    let others = conflict.constraints.indices.filter { $0 != breaking }
    return others.filter { conflict.constraints[$0].isSystem }
      + others.filter { !conflict.constraints[$0].isSystem }
  }

  private var broken: [TimelineDescription.Constraint] {
    breaking.map { [constraint($0)] } ?? []
  }

  private func constraint(_ index: Int) -> TimelineDescription.Constraint {
    .equation(equation(index), id: ids[index], note: conflict.constraints[index].words)
  }

  /// Of the views whose edges on both sides, or whose size, the conflict is about.
  private var sizeLimits: [TimelineDescription.Constraint] {
    [true, false].flatMap { isHorizontal in
      let along = conflict.constraints.filter { $0.isHorizontal == isHorizontal }
      let items = Set(along.flatMap(\.items))
      let extent = isHorizontal ? "width" : "height"
      return tree.items.filter { items.contains($0) && !$0.isGuide }.map {
        TimelineDescription.Constraint.equation(
          "\(names[$0]).\(extent) >= 0", id: "\(names[$0])_least_\(extent)",
          note: "no view has a negative size")
      }
    }
  }
}

extension LoggedConstraint {
  /// What identifies it in the log and in code.
  var words: String {
    ["\(className):\(address)", identifier.map { "'\($0)'" }, origin].compactMap { $0 }
      .joined(separator: " ")
  }
}
