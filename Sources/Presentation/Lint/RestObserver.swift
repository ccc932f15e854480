import AutoLayout
import Primitives
import TimelineModel

/// Observes the views at every rest: at every time at which nothing moves.
///
/// A view that slides in starts outside the picture, and a view that grows starts with no size;
/// both are common. So a view is reported only if it is outside or empty at every rest at which it
/// would be visible, and does not cross the picture between two rests. What is inside a scroll view or
/// a view that clips is not reported as outside: rows beyond the visible part are what they are for.
struct RestObserver {
  private struct Observation {
    /// Whether the view was visible with a background colour at any rest.
    var isShown = false
    var isOnScreen = false
    /// Whether it was at any rest outside of the canvas and within a larger one.
    var isOffCanvas = false
    var lastBox: Rect?
    /// By axis.
    var hasLength = [false, false]
    /// By axis: the least solved length in points, with or without a background colour.
    var leastLength = [0.0, 0.0]
  }

  /// In points. A length of zero that rounding makes slightly negative is not reported.
  private static let negativeLengthTolerance = 1e-3

  /// What an observation depends on, besides the superview's.
  private struct ViewState {
    var isPresent: Bool
    var geometry: LayoutGeometry
    var contentOffset: Point?
    var repaintCount: Int
    var solved: Size

    func differs(from other: ViewState) -> Bool {
      isPresent != other.isPresent || repaintCount != other.repaintCount
        || contentOffset != other.contentOffset
        || geometry.isUnequal(to: other.geometry) || solved.width != other.solved.width
        || solved.height != other.solved.height
    }
  }

  private let superviews: [ViewIndex?]
  /// As large as all canvases together, in points.
  private let largestCanvas: Rect
  private var observations: [Observation]
  /// By view, as of the last rest: a view that has not changed since then, and whose superview has
  /// not either, is not observed again.
  private var states: [ViewState?]
  private var spaces: [AffineTransform]
  private var isSeen: [Bool]
  /// By view: whether it is inside a view that shows a part of its content.
  private var isInViewport: [Bool]

