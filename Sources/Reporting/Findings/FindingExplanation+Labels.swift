extension FindingExplanation {
  static let textCutOff = FindingExplanation(
    .textCutOff, "a text is not shown whole where it belongs while nothing moves",
    importance: """
      It does not fit into its view, goes beyond the canvas, a view that clips or a view with a \
      background, or is written over another text. A reader misses a part of it. Text in a scroll \
      view, and text that is wholly outside, is meant to be where it is. Sizes of the font here are \
      not those of San Francisco: leave some room, and see what happens if it becomes tight.
      """,
    inUIKit: """
      a label shows as many lines as its `numberOfLines` and its height allow, and truncates the last \
      one with an ellipsis. Without a constraint to its trailing side it is as wide as its text.
      """,
    cure: """
      Give the label a constraint to its other side. Make the view wider or higher, allow more \
      `lines`, give its neighbours a lower compression resistance, or shorten the text.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "title", "text": "Terms and conditions" } ],
        "constraints": [ "H:|-16-[title(120)]", "V:|-16-[title]" ]
      }
      """)

  static let lowContrast = FindingExplanation(
    .lowContrast, "a text is hard to tell from what is below it",
    importance: """
      Many people cannot read it, and nobody can in the sun. The ratio is that of WCAG 2.2 \
      (1.4.3), from the text's colour and the background colours below the ends and the middle of \
      every line, while nothing moves.
      """,
    inUIKit: """
      the same; Xcode's Accessibility Inspector audits contrast too. Text of 18 points, or of 14 in \
      bold, needs only 3:1 by WCAG.
      """,
    cure: "Choose colours that differ more in lightness.",
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "hint", "text": { "string": "Optional", "color": "#C7C7CC" } } ],
        "constraints": [ "H:|-16-[hint]", "V:|-16-[hint]" ]
      }
      """)

  static let missingLetter = FindingExplanation(
    .missingLetter, "a text has a character that the font has no letter for",
    importance: """
      A box is drawn in its place, as wide as a wide letter. The font has the printable characters \
      of Latin-1, common punctuation, arrows and some signs.
      """,
    inUIKit: "the system finds a font that has the character.",
    cure: """
      Write it in Latin letters. Where only the size matters, leave the text out and give the view \
      an `intrinsicContentSize`.
      """,
    example: """
      {
        "version": 1,
        "canvas": { "width": 320, "height": 100 },
        "views": [ { "id": "greeting", "text": "こんにちは" } ],
        "constraints": [ "H:|-16-[greeting]", "V:|-16-[greeting]" ]
      }
      """)
}
