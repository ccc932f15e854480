import AutoLayout
import TimelineModel
import Timing

/// The subviews of each view over time, in painter's order.
struct SiblingHistory: Sendable {
  /// By superview; nearly all never change.
  private var histories: [ModelHistory<[ViewIndex]>]

  init(_ views: [TimelineView]) {
    var children = Array(repeating: [ViewIndex](), count: views.count)
    for (index, view) in views.enumerated() {
      guard view.isInitial, let superview = view.superview else { continue }
      children[superview.rawValue].append(ViewIndex(index))
    }
    histories = children.map { ModelHistory($0) }
  }

  /// - Parameter place: the index, 0 for the back; an index beyond the end means the front.
  mutating func insert(
    _ view: ViewIndex, into superview: ViewIndex, at place: Int, at time: Nanoseconds
  ) {
    var children = histories[superview.rawValue].last
    children.insert(view, at: min(place, children.count))
    histories[superview.rawValue].set(children, at: time)
  }

  mutating func remove(_ view: ViewIndex, from superview: ViewIndex, at time: Nanoseconds) {
    let children = histories[superview.rawValue].last.filter { $0 != view }
    histories[superview.rawValue].set(children, at: time)
  }

  /// The subviews of each view; nil if they change over time.
  var constant: [[ViewIndex]]? {
    histories.allSatisfy { $0.steps.count == 1 } ? histories.map(\.last) : nil
  }

  /// Whether the subviews of a view are the same ones in the same order all the time.
  func isConstant(inside superview: ViewIndex) -> Bool {
    histories[superview.rawValue].steps.count == 1
  }

  /// Whether a view has no subviews after the last change so far.
  func isEmpty(inside superview: ViewIndex) -> Bool { histories[superview.rawValue].last.isEmpty }

  /// Those after the last change so far.
  var current: [[ViewIndex]] { histories.map(\.last) }

  func subviews(at time: FrameTime) -> [[ViewIndex]] { histories.map { $0.value(at: time) } }
}
