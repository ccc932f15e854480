extension FindingExplanation {
  static let invisibleShadow = FindingExplanation(
    .invisibleShadow, "a view has a shadow that is never drawn",
    importance: """
      Only the pixels show it: the layout is right, and the shadow is missing. Either its opacity is \
      0 from the first frame to the last, or its view clips whenever it is not, or the view has no \
      colour, gradient, image, text, border or subviews that cast it.
      """,
    inUIKit: """
      the same, and nothing is logged: `shadowOpacity` is 0 by default, and `clipsToBounds` \
      (`masksToBounds`) cuts off the shadow with all else that is outside the bounds.
      """,
    cure: """
      Give the shadow an `opacity`. A view with round corners needs no `clipsToBounds` for its \
      background; if it must clip its subviews, put the shadow on a view around it.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [
          { "id": "card", "backgroundColor": "#FFFFFF", "cornerRadius": 12, "clipsToBounds": true,
            "shadow": { "opacity": 0.3, "radius": 6 } }
        ],
        "constraints": [ "H:|-16-[card]-16-|", "V:|-16-[card]-16-|" ]
      }
      """)

  static let squareCorners = FindingExplanation(
    .squareCorners, "something square covers the rounded corners of a view that does not clip",
    importance: """
      Only the pixels show it: the view has a corner radius, and looks square. Only subviews that do \
      not exceed the view are considered; a badge on its corner is meant.
      """,
    inUIKit: """
      the same, and nothing is logged: `cornerRadius` rounds the background and the border of a layer. \
      Its contents, such as the picture of an image view, and its sublayers are rounded only with \
      `clipsToBounds` (`masksToBounds`). So is the background of a `UILabel`, which is drawn round here.
      """,
    cure: """
      Add `"clipsToBounds": true`. That cuts off the view's shadow too: put that on a view around it.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [
          { "id": "card", "backgroundColor": "#FFFFFF", "cornerRadius": 12,
            "subviews": [ { "id": "banner", "backgroundColor": "#007AFF" } ] }
        ],
        "constraints": [
          "H:|-16-[card]-16-|", "V:|-16-[card]-16-|", "H:|[banner]|", "V:|[banner(20)]"
        ]
      }
      """)
}
