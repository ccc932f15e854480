import AutoLayout
import Primitives
import Testing

let root = ViewIndex.root

/// An attribute of an item, as one side of a constraint.
struct Anchor: Sendable {
  var item: LayoutItem
  var attribute: LayoutAttribute
}

extension ViewIndex {
  subscript(_ attribute: LayoutAttribute) -> Anchor {
    Anchor(item: .view(self), attribute: attribute)
  }
}

extension LayoutItem {
  subscript(_ attribute: LayoutAttribute) -> Anchor { Anchor(item: self, attribute: attribute) }
}

/// `first == second · multiplier + constant`; without a second anchor `first == constant`.
func equal(
  _ first: Anchor, _ second: Anchor? = nil, times multiplier: Double = 1,
  plus constant: Double = 0, at priority: LayoutPriority = .required
) -> LayoutConstraint {
  constraint(first, .equal, second, multiplier, constant, priority)
}

func atMost(
  _ first: Anchor, _ second: Anchor? = nil, times multiplier: Double = 1,
  plus constant: Double = 0, at priority: LayoutPriority = .required
) -> LayoutConstraint {
  constraint(first, .lessThanOrEqual, second, multiplier, constant, priority)
}

func atLeast(
  _ first: Anchor, _ second: Anchor? = nil, times multiplier: Double = 1,
  plus constant: Double = 0, at priority: LayoutPriority = .required
) -> LayoutConstraint {
  constraint(first, .greaterThanOrEqual, second, multiplier, constant, priority)
}

private func constraint(
  _ first: Anchor, _ relation: LayoutRelation, _ second: Anchor?, _ multiplier: Double,
  _ constant: Double, _ priority: LayoutPriority
) -> LayoutConstraint {
  LayoutConstraint(
    firstItem: first.item, firstAttribute: first.attribute, relation: relation,
    secondItem: second?.item, secondAttribute: second?.attribute ?? .notAnAttribute,
    multiplier: multiplier, constant: constant, priority: priority)
}

extension LayoutPriority {
  /// A priority that a test knows to be legal; 1000 if it is not.
  static func at(_ value: Double) -> LayoutPriority { LayoutPriority(value) ?? .required }
}

/// Views and constraints that a test assembles.
struct Layout {
  var canvas = LayoutCanvas(size: Size(width: 300, height: 200))
  var views = [LayoutView(superview: nil)]
  /// By guide, the view that owns it.
  var guides: [ViewIndex] = []
  var isPresent: [Bool]?
  var style = SolutionStyle.modern
  private(set) var constraints: [LayoutConstraint] = []

  mutating func view(
    in superview: ViewIndex = .root, margins: EdgeInsets = EdgeInsets(),
    content: ContentSize = ContentSize()
  ) -> ViewIndex {
    views.append(LayoutView(superview: superview, content: content, layoutMargins: margins))
    return ViewIndex(views.count - 1)
  }

  /// Adds a view with a given frame.
  mutating func given(_ frame: Rect, in superview: ViewIndex = .root) -> ViewIndex {
    views.append(LayoutView(superview: superview, frame: frame))
    return ViewIndex(views.count - 1)
  }

  mutating func guide(of owner: ViewIndex) -> LayoutItem {
    guides.append(owner)
    return .guide(GuideIndex(guides.count - 1), of: owner)
  }

  /// - Returns: the index of the first.
  @discardableResult
  mutating func add(_ new: LayoutConstraint...) -> Int { add(new) }

  @discardableResult
  mutating func add(_ new: [LayoutConstraint]) -> Int {
    constraints += new
    return constraints.count - new.count
  }

  mutating func change(_ index: Int, _ edit: (inout LayoutConstraint) -> Void) {
    edit(&constraints[index])
  }

  /// Four constraints that fix a view's rectangle in its superview.
  mutating func fix(
    _ view: ViewIndex, x: Double = 0, y: Double = 0, width: Double = 10, height: Double = 10
  ) {
    guard let superview = views[view.rawValue].superview else { return }
    add(
      equal(view[.left], superview[.left], plus: x), equal(view[.top], superview[.top], plus: y),
      equal(view[.width], plus: width), equal(view[.height], plus: height))
  }

  /// An engine with no constraint active.
  var idle: LayoutEngine {
    LayoutEngine(
      views: views, guides: guides, canvas: canvas, constraints: constraints, style: style,
      isPresent: isPresent)
  }

  /// An engine with all constraints active; a conflict or a violated invariant is an issue.
  func engine(sourceLocation: SourceLocation = #_sourceLocation) -> LayoutEngine {
    var engine = idle
    let conflicts = engine.activate(Array(constraints.indices))
    #expect(conflicts.isEmpty, sourceLocation: sourceLocation)
    #expect(engine.checkInvariants() == [], sourceLocation: sourceLocation)
    return engine
  }

  /// The solved rectangle of a view in its superview.
  func frame(of view: ViewIndex, sourceLocation: SourceLocation = #_sourceLocation) -> Rect {
    engine(sourceLocation: sourceLocation).solvedFrames()[view.rawValue]
  }
}

/// In points. Values of a layout are sums and products of a few doubles below 10⁴.
private let tolerance = 1e-9

func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: Rect, _ b: Rect) -> Bool {
  isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
    && isClose(a.height, b.height)
}

/// A member of a conflict without its constraint. Several system constraints may have the same
/// name.
enum MemberName: Hashable {
  case constraint(Int)
  case system(SystemConstraint)

  init(_ member: LayoutConflict.Member) {
    switch member {
    case .constraint(let index): self = .constraint(index)
    case .system(let system, _): self = .system(system)
    }
  }
}

extension LayoutConflict {
  var memberNames: [MemberName] { members.map { MemberName($0) } }
  var brokenName: MemberName { MemberName(broken) }
}
