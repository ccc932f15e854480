extension FindingExplanation {
  static let unflushedStart = FindingExplanation(
    .unflushedStart, "an animation sweeps in what an earlier keyframe of the turn left pending",
    importance: """
      What should have jumped is animated: views fly in from where they were before the screen was \
      set up.
      """,
    inUIKit: """
      a change of a constraint moves nothing until the next layout pass. If that is the \
      `layoutIfNeeded()` inside an animation block, everything that is pending rides along, whatever \
      made it so. The idiom therefore calls `layoutIfNeeded()` once before the block.
      """,
    cure: """
      Leave out `"flush": false`: a keyframe then begins with a layout pass outside its animation. \
      Or lay the earlier keyframe out in its own turn, without `"layout": "deferred"`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [
          "H:|[row]", "V:[row(20)]", "top: row.top == root.top", "width: row.width == 100"
        ],
        "keyframes": [
          { "time": 0.5, "layout": "deferred", "changes": [ { "constraint": "top", "constant": 50 } ] },
          { "time": 0.5, "flush": false, "animation": 1,
            "changes": [ { "constraint": "width", "constant": 200 } ] }
        ]
      }
      """)

  static let jump = FindingExplanation(
    .jump, "something changes at once where a movement is meant",
    importance: """
      One frame shows the old state and the next the new one. That is what an animation is there \
      to avoid.
      """,
    inUIKit: """
      only what is laid out inside the block is animated: without its `layoutIfNeeded()` the views \
      jump in the pass after it. `isHidden` and `contentMode` have no values in between. And a change without \
      animation shifts at once what an earlier animation is still moving. A property animator that is \
      reversed or stopped sets views back, but not the constants of constraints, so that the next pass \
      moves views to the end.
      """,
    cure: """
      Leave out `layout`, so that the keyframe lays out inside its animation; fade with `alpha` \
      where something hides; give a keyframe in the middle of an animation one of its own; set \
      constraints back when an animator has gone back.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]", "width: row.width == 100" ],
        "keyframes": [
          { "time": 0.5, "layout": "deferred", "animation": 1,
            "changes": [ { "constraint": "width", "constant": 200 } ] }
        ]
      }
      """)

  static let keyframeAfterEnd = FindingExplanation(
    .keyframeAfterEnd, "a keyframe is later than the last frame and never played",
    importance: "`duration` cuts the timeline, and with it all that this keyframe changes.",
    inUIKit: "there is no equivalent: an app continues to run.",
    cure: "Lengthen the `duration`, or leave it out: the timeline then ends with its animations.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "duration": 1,
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]", "width: row.width == 100" ],
        "keyframes": [
          { "time": 2, "animation": 1, "changes": [ { "constraint": "width", "constant": 200 } ] }
        ]
      }
      """)
}
