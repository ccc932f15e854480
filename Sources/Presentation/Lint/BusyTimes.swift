import TimelineModel
import Timing

/// When something moves: times that neither touch nor overlap, in order.
struct BusyTimes {
  private var begins: [Nanoseconds] = []
  private var ends: [Nanoseconds] = []

  init(_ times: [(begin: Nanoseconds, end: Nanoseconds)]) {
    for time in times.sorted(by: { $0 < $1 }) {
      if let last = ends.last, time.begin <= last {
        ends[ends.count - 1] = max(last, time.end)
      } else {
        begins.append(time.begin)
        ends.append(time.end)
      }
    }
  }

  /// Whether a time of some length has more than an end in common with one of them.
  func overlaps(_ begin: Nanoseconds, _ end: Nanoseconds) -> Bool {
    var (first, last) = (0, ends.count)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] <= begin { first = middle + 1 } else { last = middle }
    }
    return first < begins.count && begins[first] < end
  }
}

extension BusyTimes {
  /// When a view, and with it its subviews, is elsewhere on the canvas from frame to frame.
  ///
  /// - Parameter spans: those of its properties.
  init(carrying spans: [(property: AnimatedProperty, spans: [TimeSpan])]) {
    let properties: Set<AnimatedProperty> = [
      .position, .size, .transform, .path, .contentOffset,
    ]
    self.init(
      spans.filter { properties.contains($0.property) }
        .flatMap { $0.spans.map { ($0.begin, $0.end) } })
  }
}
