import ConstraintSolver

/// Orders the constraints that determine an anchor for an explanation: depth first, starting with
/// those that refer to the anchor itself, then those that refer to other parts of the same item.
struct SupportOrder {
  /// A constraint or tie that takes part in determining the anchor.
  struct Member {
    var source: LayoutSupport.Source
    var share: SupportShare
    /// The anchors of its first item and, if it has one, its second item; then those of the views
    /// between them.
    var anchors: [LayoutAnchor]
    /// Those of `anchors` that are not given; at least one.
    var movable: [LayoutAnchor]
  }

  /// A member in the order of the explanation.
  struct Step {
    var member: Member
    /// The number of members on the path to it.
    var depth: Int
    /// Whether the path reaches it by the second of its anchors.
    var isReversed: Bool
  }

  /// An anchor to be explained.
  fileprivate struct PendingAnchor {
    var anchor: LayoutAnchor
    var depth: Int
    /// The index of the part of the item to try next; nil for the anchor itself.
    var nextPart: Int?
  }

  private let members: [Member]
  private var isVisited: [Bool]
  /// The indices of members by movable anchor, in descending order.
  private var membersByAnchor: [LayoutAnchor: [Int]] = [:]
  private var pending: [PendingAnchor] = []
  /// Anchors that one member explains, although others refer to them too. They are tried again at the
  /// end if the other members were not reached otherwise.
  private var explained: [PendingAnchor] = []
  private var steps: [Step] = []

  init(_ members: [Member]) {
    self.members = members
    isVisited = members.map { _ in false }
    for index in members.indices.reversed() {
      for anchor in members[index].movable { membersByAnchor[anchor, default: []].append(index) }
    }
  }

  /// All members. A stack of anchors replaces recursion, because a chain of constraints may be as long
  /// as a timeline.
  consuming func steps(from anchor: LayoutAnchor) -> [Step] {
    pending = [PendingAnchor(anchor: anchor, depth: 0)]
    while steps.count < members.count {
      if pending.isEmpty { restart() }
      guard var next = pending.popLast() else { break }
      if next.nextPart == nil, let member = unvisitedMember(at: next.anchor) {
        explained.append(next)
        visit(member, from: next)
      } else if let anchor = next.nextAnchor() {
        pending.append(next)
        if let member = unvisitedMember(at: anchor) { visit(member, from: next) }
      }
    }
    return steps
  }

  private mutating func visit(_ index: Int, from origin: PendingAnchor) {
    isVisited[index] = true
    let itemAxis = origin.anchor.itemAxis
    let anchors = members[index].anchors
    let isReversed =
      anchors.count > 1 && anchors[0].itemAxis != itemAxis && anchors[1].itemAxis == itemAxis
    steps.append(Step(member: members[index], depth: origin.depth, isReversed: isReversed))
    for next in members[index].movable.reversed() where next.itemAxis != itemAxis {
      pending.append(PendingAnchor(anchor: next, depth: origin.depth + 1))
    }
  }

  /// Continues with the other parts of explained anchors, or else with any member that is left.
  private mutating func restart() {
    pending = explained.reversed().map {
      PendingAnchor(anchor: $0.anchor, depth: $0.depth, nextPart: 0)
    }
    explained = []
    guard pending.isEmpty, let index = isVisited.firstIndex(of: false) else { return }
    pending = members[index].movable.prefix(1).map { PendingAnchor(anchor: $0, depth: 0) }
  }

  private mutating func unvisitedMember(at anchor: LayoutAnchor) -> Int? {
    while let index = membersByAnchor[anchor]?.last {
      if !isVisited[index] { return index }
      membersByAnchor[anchor]?.removeLast()
    }
    return nil
  }
}

extension SupportOrder.PendingAnchor {
  /// The next anchor to try: the other parts of the item, positions before the size, and then the
  /// anchor itself once more.
  fileprivate mutating func nextAnchor() -> LayoutAnchor? {
    let parts = anchor.part.others + [anchor.part]
    let index = nextPart ?? 0
    guard index < parts.count else { return nil }
    nextPart = index + 1
    return LayoutAnchor(anchor.itemAxis, parts[index])
  }
}
