import Primitives

/// Timelines of what an app's screens show: cards with round corners, borders, shadows and clipped
/// content, and paragraphs of text.
enum CardViews {
  /// 20 cards of 160 × 110 points in five columns that move by up to 60 points. Each casts a shadow and
  /// clips a band and a disc by round corners with a border.
  static var cards: String {
    timeline(
      "g", views: (0..<20).map(card),
      changes: (0..<20).flatMap { index in
        [
          "{\"view\": \"card\(index)\", \(frame(cardRect(index, moved: true))), \"cornerRadius\": 28}",
          "{\"view\": \"inside\(index)\", \"cornerRadius\": 28, \"borderWidth\": 4}",
        ]
      })
  }

  /// 12 paragraphs of 160 letters and spaces, 210 points wide, that move by up to 60 points.
  static var text: String {
    timeline(
      "h", views: (0..<12).map(paragraph),
      changes: (0..<12).map { "{\"view\": \"text\($0)\", \(frame(textRect($0, moved: true)))}" })
  }

  private static func timeline(_ name: String, views: [String], changes: [String]) -> String {
    """
    {
      "version": 1,
      "name": "Workload \(name)",
      "framesPerSecond": 59,
      "canvas": {"width": 960, "height": 540, "scale": 2, "backgroundColor": "#F2F2F7"},
      "views": [
        \(views.joined(separator: ",\n    "))
      ],
      "keyframes": [
        {"time": 0, "animation": {"duration": 1}, "changes": [
          \(changes.joined(separator: ",\n      "))
        ]}
      ]
    }

    """
  }

  private static func card(_ index: Int) -> String {
    let color = MovingRectangle.text(SpreadNumbers.hash(index, 8) & 0xFF_FFFF)
    let other = MovingRectangle.text(SpreadNumbers.hash(index, 20) & 0xFF_FFFF)
    return """
      {"id": "card\(index)", "backgroundColor": "#FFFFFF", "cornerRadius": 16, \
      \(frame(cardRect(index, moved: false))), \
      "shadow": {"opacity": 0.25, "radius": 6, "offset": {"x": 0, "y": 4}}, "subviews": [
          {"id": "inside\(index)", "clipsToBounds": true, "cornerRadius": 16, "borderWidth": 2, \
      "borderColor": "#8E8E93", "frame": {"x": 0, "y": 0, "width": 160, "height": 110}, "subviews": [
            {"id": "band\(index)", "backgroundColor": "\(color)", \
      "frame": {"x": -10, "y": 60.5, "width": 180, "height": 60}},
            {"id": "disc\(index)", "backgroundColor": "\(other)", "cornerRadius": 30, \
      "frame": {"x": 118, "y": -18, "width": 60, "height": 60}}
          ]}
        ]}
      """
  }

  private static func paragraph(_ index: Int) -> String {
    """
    {"id": "text\(index)", \(frame(textRect(index, moved: false))), "text": {"size": 15, \
    "lines": 0, "color": "#1C1C1E", "string": "A layout is solved again for every keyframe, and the \
    frames in between show how it gets there. Nothing here was drawn by hand, and no letter is hinted."}}
    """
  }

  private static func cardRect(_ index: Int, moved: Bool) -> Rect {
    rect(index, columns: 5, Size(width: 160, height: 110), moved: moved)
  }

  private static func textRect(_ index: Int, moved: Bool) -> Rect {
    rect(index, columns: 4, Size(width: 210, height: 130), moved: moved)
  }

  /// A place in a grid, or one up to 60 points away.
  private static func rect(_ index: Int, columns: Int, _ size: Size, moved: Bool) -> Rect {
    let way = moved ? 60.0 : 0
    let (column, row) = (Double(index % columns), Double(index / columns))
    return Rect(
      x: 20 + column * (size.width + 20) + way * SpreadNumbers.unit(index, 0),
      y: 20 + row * (size.height + 20) + way * SpreadNumbers.unit(index, 1), width: size.width,
      height: size.height)
  }

  private static func frame(_ rect: Rect) -> String {
    "\"frame\": {\"x\": \(rect.minX), \"y\": \(rect.minY), \"width\": \(rect.width), "
      + "\"height\": \(rect.height)}"
  }
}
