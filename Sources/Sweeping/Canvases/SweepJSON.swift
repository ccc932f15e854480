import Planning
import Reporting

extension Sweep {
  /// A JSON object with a line for every canvas and every problem, and no line break at its end.
  public var jsonText: String {
    let canvases = canvases.indices.map { index in
      jsonObject(
        self.canvases[index].jsonMembers + [("problems", "\(problemCount(on: index))")])
    }
    return jsonObject([
      ("timeline", path.jsonLiteral), ("own", jsonObject(own.jsonMembers)),
      ("changesCanvas", "\(changesCanvas)"), ("canvases", lines(canvases)),
      ("problems", lines(problems.map { text($0) })),
    ])
  }

  private func lines(_ literals: [String]) -> String {
    literals.isEmpty ? "[]" : "[\n  " + literals.joined(separator: ",\n  ") + "\n]"
  }

  private func text(_ problem: SweepProblem) -> String {
    jsonObject([
      ("code", problem.code.jsonLiteral), ("message", problem.message.jsonLiteral),
      ("views", jsonArray(problem.views.map(\.jsonLiteral))),
      ("constraints", jsonArray(problem.constraints.map(\.jsonLiteral))),
      ("file", path.jsonLiteral), ("line", problem.line.map(String.init) ?? "null"),
      ("column", problem.column.map(String.init) ?? "null"),
      ("occurrences", jsonArray(problem.occurrences.map(text))),
    ])
  }

  private func text(_ occurrence: SweepProblem.Occurrence) -> String {
    jsonObject(
      canvases[occurrence.canvas].jsonMembers + [
        ("points", jsonArray(occurrence.lengths.map(\.jsonLiteral))),
        ("keyframe", occurrence.keyframe.map { "\($0.number)" } ?? "null"),
        ("time", occurrence.time.jsonLiteral),
      ])
  }
}

extension Sweep.Canvas {
  fileprivate var jsonMembers: [(key: String, literal: String?)] {
    [
      ("width", width.jsonLiteral), ("height", height.jsonLiteral),
      ("direction", direction.rawValue.jsonLiteral), ("device", device?.jsonLiteral),
    ]
  }
}
