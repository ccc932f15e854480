import ConstraintSolver

/// Puts the constraints that determine an edge into the order in which one would tell them: what is
/// said of the edge itself, followed to its end; else what is said of the view's other edges.
struct SupportWalk {
  struct Member {
    var source: LayoutSupport.Source
    var share: SupportShare
    /// Its first item's edge and, if it has one, its second's; then those in between.
    var edges: [EdgeName]
    /// Those of `edges` that could be elsewhere; at least one.
    var movable: [EdgeName]
  }

  struct Step {
    var member: Member
    /// How many members lead to it.
    var depth: Int
    /// Whether it was reached from the second of its edges.
    var isReversed: Bool
  }

  /// An edge that has to be accounted for.
  fileprivate struct Place {
    var edge: EdgeName
    var depth: Int
    /// Where to look next: nil for the edge itself, else the index of a part beside it.
    var beside: Int?
  }

  private let members: [Member]
  private var isTaken: [Bool]
  /// Last ones first.
  private var membersByEdge: [EdgeName: [Int]] = [:]
  private var open: [Place] = []
  /// Edges that one member accounts for, whatever else is said of them: told in the end if nothing
  /// else has led to it.
  private var accounted: [Place] = []
  private var steps: [Step] = []

  init(_ members: [Member]) {
    self.members = members
    isTaken = members.map { _ in false }
    for index in members.indices.reversed() {
      for edge in members[index].movable { membersByEdge[edge, default: []].append(index) }
    }
  }

  /// All members. A list of places to go on from takes the part of recursion, because a chain may be
  /// as long as a timeline.
  consuming func steps(from edge: EdgeName) -> [Step] {
    open = [Place(edge: edge, depth: 0)]
    while steps.count < members.count {
      if open.isEmpty { reopen() }
      guard var place = open.popLast() else { break }
      if place.beside == nil, let member = nextMember(at: place.edge) {
        accounted.append(place)
        take(member, at: place)
      } else if let edge = place.nextBeside() {
        open.append(place)
        if let member = nextMember(at: edge) { take(member, at: place) }
      }
    }
    return steps
  }

  private mutating func take(_ index: Int, at place: Place) {
    isTaken[index] = true
    let edges = members[index].edges
    let isReversed =
      edges.count > 1 && edges[0].span != place.edge.span && edges[1].span == place.edge.span
    steps.append(Step(member: members[index], depth: place.depth, isReversed: isReversed))
    for next in members[index].movable.reversed() where next.span != place.edge.span {
      open.append(Place(edge: next, depth: place.depth + 1))
    }
  }

  /// When nothing is open: the places that were left early, else any member that is left.
  private mutating func reopen() {
    open = accounted.reversed().map { Place(edge: $0.edge, depth: $0.depth, beside: 0) }
    accounted = []
    guard open.isEmpty, let index = isTaken.firstIndex(of: false) else { return }
    open = members[index].movable.prefix(1).map { Place(edge: $0, depth: 0) }
  }

  private mutating func nextMember(at edge: EdgeName) -> Int? {
    while let index = membersByEdge[edge]?.last {
      if !isTaken[index] { return index }
      membersByEdge[edge]?.removeLast()
    }
    return nil
  }
}

extension SupportWalk.Place {
  /// Goes through the view's edges along the axis, a place before a size, and then through the edge
  /// itself once more.
  fileprivate mutating func nextBeside() -> EdgeName? {
    let parts = edge.part.others + [edge.part]
    let index = beside ?? 0
    guard index < parts.count else { return nil }
    beside = index + 1
    return EdgeName(edge.span, parts[index])
  }
}
