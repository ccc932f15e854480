import LayoutAnimation

enum InspectionSamples {
  /// Keyframe 0 is at 0.25 s, keyframes 1 and 2 at 1.5 s; there are 91 frames.
  static var yellowAndBlue: TimelineFile { get throws { try file(yellowAndBlueText) } }

  /// A view with only a colour and a name; no keyframes.
  static var shadow: TimelineFile {
    get throws {
      try file(
        """
        { "version": 1, "canvas": { "width": 10, "height": 20 },
          "views": [{ "id": "shadow", "backgroundColor": "#0A0B0C0D" }],
          "constraints": ["shadow.edges == root.edges"] }
        """)
    }
  }

  private static func file(_ text: String) throws -> TimelineFile {
    try TimelineFile(contents: Array(text.utf8), path: "test.json")
  }

  private static let yellowAndBlueText = """
    {
      "version": 1,
      "canvas": { "width": 375, "height": 667, "scale": 2 },
      "views": [
        { "id": "yellow", "backgroundColor": "#FFCC00",
          "subviews": [{ "id": "inner", "hidden": true }] },
        { "id": "blue", "backgroundColor": "#007AFF80" }
      ],
      "constraints": [
        "V:|-100-[yellow]-8-|", "V:|-100-[blue]-8-|",
        "H:|-5-[inner(7)]", "V:|-6-[inner(9)]",
        "yellow.leading == root.leadingMargin",
        "blue.width == yellow.width",
        { "id": "spacing", "equation": "blue.leading == yellow.trailing", "constant": 375 },
        "yellow.trailing == root.trailingMargin @750",
        "blueTrailing: blue.trailing == root.trailingMargin @749"
      ],
      "keyframes": [
        { "time": 1.5, "name": "again" },
        { "time": 0.25, "animation": { "duration": 1 },
          "changes": [
            { "constraint": "spacing", "constant": 8 },
            { "constraint": "blueTrailing", "priority": 751 },
            { "view": "yellow", "alpha": 0.5 }
          ] },
        { "time": 1.5, "name": "twin" }
      ]
    }
    """
}
