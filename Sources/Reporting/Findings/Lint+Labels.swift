import AutoLayout
import JSONText
import Presentation
import TimelineModel

/// The words for mistakes of labels.
extension Diagnostic {
  init(_ cut: Lint.CutText, in timeline: Timeline) {
    let view = timeline.views[cut.view.rawValue]
    let shown = cut.lines.last.map { "its last line is \(JSONWriter.text(of: $0))" }
    let (fact, help) =
      switch cut.reason {
      case .size:
        (
          "does not fit: \(shown ?? "nothing is shown")",
          "make room for it, allow more `lines`, or shorten it"
        )
      case .beyond(let superview, let axis): timeline.overflow(of: view.id, superview, axis)
      case .over(let other):
        (
          "is written over that of `\(timeline.views[other.rawValue].id)`",
          "keep the two apart by a constraint, so that one of them becomes narrower, or hide one"
        )
      }
    self.init(
      .warning, code: FindingCode.textCutOff.rawValue, message: "the text of `\(view.id)` \(fact)",
      at: view.location, notes: ["in " + timeline.moment(cut.keyframe)], help: help)
  }

  init(_ contrast: Lint.LowContrast, in timeline: Timeline) {
    // Rounded down, so that 4.499 does not seem to be enough.
    let ratio = ((contrast.ratio * 100).rounded(.down) / 100).text(decimals: 2)
    let colors = "\(contrast.text.words.dropLast(2)) on \(contrast.background.words.dropLast(2))"
    self.init(
      .warning, code: FindingCode.lowContrast.rawValue,
      message: "the text of \(timeline.names(of: contrast.views)) has a contrast of \(ratio):1 "
        + "to what is below it: \(colors)",
      at: timeline.views[contrast.views[0].rawValue].location,
      labels: contrast.change.map { [Diagnostic.Label("the text gets this colour here", at: $0)] }
        ?? [],
      notes: [
        "in " + timeline.moment(contrast.keyframe),
        "WCAG 2.2 asks for 4.5:1, and for 3:1 if the text is large",
      ],
      help: "make the text darker and the background lighter, or the reverse")
  }

  init(_ letter: Lint.MissingLetter, in timeline: Timeline) {
    let id = timeline.views[letter.view.rawValue].id
    let scalars = letter.character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    self.init(
      .warning, code: FindingCode.missingLetter.rawValue,
      message: "the font has no \(JSONWriter.text(of: String(letter.character))) "
        + "(\(scalars.joined(separator: " "))): character \(letter.position) of the text of `\(id)`",
      at: letter.location, notes: ["a box is drawn in its place"],
      help: "write it in Latin letters, or give the view an `intrinsicContentSize` and no text")
  }
}

extension Timeline {
  fileprivate func overflow(
    of id: String, _ superview: ViewIndex, _ axis: LayoutAxis
  ) -> (fact: String, help: String) {
    let name = superview == .root ? "the canvas" : "`\(views[superview.rawValue].id)`"
    let help =
      axis == .horizontal
      ? "give `\(id)` a constraint to the other side, such as "
        + "`\(id).trailing <= superview.trailing - 8`: then it is wrapped or truncated"
      : "make room for it, or shorten it"
    return ("goes beyond \(name)", help)
  }
}
