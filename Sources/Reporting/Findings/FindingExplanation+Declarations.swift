extension FindingExplanation {
  static let requiredPriorityChange = FindingExplanation(
    .requiredPriorityChange,
    "the priority of an active constraint is changed from or to required",
    importance: "An app that does this stops with an exception, at least on earlier releases.",
    inUIKit: """
      `NSInternalInconsistencyException`: between required and optional a priority can be changed \
      only while the constraint is inactive.
      """,
    cure: "Declare it with `@999` instead of 1000, or deactivate it before the change.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row]", "width: row.width == 100" ],
        "keyframes": [ { "time": 1, "changes": [ { "constraint": "width", "priority": 750 } ] } ]
      }
      """)

  static let duplicateConstraint = FindingExplanation(
    .duplicateConstraint, "two active constraints say exactly the same",
    importance: """
      The layout is right, until a keyframe changes the constant of one and not of the other: then \
      they are in conflict.
      """,
    inUIKit: """
      both are installed and nothing is logged. It is a common trace of code that runs twice, and \
      adds its constraints each time.
      """,
    cure: "Remove one, or change both together.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|[row(100)]", "row.width == 100" ]
      }
      """)

  static let neverActiveConstraint = FindingExplanation(
    .neverActiveConstraint, "a constraint is declared inactive, and no keyframe activates it",
    importance: "It never affects a layout. Most often the keyframe names another id.",
    inUIKit: """
      a constraint is inactive until it is activated or added; one that is forgotten is silent.
      """,
    cure: "Activate it in a keyframe, or remove it.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [
          "V:|[row]|", "H:|[row(100)]",
          { "id": "wide", "equation": "row.width == 200", "active": false }
        ]
      }
      """)

  static let offScreenAtRest = FindingExplanation(
    .offScreenAtRest, "a view with a colour is outside of the picture whenever nothing moves",
    importance: """
      Nobody ever sees it. A view that slides in or out is at rest in the picture once, and one \
      that crosses it is seen on its way: neither is meant, nor is what is inside a scroll view or a \
      view that clips.
      """,
    inUIKit: "it is laid out and drawn beyond the screen; nothing is logged.",
    cure: "Check the constants and multipliers that place it, or set its `hidden`.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|-400-[row(50)]" ]
      }
      """)

  static let offCanvasAtRest = FindingExplanation(
    .offCanvasAtRest, "a view with a colour is outside of a canvas that is smaller than another",
    importance: """
      The picture is as large as all canvases together, and only the current one is the device: \
      what is outside of it is not painted. A view that waits there to slide in is meant; one that \
      did not follow the canvas is not.
      """,
    inUIKit: "it is laid out beyond the edge of the window; nothing is logged.",
    cure: "Constrain it to the edges of `root`, or set its `hidden`.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 100, "height": 200 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "H:|[row]|", "V:|-150-[row(20)]" ],
        "keyframes": [
          { "time": 0.5, "animation": 0.5, "changes": [ { "canvas": { "height": 100 } } ] }
        ]
      }
      """)

  static let zeroSize = FindingExplanation(
    .zeroSize, "a view with a colour has no width or no height whenever nothing moves",
    importance: """
      Nobody ever sees it. A view that grows or shrinks has a size at one of its rests: it is not \
      meant, nor is one that is hidden or transparent.
      """,
    inUIKit: """
      a view without area draws nothing and nothing is logged; its subviews are drawn all the same.
      """,
    cure: "Check the constraint that makes it so; a view that is to be gone can be hidden.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|-8-[row(0)]" ]
      }
      """)

  static let negativeSize = FindingExplanation(
    .negativeSize, "a view's width or height comes out below zero when nothing moves",
    importance: """
      There is less room than the constraints around it take. The view is shown without a size, and \
      views constrained to its far edge are placed before its near edge, often outside of the \
      superview.
      """,
    inUIKit: """
      sizes are known not to go below zero there: it is logged that it is impossible to satisfy the \
      constraints simultaneously. Frames recorded on macOS show the view without a size.
      """,
    cure: """
      Make room, let a gap or another view give way by a lower priority, or constrain the size to be \
      at least 0: what cannot be satisfied is then broken and named.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 100, "height": 50 },
        "views": [ { "id": "row" } ],
        "constraints": [ "V:|[row]|", "H:|-60-[row]-60-|" ]
      }
      """)
}
