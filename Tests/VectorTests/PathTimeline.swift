import Foundation
import TestSupport

/// States the keyframes of a position as a timeline with a path, for rows that have none.
func pathTimeline(_ keyframes: [VectorRow]) throws -> String {
  let times = try keyframes.map { try $0.number("time") }
  guard let first = times.first, let last = times.last, last > first else {
    throw VectorError("a path needs two keyframes")
  }
  let points = try keyframes.map { try point($0.numbers("value")) }
  let path: [String: Any] = [
    "values": points,
    "keyTimes": times.map { $0 == last ? 1 : ($0 - first) / (last - first) },
    "curves": try keyframes.dropLast().map(curve),
    "controlPoints": try keyframes.dropLast().map { keyframe in
      try keyframe.optional("path")?.array().map { try point($0.array().map { try $0.number() }) }
        ?? []
    },
  ]
  let changes: [[String: Any]] = [
    ["view": "box", "path": path], ["view": "box", "center": points[points.count - 1]],
  ]
  let timeline: [String: Any] = [
    "version": 1, "canvas": ["width": 400, "height": 400, "scale": 2],
    "views": [["id": "box", "center": points[0], "size": ["width": 8, "height": 8]]],
    "keyframes": [
      [
        "time": first, "changes": changes,
        "animation": ["duration": last - first, "curve": "linear"],
      ]
    ],
  ]
  let data = try JSONSerialization.data(withJSONObject: timeline, options: [.sortedKeys])
  return String(decoding: data, as: UTF8.self)
}

private func point(_ numbers: [Double]) throws -> [String: Double] {
  guard numbers.count == 2 else { throw VectorError("a point has two numbers, not \(numbers)") }
  return ["x": numbers[0], "y": numbers[1]]
}

/// Four numbers, or `hold`, which jumps at the end of its segment.
private func curve(_ keyframe: VectorRow) throws -> Any {
  guard let value = keyframe.optional("curve") else { return "linear" }
  return value.isArray ? try value.array().map { try $0.number() } : "steps(1, jump-end)"
}
