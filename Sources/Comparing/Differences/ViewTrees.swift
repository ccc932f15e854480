import Rendering
import Reporting
import TimelineModel

/// The views of two sides, matched by their ids.
struct ViewTrees {
  let expected: [Manifest.View]
  let actual: [Manifest.View]
  /// The index of each view of `actual`.
  private let places: [String: Int]

  init(_ expected: [Manifest.View], _ actual: [Manifest.View]) {
    self.expected = expected
    self.actual = actual
    places = actual.places
  }

  /// The indices of the views that both sides have, in the order of `expected`.
  var pairs: [(expected: Int, actual: Int)] {
    expected.indices.compactMap { index in
      places[expected[index].id].map { (index, $0) }
    }
  }

  var differences: [StructureDifference] {
    let before = expected.places
    let removed = expected.filter { places[$0.id] == nil }.map(\.id)
    let added = actual.filter { before[$0.id] == nil }.map(\.id)
    return removed.map { .viewRemoved($0) } + added.map { .viewAdded($0) } + moved
      + reordered.map { .subviewsReordered($0) }
  }

  private var moved: [StructureDifference] {
    pairs.compactMap { pair in
      guard let from = expected[pair.expected].superview,
        let to = actual[pair.actual].superview, from != to
      else { return nil }
      return .viewMoved(expected[pair.expected].id, expected: from, actual: to)
    }
  }

  /// The superviews whose remaining subviews are in a different order.
  ///
  /// Siblings are listed in their order, so that the indices of those that stayed must ascend.
  var reordered: [String] {
    var lastPlaces: [String: Int] = [:]
    var found: [String] = []
    for pair in pairs {
      guard let superview = expected[pair.expected].superview,
        superview == actual[pair.actual].superview
      else { continue }
      if let last = lastPlaces[superview], pair.actual < last, !found.contains(superview) {
        found.append(superview)
      }
      lastPlaces[superview] = max(pair.actual, lastPlaces[superview] ?? 0)
    }
    return found
  }
}

extension [Manifest.View] {
  fileprivate var places: [String: Int] {
    var places: [String: Int] = [:]
    for (index, view) in enumerated() { places[view.id] = index }
    return places
  }
}

extension Timeline {
  /// The views as a manifest lists them.
  var viewTree: [Manifest.View] {
    views.indices.map { Manifest.View(id: views[$0].id, superview: superviewID(of: $0)) }
  }
}