  init(_ timeline: Timeline) {
    let count = timeline.views.count
    superviews = timeline.views.map(\.superview)
    let sizes = timeline.canvases.map(\.size)
    largestCanvas = Rect(
      size: Size(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    observations = Array(repeating: Observation(), count: count)
    states = Array(repeating: nil, count: count)
    spaces = Array(repeating: .identity, count: count)
    isSeen = Array(repeating: false, count: count)
    isInViewport = isSeen
  }

  /// - Returns: the views that have changed since the last rest, or whose superview has, ascending.
  mutating func note(_ runner: Runner) -> [Int] {
    let picture = Rect(size: runner.geometries[0].size)
    let solved = runner.engine.solvedSizes()
    let isScrolled = !runner.contentOffsets.isEmpty
    var isChanged = Array(repeating: false, count: observations.count)
    for view in observations.indices {
      let state = ViewState(
        isPresent: runner.engine.isPresent[view], geometry: runner.geometries[view],
        contentOffset: isScrolled ? runner.contentOffsets[view] : nil,
        repaintCount: runner.repaintCounts[view], solved: solved[view])
      let superview = superviews[view]?.rawValue
      isChanged[view] =
        superview.map { isChanged[$0] } ?? false
        || states[view].map { state.differs(from: $0) } ?? true
      guard isChanged[view] else { continue }
      states[view] = state
      note(view, in: superview, state, runner, picture)
    }
    return isChanged.indices.filter { isChanged[$0] }
  }

  private mutating func note(
    _ view: Int, in superview: Int?, _ state: ViewState, _ runner: Runner, _ picture: Rect
  ) {
    let appearance = runner.appearances[view]
    let space = runner.space(of: view)
    let scroll = superview.flatMap { runner.contentOffsets[$0] }
    let content = scroll.map { space.concatenating(AffineTransform(translation: $0 * -1)) } ?? space
    spaces[view] = superview.map { content.concatenating(spaces[$0]) } ?? space
    isSeen[view] = runner.isVisible(view) && (superview.map { isSeen[$0] } ?? true)
    isInViewport[view] = superview.map { isInViewport[$0] || runner.isViewport($0) } ?? false
    guard isSeen[view], superview != nil else { return }
    note(view, state.solved)
    guard appearance.isDrawn else { return }
    let box = Rect(boundingBoxOf: Rect(size: state.geometry.size), spaces[view])
    note(view, state.geometry.size, box, in: picture)
  }

  private mutating func note(_ view: Int, _ solved: Size) {
    let lengths = [solved.width, solved.height]
    for axis in LayoutAxis.allCases.map(\.rawValue) {
      let least = observations[view].leastLength[axis]
      observations[view].leastLength[axis] = min(least, lengths[axis])
    }
  }

  private mutating func note(_ view: Int, _ size: Size, _ box: Rect, in picture: Rect) {
    observations[view].isShown = true
    if size.width > 0 { observations[view].hasLength[LayoutAxis.horizontal.rawValue] = true }
    if size.height > 0 { observations[view].hasLength[LayoutAxis.vertical.rawValue] = true }
    // Between two rests a view moves through the bounding box of both.
    let swept = observations[view].lastBox.map { Rect(around: $0, box) } ?? box
    if isInViewport[view] || swept.overlaps(picture) { observations[view].isOnScreen = true }
    if !isInViewport[view], !box.overlaps(picture), box.overlaps(largestCanvas) {
      observations[view].isOffCanvas = true
    }
    observations[view].lastBox = box
  }

  /// - Parameter ambiguous: sizes that have been reported as ambiguous.
  func lints(of timeline: Timeline, ambiguous: Set<LayoutAmbiguity>) -> [Lint] {
    let shown = observations.indices.filter { observations[$0].isShown }
    let offScreen = shown.filter { !isEmpty($0) && !observations[$0].isOnScreen }
      .map { Lint.offScreenAtRest(ViewIndex($0)) }
    let offCanvas = shown.filter { observations[$0].isOffCanvas && observations[$0].isOnScreen }
      .map { Lint.offCanvasAtRest(ViewIndex($0)) }
    let empty = shown.filter(isEmpty).compactMap { index in
      let axes = unambiguousAxes(index, ambiguous).filter {
        !observations[index].hasLength[$0.rawValue] && !isNegative(index, $0)
      }
      return axes.isEmpty ? nil : Lint.zeroSize(.init(view: ViewIndex(index), axes: axes))
    }
    return offScreen + offCanvas + empty
      + observations.indices.flatMap { negativeSizes($0, ambiguous) }
  }

  private func negativeSizes(_ view: Int, _ ambiguous: Set<LayoutAmbiguity>) -> [Lint] {
    unambiguousAxes(view, ambiguous).filter { isNegative(view, $0) }.map { axis in
      let length = observations[view].leastLength[axis.rawValue]
      return .negativeSize(.init(view: ViewIndex(view), axis: axis, length: length))
    }
  }

  /// The axes along which a view's size has not been reported as ambiguous.
  private func unambiguousAxes(_ view: Int, _ ambiguous: Set<LayoutAmbiguity>) -> [LayoutAxis] {
    LayoutAxis.allCases.filter {
      !ambiguous.contains(LayoutAmbiguity(view: ViewIndex(view), axis: $0, aspect: .size))
    }
  }

  private func isNegative(_ view: Int, _ axis: LayoutAxis) -> Bool {
    observations[view].leastLength[axis.rawValue] < -Self.negativeLengthTolerance
  }

  private func isEmpty(_ view: Int) -> Bool { observations[view].hasLength.contains(false) }
}

extension LayoutGeometry {
  /// The mapping from a view's own coordinates to its superview's.
  func space(_ transform: AffineTransform) -> AffineTransform {
    AffineTransform(translation: Point(x: -size.width / 2, y: -size.height / 2))
      .concatenating(transform).concatenating(AffineTransform(translation: center))
  }
}
