import AutoLayout
import Presentation
import Primitives
import TimelineModel
import Timing

let root = ViewIndex.root

/// A time in seconds, which must be whole milliseconds.
func seconds(_ value: Double) -> Nanoseconds {
  Nanoseconds(Int64((value * 1000).rounded()) * 1_000_000)
}

/// A linear animation, whose values can be computed by hand.
func linear(_ duration: Double, delay: Double = 0) -> Animation {
  Animation(duration: seconds(duration), delay: seconds(delay), curve: .linear)
}

/// Hand-worked values are sums and products of a few doubles below 10⁴.
func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 }

/// `first == second + constant`, with the same attribute on both sides unless given.
func equal(
  _ view: ViewIndex, _ attribute: LayoutAttribute, _ second: ViewIndex? = nil,
  _ secondAttribute: LayoutAttribute? = nil, plus constant: Double = 0, at priority: Double = 1000
) -> LayoutConstraint {
  LayoutConstraint(
    firstItem: .view(view), firstAttribute: attribute, secondItem: second.map { .view($0) },
    secondAttribute: second == nil ? .notAnAttribute : secondAttribute ?? attribute,
    constant: constant, priority: LayoutPriority(priority) ?? .required)
}

/// A timeline under construction. Every constraint and change has a line of its own.
struct TimelineDraft {
  private(set) var timeline = Timeline(
    canvas: Canvas(size: Size(width: 200, height: 100)),
    views: [TimelineView(id: "root", superview: nil)], constraints: [], initialConstraints: [],
    keyframes: [])
  private var line = 0

  init(scale: Int = 1, rootColor: Color = .clear) {
    timeline.canvas.scale = scale
    timeline.views[0].appearance.backgroundColor = rootColor
  }

  var edges: EdgeRasterization {
    get { timeline.canvas.edges }
    set { timeline.canvas.edges = newValue }
  }

  private mutating func nextPlace() -> SourceLocation {
    line += 1
    return SourceLocation(line: line, column: 1, lowerOffset: line, upperOffset: line + 1)
  }

  mutating func view(
    in superview: ViewIndex = .root, _ appearance: Appearance = Appearance(),
    frame: Rect? = nil, content: ContentSize = ContentSize(), scrolls: Bool = false
  ) -> ViewIndex {
    let index = timeline.views.count
    timeline.views.append(
      TimelineView(
        id: "view\(index)", superview: superview, appearance: appearance, frame: frame,
        content: content))
    timeline.views[index].layout.isScrollView = scrolls
    return ViewIndex(index)
  }

  /// - Parameter isInitial: false for a constraint that a keyframe adds.
  @discardableResult
  mutating func constrain(
    _ constraint: LayoutConstraint, expression: Expression? = nil, isActive: Bool = true,
    isInitial: Bool = true
  ) -> Int {
    let index = timeline.constraints.count
    timeline.constraints.append(
      TimelineConstraint(
        id: nil, name: "constraint \(index)", constraint: constraint, constant: expression,
        isActive: isActive, location: nextPlace()))
    if isInitial { timeline.initialConstraints.append(index) }
    return index
  }

  /// Fixes a view's rectangle in its superview.
  ///
  /// - Returns: the indices of the constraints on left, top, width and height.
  @discardableResult
  mutating func fix(
    _ view: ViewIndex, x: Double = 0, y: Double = 0, width: Double = 20, height: Double = 10
  ) -> (left: Int, top: Int, width: Int, height: Int) {
    let superview = timeline.views[view.rawValue].superview
    return (
      constrain(equal(view, .left, superview, plus: x)),
      constrain(equal(view, .top, superview, plus: y)), constrain(equal(view, .width, plus: width)),
      constrain(equal(view, .height, plus: height))
    )
  }

  /// - Returns: the locations of the changes.
  @discardableResult
  mutating func keyframe(
    at time: Double, _ operations: Change.Operation..., animation: Animation? = nil,
    flushes: Bool = true, layout: Keyframe.Layout = .immediate(.root)
  ) -> [SourceLocation] {
    keyframe(at: time, operations, animation: animation, flushes: flushes, layout: layout)
  }

  @discardableResult
  mutating func keyframe(
    at time: Double, _ operations: [Change.Operation], animation: Animation? = nil,
    flushes: Bool = true, layout: Keyframe.Layout = .immediate(.root)
  ) -> [SourceLocation] {
    let changes = operations.map { Change($0, location: nextPlace()) }
    timeline.keyframes.append(
      Keyframe(
        time: seconds(time), flushes: flushes, layout: layout, changes: changes,
        animation: animation, location: nextPlace()))
    return changes.map(\.location)
  }

  mutating func setDuration(_ duration: Double) { timeline.duration = seconds(duration) }

  mutating func setCompatibility(_ compatibility: Compatibility) {
    timeline.compatibility = compatibility
  }

  mutating func setFramesPerSecond(_ count: Int) { timeline.framesPerSecond = count }

  /// Sorted by time; keyframes at the same time are in the order of adding.
  mutating func sortKeyframes() {
    let sorted = timeline.keyframes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    timeline.keyframes = sorted.map(\.element)
  }

  func plan() throws(PlanningError) -> AnimationPlan { try AnimationPlan(timeline) }
}

extension AnimationPlan {
  /// The left edge of a view as shown.
  func left(_ view: ViewIndex, at time: Double) -> Double {
    frame(view, at: time).minX
  }

  func frame(_ view: ViewIndex, at time: Double) -> Rect {
    shown(view, at: time).geometry.frame
  }

  func shown(_ view: ViewIndex, at time: Double) -> PresentedView {
    presentation(at: FrameTime(seconds(time)))[view.rawValue]
  }

  var conflicts: [NotedConflict] {
    findings().compactMap { if case .conflict(let conflict) = $0 { .init(conflict) } else { nil } }
  }

  var ambiguities: [NotedAmbiguity] {
    findings().compactMap { if case .ambiguity(let noted) = $0 { .init(noted) } else { nil } }
  }
}
