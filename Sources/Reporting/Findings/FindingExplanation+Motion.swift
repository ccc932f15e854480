extension FindingExplanation {
  static let idleFrames = FindingExplanation(
    .idleFrames, "nothing moves for a second at the end, or for two before that",
    importance: """
      A reviewer waits, and every frame of that time is rendered, stored and compared. It is often \
      what remains when an animation has become shorter.
      """,
    inUIKit: "nothing is drawn while nothing changes.",
    cure: "Leave out the `duration`, or let the next keyframe begin earlier.",
    example: """
      {
        "version": 1, "duration": 4,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]", "width: row.width == 100" ],
        "keyframes": [
          { "time": 0.5, "animation": 1, "changes": [ { "constraint": "width", "constant": 200 } ] }
        ]
      }
      """)

  static let shimmer = FindingExplanation(
    .shimmer, "an animation moves a view by at most a pixel",
    importance: """
      On the way its edges and its text lie between two pixels and are blurred, so that it seems to \
      shimmer. Mostly nobody wanted it to move: rounding to whole pixels shifts it.
      """,
    inUIKit: "the same: frames are rounded to pixels at rest, and not during an animation.",
    cure: "Give views that are centred even differences to their superview, or fix their edges.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "row.width == 100", "left: row.leading == root.leading + 8" ],
        "keyframes": [
          { "time": 0.5, "animation": 0.5, "changes": [ { "constraint": "left", "constant": 9 } ] }
        ]
      }
      """)

  static let fightingAnimations = FindingExplanation(
    .fightingAnimations, "two animations of one property work against each other",
    importance: """
      What is seen is neither of the two: the first one vanishes, or the view slows down, stops and \
      turns around.
      """,
    inUIKit: """
      a second animation of `alpha`, a colour or a transform removes the first at once, even while \
      its own delay runs. Animations of frames add up since iOS 8, and one that repeats for ever \
      stays until it is removed.
      """,
    cure: "Begin the second one when the first is over: with `after`, or in a completion handler.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row(100)]" ],
        "keyframes": [
          { "time": 0.5, "animation": 0.5, "changes": [ { "view": "row", "alpha": 0.5 } ] },
          { "time": 0.5, "animation": { "duration": 0.5, "delay": 0.5 },
            "changes": [ { "view": "row", "alpha": 0.2 } ] }
        ]
      }
      """)

  static let overshoot = FindingExplanation(
    .overshoot, "a view leaves the canvas on its way between two places inside",
    importance: """
      A spring or a curve carries it beyond its end. At the edge of the screen it is cut off for a \
      moment, and an edge that was joined to the screen's shows a gap.
      """,
    inUIKit: "the same.",
    cure: "Use a higher `dampingRatio`, or end farther from the edge.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "row.width == 100", "left: row.leading == root.leading + 220" ],
        "keyframes": [
          { "time": 0.2, "animation": { "duration": 0.6, "spring": { "dampingRatio": 0.4 } },
            "changes": [ { "constraint": "left", "constant": 0 } ] }
        ]
      }
      """)

  static let endsWhereItBegan = FindingExplanation(
    .endsWhereItBegan, "a view is animated, and at every rest the same as in the beginning",
    importance: """
      Either it only hints at something, as a field that shakes its head, or one change takes back \
      what another has set.
      """,
    inUIKit: """
      an animation between equal values shows nothing, and two blocks that undo each other show a \
      movement that leads nowhere.
      """,
    cure: "Check the changes of its keyframes; a hint may stay as it is.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "row.width == 100", "left: row.leading == root.leading + 20" ],
        "keyframes": [
          { "time": 0.2, "animation": { "duration": 0.5, "relativeKeyframes": [
            { "relativeStartTime": 0, "relativeDuration": 0.5,
              "changes": [ { "constraint": "left", "constant": 90 } ] },
            { "relativeStartTime": 0.5, "relativeDuration": 0.5,
              "changes": [ { "constraint": "left", "constant": 20 } ] }
          ] } }
        ]
      }
      """)
}
