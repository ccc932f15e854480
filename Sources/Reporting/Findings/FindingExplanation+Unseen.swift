extension FindingExplanation {
  static let keyframeWithoutEffect = FindingExplanation(
    .keyframeWithoutEffect, "a keyframe changes nothing that is seen",
    importance: """
      Something was meant to move. Usually a value equals the one before, the constraint is inactive \
      or has a lower priority than another one, or another id was meant. All keyframes of one time \
      count together.
      """,
    inUIKit: """
      `UIView.animate` with such changes adds no animation, and calls its completion handler at once.
      """,
    cure: """
      Compare the values with those before the keyframe. See which constraints determine the view: \
      `layoutanim explain TIMELINE --view VIEW --at TIME`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "box", "backgroundColor": "#007AFF" } ],
        "constraints": [
          { "id": "leading", "equation": "box.leading == superview.leading + 16" },
          "V:|[box(44)]", "H:[box(44)]"
        ],
        "keyframes": [
          { "time": 0, "changes": [ { "constraint": "leading", "constant": 16 } ],
            "animation": { "duration": 0.3 } }
        ]
      }
      """)

  static let coveredView = FindingExplanation(
    .coveredView, "a view is below an opaque one all the time",
    importance: """
      Later siblings are painted above earlier ones. Only one opaque view that neither moves nor \
      changes is looked for; two that together cover a third are not found.
      """,
    inUIKit: "the same: the order of `subviews` is that of painting, unless `zPosition` differs.",
    cure: """
      Declare the view after the one that covers it, give it a higher `zPosition`, or remove it.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [
          { "id": "badge", "backgroundColor": "#FF3B30" },
          { "id": "card", "backgroundColor": "#FFFFFF" }
        ],
        "constraints": [ "H:|[card]|", "V:|[card]|", "H:[badge(20)]-16-|", "V:|-16-[badge(20)]" ]
      }
      """)

  static let neverShown = FindingExplanation(
    .neverShown, "a view with a colour or a text is invisible from the first frame to the last",
    importance: "It was likely meant to appear: no keyframe shows it.",
    inUIKit: "a view with `alpha` 0 or `isHidden` takes part in layout and is not drawn.",
    cure: "Show it in a keyframe, or remove it.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "toast", "backgroundColor": "#1C1C1E", "alpha": 0 } ],
        "constraints": [ "H:|-16-[toast]-16-|", "V:|-16-[toast(44)]" ]
      }
      """)
}
