import JSONText
import Planning

extension Sweep {
  /// A JSON object with a line for every canvas and every problem, and no line break at its end.
  package var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("timeline", path)
      $0.memberIfPresent("scene", scene)
      $0.member("own") { $0.object(nil, own.writeMembers) }
      $0.member("changesCanvas", changesCanvas)
      $0.member("canvases") { $0.array(.lines, writeCanvases) }
      $0.member("problems") { $0.array(.lines, writeProblems) }
    }
    return json.text
  }

  private func writeCanvases(to json: inout JSONWriter) {
    for (index, canvas) in canvases.enumerated() {
      json.element {
        $0.object {
          canvas.writeMembers(to: &$0)
          $0.member("problems", problemCount(on: index))
        }
      }
    }
  }

  private func writeProblems(to json: inout JSONWriter) {
    for problem in problems {
      json.element { $0.object { write(problem, to: &$0) } }
    }
  }

  private func write(_ problem: SweepProblem, to json: inout JSONWriter) {
    json.member("code", problem.code)
    json.member("message", problem.message)
    json.member("views", problem.views)
    json.member("constraints", problem.constraints)
    json.member("file", file)
    json.member("line", problem.line)
    json.member("column", problem.column)
    json.member("occurrences") {
      $0.array {
        for occurrence in problem.occurrences { write(occurrence, to: &$0) }
      }
    }
  }

  private func write(_ occurrence: SweepProblem.Occurrence, to json: inout JSONWriter) {
    json.element {
      $0.object {
        canvases[occurrence.canvas].writeMembers(to: &$0)
        $0.member("points", occurrence.lengths)
        $0.member("keyframe", occurrence.keyframe?.number)
        $0.member("time", occurrence.time)
      }
    }
  }
}

extension Sweep.Canvas {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("width", width)
    json.member("height", height)
    json.member("direction", direction.rawValue)
    json.memberIfPresent("device", device)
  }
}
