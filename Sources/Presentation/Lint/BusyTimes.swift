import TimelineModel
import Timing

/// When something moves: times that neither touch nor overlap, in order.
struct BusyTimes {
  private var begins: [Nanoseconds] = []
  private var ends: [Nanoseconds] = []

  init(_ spans: [TimeSpan]) {
    for span in spans.sorted(by: { ($0.begin, $0.end) < ($1.begin, $1.end) }) {
      if let last = ends.last, span.begin <= last {
        ends[ends.count - 1] = max(last, span.end)
      } else {
        begins.append(span.begin)
        ends.append(span.end)
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
    self.init(spans.filter { properties.contains($0.property) }.flatMap(\.spans))
  }
}
