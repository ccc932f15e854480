import AutoLayout
import Reporting
import TimelineModel

/// Sets of edges that may move together, according to all constraints of some timelines, active or
/// not.
///
/// `root` links nothing: it is the canvas and does not move.
struct LayoutLinks {
  private var numbers: [ViewMention: Int] = [:]
  /// A forest of disjoint sets (union-find): the parent of each number; itself for a root.
  private var parents: [Int] = []

  init(_ timelines: [Timeline]) {
    for timeline in timelines {
      let words = TimelineWords(timeline)
      for index in timeline.constraints.indices { link(words.linked(by: index)) }
      for change in timeline.keyframes.flatMap(\.changes) {
        if let index = change.operation.constraint {
          link(words.mentions(of: index) + words.sizes(in: change.operation))
        }
      }
    }
  }

  /// A number that all linked edges have in common; nil for edges in no constraint.
  func chain(of edges: ViewMention) -> Int? { numbers[edges].map(end) }

  private mutating func link(_ mentions: [ViewMention]) {
    let moving = mentions.filter { $0.view != LayoutLinks.root }
    guard let first = moving.first else { return }
    let number = number(of: first)
    for mention in moving.dropFirst() {
      let other = self.number(of: mention)
      let (a, b) = (shortenedEnd(of: other), shortenedEnd(of: number))
      parents[a] = b
    }
  }

  private mutating func number(of mention: ViewMention) -> Int {
    if let number = numbers[mention] { return number }
    numbers[mention] = parents.count
    parents.append(parents.count)
    return parents.count - 1
  }

  private func end(_ number: Int) -> Int {
    var end = number
    while parents[end] != end { end = parents[end] }
    return end
  }

  /// Halves the path, so that the next search is shorter.
  private mutating func shortenedEnd(of number: Int) -> Int {
    var end = number
    while parents[end] != end {
      parents[end] = parents[parents[end]]
      end = parents[end]
    }
    return end
  }

  private static let root = "root"
}

extension TimelineWords {
  func mentions(of constraint: Int) -> [ViewMention] {
    let declared = timeline.constraints[constraint].constraint
    let sides = [
      (item: declared.firstItem, attribute: declared.firstAttribute),
      (item: declared.secondItem ?? declared.firstItem, attribute: declared.secondAttribute),
    ]
    return sides.compactMap { side in
      side.attribute.axis.map { ViewMention(view: view(side.item.owner), axis: $0) }
    }
  }

  /// The mentions, and those between them and their common ancestor: edges are in superviews'
  /// coordinates.
  fileprivate func linked(by constraint: Int) -> [ViewMention] {
    let declared = timeline.constraints[constraint]
    let mentions = mentions(of: constraint) + (declared.constant.map(sizes) ?? [])
    guard let second = declared.constraint.secondItem?.owner.rawValue else { return mentions }
    let views = between(declared.constraint.firstItem.owner.rawValue, second)
    return mentions
      + views.flatMap { view in
        LayoutAxis.allCases.filter { axis in mentions.contains { $0.axis == axis } }
          .map { ViewMention(view: timeline.views[view].id, axis: $0) }
      }
  }

  /// The views above two others and below their closest common ancestor.
  private func between(_ first: Int, _ second: Int) -> [Int] {
    var (a, b) = (first, second)
    var views: [Int] = []
    // Parents have smaller numbers.
    while a != b {
      if a > b {
        a = timeline.views[a].superview?.rawValue ?? b
        if a != b { views.append(a) }
      } else {
        b = timeline.views[b].superview?.rawValue ?? a
        if a != b { views.append(b) }
      }
    }
    return views.filter { $0 != a }
  }

  fileprivate func sizes(in operation: Change.Operation) -> [ViewMention] {
    switch operation {
    case .setConstant(_, let value), .declareConstant(_, let value): sizes(in: value)
    default: []
    }
  }

  private func sizes(in expression: Expression) -> [ViewMention] {
    switch expression {
    case .number: []
    case .size(let index, let axis): [ViewMention(view: view(index), axis: axis)]
    case .negated(let operand): sizes(in: operand)
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      sizes(in: a) + sizes(in: b)
    }
  }
}
