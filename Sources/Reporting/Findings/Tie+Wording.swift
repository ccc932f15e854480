import AutoLayout
import Presentation
import TimelineModel

extension FindingWording {
  func diagnostic(_ tie: Finding.Tie) -> Diagnostic {
    let places = tie.layout.members.compactMap { location($0.member) }
    let priority = tie.layout.priority.words
    var diagnostic = Diagnostic(
      .warning, code: "optional-tie",
      message: "\(counted(tie.layout.members.count, "constraint")) of priority \(priority) "
        + "cannot be satisfied together",
      at: places.first,
      notes: zip(tie.layout.members, tie.constraints).map { member, constraint in
        "\(text(member.member, constraint)) \(misses(member.error))"
      } + [
        "improving one worsens another; their total error is already minimal",
        "in " + moment(tie.keyframe),
      ],
      help: "give the one that matters most a higher priority")
    diagnostic.facts = facts(tie)
    return diagnostic
  }

  private func misses(_ error: Double) -> String {
    error == 0 ? "holds" : "misses by \(error.shown.exactText) pt"
  }

  private func facts(_ tie: Finding.Tie) -> DiagnosticFact {
    .object([
      "keyframe": fact(tie.keyframe),
      "members": .list(
        zip(tie.layout.members, tie.constraints).map { member, constraint in
          .object([
            "constraint": fact(member.member, constraint), "error": .number(member.error.shown),
          ])
        }),
      "priority": .number(Double(tie.layout.priority.rawValue)),
    ])
  }
}
