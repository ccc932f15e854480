import AutoLayout
import Primitives
import TimelineModel

/// Observes at every rest which views are wholly below an opaque rectangle of another view.
///
/// A view is reported only if it is below one at every rest at which it is visible, and if neither of
/// the two ever moves or changes: whatever moves may show in between what it covers at rest. Two
/// views that together cover a third are not found.
package struct CoverObserver {
  /// By view: whether it is seen at any rest.
  private var isSeen: [Bool]
  /// By view: the view above it at the last rest at which it was visible.
  private var covers: [Int: Int] = [:]
  /// By view: whether it was not compared with all others, because there was too much to compare.
  private var isUnsearched: [Bool]
  private var work = 0
  private let mostWork: Int

  /// How many pairs of views are compared in a whole run; a second takes some 100 million.
  package static let mostWork = 50_000_000

  init(_ timeline: Timeline, mostWork: Int = Self.mostWork) {
    self.mostWork = mostWork
    isSeen = Array(repeating: false, count: timeline.views.count)
    isUnsearched = isSeen
  }

  mutating func note(_ runner: Runner) {
    let stack = LayerStack(runner)
    var opaque: [(layer: LayerStack.Layer, box: Rect)] = []
    for layer in stack.layers.reversed() {
      if !isSeen[layer.view], let box = layer.visibleBox {
        note(layer.view, box, below: opaque, from: layer.end)
      }
      if let box = layer.opaqueBox { opaque.append((layer, box)) }
    }
  }

  /// - Parameters:
  ///   - opaque: all that is painted later, the last first.
  ///   - end: the place in painter's order after the view's own subviews, which do not count.
  private mutating func note(
    _ view: Int, _ box: Rect, below opaque: [(layer: LayerStack.Layer, box: Rect)], from end: Int
  ) {
    for (layer, cover) in opaque {
      guard layer.place >= end else { break }
      guard work < mostWork else { return isUnsearched[view] = true }
      work += 1
      guard cover.contains(box) else { continue }
      covers[view] = layer.view
      return
    }
    isSeen[view] = true
  }

  /// In the order of the views; of a view and its subviews only the view.
  func lints(_ runner: Runner) -> [Lint] {
    var found: [Lint] = []
    var isReported = Array(repeating: false, count: isSeen.count)
    for view in isSeen.indices where !isSeen[view] && !isUnsearched[view] {
      guard let cover = covers[view], runner.isStill(view, cover) else { continue }
      isReported[view] = true
      if runner.superviews[view].map({ isReported[$0.rawValue] }) ?? false { continue }
      found.append(.covered(Lint.Cover(view: ViewIndex(view), cover: ViewIndex(cover))))
    }
    return found + unsearched
  }

  private var unsearched: [Lint] {
    let views = isSeen.indices.filter { isUnsearched[$0] && !isSeen[$0] }.map { ViewIndex($0) }
    return views.isEmpty ? [] : [.unsearched(Lint.Unsearched(.cover, views))]
  }
}

extension Runner {
  /// Whether neither of two views changes in relation to the other from the first frame to the last:
  /// all of either's superviews that the other is not in are still as well.
  fileprivate func isStill(_ first: Int, _ second: Int) -> Bool {
    let (own, other) = (lineage(of: first), lineage(of: second))
    let shared = Set(own).intersection(other)
    return (own + other).allSatisfy { shared.contains($0) || isStill($0) }
      && shared.allSatisfy { siblings.isConstant(inside: ViewIndex($0)) }
  }

  private func isStill(_ view: Int) -> Bool {
    repaintCounts[view] == 0 && tracks[view].isStill
      && siblings.isConstant(inside: ViewIndex(view))
  }

  /// A view and all that it is in.
  private func lineage(of view: Int) -> [Int] {
    var (found, next) = ([view], superviews[view]?.rawValue)
    while let superview = next {
      found.append(superview)
      next = superviews[superview]?.rawValue
    }
    return found
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
