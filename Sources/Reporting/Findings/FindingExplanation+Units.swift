extension FindingExplanation {
  static let milliseconds = FindingExplanation(
    .milliseconds, "a time of 100 seconds or more was probably meant in milliseconds",
    importance: """
      Times are in seconds. An animation of 300 seconds has 18000 frames at 60 per second, and in \
      none of the first few can a movement be seen.
      """,
    inUIKit: """
      durations and delays are seconds too (`TimeInterval`); CSS and JavaScript have milliseconds.
      """,
    cure: """
      Divide by 1000. A time that is meant is written with a zero after the decimal point, as in \
      `300.0`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]", "width: row.width == 100" ],
        "keyframes": [
          { "time": 0, "animation": 300, "changes": [ { "constraint": "width", "constant": 200 } ] }
        ]
      }
      """)

  static let radians = FindingExplanation(
    .radians, "an angle is a simple fraction of π and was probably meant in radians",
    importance: """
      Angles are in degrees, and clockwise. A view turned by 3.14159 degrees is nearly upright; one \
      turned by π is upside down.
      """,
    inUIKit: "`CGAffineTransform(rotationAngle:)` takes radians.",
    cure: """
      Multiply by 180 and divide by π. An angle that is meant is written with a zero at its end, as \
      in `3.141590`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [
          { "id": "row", "backgroundColor": "#007AFF", "transform": { "rotation": 3.14159 } }
        ],
        "constraints": [ "V:|[row]|", "H:|[row]|" ]
      }
      """)

  static let pixels = FindingExplanation(
    .pixels, "the canvas has as many points as a screen has pixels",
    importance: """
      Lengths are in points. On such a canvas margins, gaps and sizes of an app are a half or a third \
      of what they are on the device.
      """,
    inUIKit: """
      a window's `bounds` are in points; only `nativeBounds` of a screen are in pixels. An iPhone of \
      1170 × 2532 pixels has 390 × 844 points, and a `scale` of 3.
      """,
    cure: """
      Write the size in points and the pixels per point as `scale`. A size that is meant is written \
      with a zero after the decimal point, as in `1170.0`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 1170, "height": 2532 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]|" ]
      }
      """)
}
