import Primitives

/// Workload f: rectangles with round corners that move, turn, grow and shine through, as a timeline.
enum TurnedViews {
  static let count = 100

  static var timeline: String {
    let views = (0..<count).map { TurnedView($0) }
    return """
      {
        "version": 1,
        "name": "Workload f",
        "framesPerSecond": 59,
        "canvas": {"width": 1920, "height": 1080, "scale": 1, "backgroundColor": "#F2F2F7"},
        "views": [
      \(views.map(\.view).joined(separator: ",\n"))
        ],
        "keyframes": [
          {"time": 0, "animation": {"duration": 1}, "changes": [
      \(views.map(\.change).joined(separator: ",\n"))
          ]}
        ]
      }

      """
  }
}

/// One of them; the numbers are those of the other workloads, with more of their channels.
private struct TurnedView {
  private let index: Int
  private let rectangle: MovingRectangle

  init(_ index: Int) {
    self.index = index
    rectangle = .spread(index, over: .init(width: 1920, height: 1080), sides: 0.05...0.25)
  }

  var view: String {
    let alpha = 102 + SpreadNumbers.hash(index, 10) % 154
    let color = rectangle.colorText + String(alpha, radix: 16)
    let rotation = 45 * (2 * SpreadNumbers.unit(index, 13) - 1)
    return """
          {"id": "r\(index)", "backgroundColor": "\(color)", \(geometry(rectangle.start)), \
      "transform": {"rotation": \(rotation)}}
      """
  }

  var change: String {
    let rotation = 90 * (2 * SpreadNumbers.unit(index, 11) - 1)
    let scale = 0.5 + SpreadNumbers.unit(index, 12)
    return """
            {"view": "r\(index)", \(geometry(rectangle.end)), \
      "transform": {"rotation": \(rotation), "scale": \(scale)}}
      """
  }

  private func geometry(_ rect: Rect) -> String {
    let radius = (0.05 + 0.2 * SpreadNumbers.unit(index, 9)) * min(rect.width, rect.height)
    return """
      "frame": {"x": \(rect.minX), "y": \(rect.minY), "width": \(rect.width), \
      "height": \(rect.height)}, "cornerRadius": \(radius)
      """
  }
}
