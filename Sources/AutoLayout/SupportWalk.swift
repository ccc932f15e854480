import ConstraintSolver

/// An edge, middle or size of a view, whichever of its names a constraint calls it by.
struct EdgeName: Hashable {
  enum Part: Hashable { case near, far, middle, extent }

  /// The view's edges along one axis: what determines one of them is about them all.
  struct Span: Hashable {
    var view: ViewIndex
    var axis: LayoutAxis
  }

  var span: Span
  var part: Part

  /// - Parameter attribute: not `notAnAttribute`. A margin moves with its edge.
  init(_ view: ViewIndex, _ attribute: LayoutAttribute) {
    span = Span(view: view, axis: attribute.axis ?? .horizontal)
    part =
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: .near
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin,
        .lastBaseline:
        .far
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
      case .width, .height, .notAnAttribute: .extent
      }
  }
}

/// Puts the constraints that determine an edge into the order in which one would tell them: first
/// what is said of the edge itself, then, each followed to its end, what is said of the edges that
/// this leads to.
struct SupportWalk {
  struct Member {
    var source: LayoutSupport.Source
    var share: SupportShare
    /// What it links; at least one.
    var edges: [EdgeName]
  }

  struct Step {
    var member: Member
    /// How many members lead to it.
    var depth: Int
    /// Whether it was reached from the second of its edges.
    var isReversed: Bool
  }

  private let members: [Member]
  private var isTaken: [Bool]
  /// The members that link an edge, or anything of a span; last ones first.
  private var byEdge: [EdgeName: [Int]] = [:]
  private var bySpan: [EdgeName.Span: [Int]] = [:]

  init(_ members: [Member]) {
    self.members = members
    isTaken = members.map { _ in false }
    for index in members.indices.reversed() {
      for edge in members[index].edges {
        byEdge[edge, default: []].append(index)
        bySpan[edge.span, default: []].append(index)
      }
    }
  }

  /// All members. A list of places to go on from takes the part
  /// of recursion, because a chain may be as long as a timeline.
  mutating func order(from edge: EdgeName) -> [Step] {
    var order: [Step] = []
    var open: [(edge: EdgeName, depth: Int)] = [(edge, 0)]
    while order.count < members.count {
      guard let place = open.last else {
        open += isTaken.firstIndex(of: false).flatMap { members[$0].edges.first }.map { [($0, 0)] } ?? []
        continue
      }
      guard let found = nextMember(at: place.edge) else {
        open.removeLast()
        continue
      }
      isTaken[found] = true
      let edges = members[found].edges
      let isReversed = edges.count > 1 && edges[0].span != place.edge.span
        && edges[1].span == place.edge.span
      order.append(Step(member: members[found], depth: place.depth, isReversed: isReversed))
      for next in edges.reversed() where next.span != place.edge.span {
        open.append((next, place.depth + 1))
      }
    }
    return order
  }

  /// One that names the edge itself goes before one that only names its view.
  private mutating func nextMember(at edge: EdgeName) -> Int? {
    while let index = byEdge[edge]?.popLast() { if !isTaken[index] { return index } }
    while let index = bySpan[edge.span]?.popLast() { if !isTaken[index] { return index } }
    return nil
  }
}
