import AutoLayout
import Presentation
import TimelineModel

extension StructureDifference {
  /// All but the sizes, which the pixels tell.
  static func all(
    _ expected: FrameSource, _ actual: FrameSource, _ frames: FrameNumbers
  ) -> [StructureDifference] {
    var found = counts(expected, actual, frames)
    guard let before = expected.timeline, let after = actual.timeline else { return found }
    if before.framesPerSecond != after.framesPerSecond {
      found.append(
        .framesPerSecond(expected: before.framesPerSecond, actual: after.framesPerSecond))
    }
    return found + ViewTrees(before.plan.timeline, after.plan.timeline).differences
  }

  private static func counts(
    _ expected: FrameSource, _ actual: FrameSource, _ frames: FrameNumbers
  ) -> [StructureDifference] {
    var found: [StructureDifference] = []
    let (before, after) = (expected.frames.count, actual.frames.count)
    if before != after { found.append(.frameCount(expected: before, actual: after)) }
    guard expected.timeline == nil || actual.timeline == nil else { return found }
    if !frames.onlyExpected.isEmpty { found.append(.missingFrames(frames.onlyExpected)) }
    if !frames.onlyActual.isEmpty { found.append(.surplusFrames(frames.onlyActual)) }
    return found
  }
}

/// The views of two timelines, matched by their ids.
struct ViewTrees {
  let expected: Timeline
  let actual: Timeline
  /// The place of each view of `actual`.
  private let places: [String: Int]

  init(_ expected: Timeline, _ actual: Timeline) {
    self.expected = expected
    self.actual = actual
    places = actual.views.places
  }

  /// The views that both have, by their places, in the order of `expected`.
  var pairs: [(expected: Int, actual: Int)] {
    expected.views.indices.compactMap { index in
      places[expected.views[index].id].map { (index, $0) }
    }
  }

  var differences: [StructureDifference] {
    let before = expected.views.places
    let removed = expected.views.filter { places[$0.id] == nil }.map(\.id)
    let added = actual.views.filter { before[$0.id] == nil }.map(\.id)
    return removed.map { .viewRemoved($0) } + added.map { .viewAdded($0) } + moved + reordered
  }

  private var moved: [StructureDifference] {
    pairs.compactMap { pair in
      let view = expected.views[pair.expected].id
      guard let from = expected.superviewID(of: pair.expected),
        let to = actual.superviewID(of: pair.actual), from != to
      else { return nil }
      return .viewMoved(view, expected: from, actual: to)
    }
  }

  /// The views come superview by superview in the order of siblings, so that the places of those
  /// that stayed must ascend.
  private var reordered: [StructureDifference] {
    var lastPlaces: [String: Int] = [:]
    var found: [StructureDifference] = []
    for pair in pairs {
      guard let superview = expected.superviewID(of: pair.expected),
        superview == actual.superviewID(of: pair.actual)
      else { continue }
      let difference = StructureDifference.subviewsReordered(superview)
      if let last = lastPlaces[superview], pair.actual < last, !found.contains(difference) {
        found.append(difference)
      }
      lastPlaces[superview] = max(pair.actual, lastPlaces[superview] ?? 0)
    }
    return found
  }
}

extension [TimelineView] {
  fileprivate var places: [String: Int] {
    var places: [String: Int] = [:]
    for (index, view) in enumerated() { places[view.id] = index }
    return places
  }
}

extension Timeline {
  /// Nil for `root`.
  func superviewID(of view: Int) -> String? {
    views[view].superview.map { views[$0.rawValue].id }
  }
}
