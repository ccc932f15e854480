extension FindingExplanation {
  static let conflict = FindingExplanation(
    .conflict, "required constraints cannot be satisfied together, and one of them is broken",
    importance: """
      The layout is made without one constraint that was said to be required. Which one is a rule \
      of layoutanim; an app may show another picture.
      """,
    inUIKit: """
      the console says `Unable to simultaneously satisfy constraints.`, lists them and names the \
      one that is broken. By which rule it is chosen is not known; constraints of the system are \
      spared. Here it is the one of the set that was activated or changed last.
      """,
    cure: """
      Make one of them optional, as in `@999`, deactivate one before the other is activated, or \
      change a constant so that all of them fit.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|-16-[row(200)]", "row.width == 300" ]
      }
      """)

  static let transientConflict = FindingExplanation(
    .transientConflict,
    "constraints are in conflict until a later change of the same turn cures it",
    importance: """
      The pictures are right. But the console of an app fills with warnings, and the one that \
      matters is lost among them.
      """,
    inUIKit: """
      each change reaches the engine at once, so the conflict is logged although nothing is ever \
      laid out by it.
      """,
    cure: "Deactivate the old constraints first, then activate the new ones.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [
          "V:|[row(100)]", "H:[row(100)]", "near: row.leading == root.leading",
          { "id": "far", "equation": "row.leading == root.leading + 50", "active": false }
        ],
        "keyframes": [
          { "time": 0.5, "animation": 1, "changes": [ { "activate": "far" }, { "deactivate": "near" } ] }
        ]
      }
      """)

  static let ambiguousPosition = FindingExplanation(
    .ambiguousPosition, "nothing determines the view's position along an axis",
    importance: """
      Many layouts satisfy the constraints. One of them is shown, always the same here, but an app \
      may show another, and another again on another screen.
      """,
    inUIKit: """
      nothing is logged. `hasAmbiguousLayout` is true for such a view, and \
      `exerciseAmbiguityInLayout` shows another solution.
      """,
    cure: "Add a constraint for one of its edges or its centre along that axis.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:[row(100)]" ]
      }
      """)

  static let ambiguousSize = FindingExplanation(
    .ambiguousSize, "nothing determines the view's length along an axis",
    importance: """
      The view may have any size that the constraints leave open; it is shown with one of them, \
      often none at all.
      """,
    inUIKit: """
      nothing is logged. Labels and images have an intrinsic size that settles it; a plain view \
      has none.
      """,
    cure: """
      Constrain both edges, or add a constraint for the width or height, or give the view an \
      `intrinsicContentSize`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [ "V:|[row]|", "H:|-8-[row]" ]
      }
      """)

  static let optionalTie = FindingExplanation(
    .optionalTie, "optional constraints of one priority cannot all be satisfied, and one gives way",
    importance: """
      What one gains the others lose. Nothing says which is to win, so that an innocent change \
      elsewhere may turn it round.
      """,
    inUIKit: """
      the sum of the errors is made least and nothing is logged; which of several equal answers is \
      shown is not specified.
      """,
    cure: "Give the one that is to win the higher priority, by 1 at least.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "row", "backgroundColor": "#007AFF" } ],
        "constraints": [
          "V:|[row]|", "H:[row(50)]", "row.leading == root.leading + 10 @500",
          "row.leading == root.leading + 50 @500", "row.leading == root.leading + 90 @500"
        ]
      }
      """)

  static let searchLimit = FindingExplanation(
    .searchLimit, "a search ended at its limit, so that something about a layout is not known",
    importance: """
      Every layout is finished, but some questions would take too long. Ties are not searched among \
      very many violated constraints of one priority, nor after very many trials, margins that never \
      settle stay as they are, a search for the best layout that rounding misleads is abandoned, of very \
      many required constraints that contradict each other some may be broken without need, and of very many \
      views some are not compared with others. The finding says which, and names the constraints \
      or the views.
      """,
    inUIKit: """
      margins and positions that depend on each other are laid out a few times and then left; nothing is \
      logged, and nothing is known of the limits of its solver.
      """,
    cure: """
      Constrain a view that has margins to something that does not depend on them; give the constraints \
      that matter most a higher priority.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100, "layoutMargins": { "left": 100 } },
        "views": [
          { "id": "gap" },
          { "id": "card", "preservesSuperviewLayoutMargins": true, "subviews": [{ "id": "margin" }] }
        ],
        "constraints": [
          "V:|[gap]|", "V:|[card]|", "V:|[margin]|", "H:|[gap][card(100)]", "H:|[margin]",
          "margin.trailing == card.leadingMargin", "gap.width == margin.width * 0.99"
        ]
      }
      """)
}
