import Primitives

extension RenderWorkload {
  /// The same animation as a timeline file: views with given frames, which are not rounded, and one
  /// keyframe that changes them all.
  package var timeline: String { views ?? rectanglesTimeline }

  private var rectanglesTimeline: String {
    """
    {
      "version": 1,
      "name": "Workload \(name)",
      "framesPerSecond": \(frameCount - 1),
      "canvas": {
        "width": \(canvas.width), "height": \(canvas.height), "scale": \(scale),
        "backgroundColor": "\(backgroundText)"
      },
      "views": [
    \(rectangles.enumerated().map(view).joined(separator: ",\n"))
      ],
      "keyframes": [
        {"time": 0, "animation": {"duration": 1}, "changes": [
    \(rectangles.enumerated().map(change).joined(separator: ",\n"))
        ]}
      ]
    }

    """
  }

  /// `#RRGGBB`.
  package var backgroundText: String { MovingRectangle.text(background) }

  private func view(_ index: Int, _ rectangle: MovingRectangle) -> String {
    "    {\"id\": \"r\(index)\", \"backgroundColor\": \"\(rectangle.colorText)\", "
      + "\"frame\": \(frame(rectangle.start))}"
  }

  private func change(_ index: Int, _ rectangle: MovingRectangle) -> String {
    "      {\"view\": \"r\(index)\", \"frame\": \(frame(rectangle.end))}"
  }

  private func frame(_ rect: Rect) -> String {
    "{\"x\": \(rect.minX), \"y\": \(rect.minY), \"width\": \(rect.width), "
      + "\"height\": \(rect.height)}"
  }
}
