import JSONText
import Planning
import Reporting
import TimelineModel

extension StateMatrix {
  /// A JSON object with a line for every transition, and no line break at its end.
  package var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("timeline", written.path)
      $0.member("states", states)
      $0.member("declared") { $0.array(.lines) { write(declaredProblems, to: &$0) } }
      $0.member("transitions") { $0.array(.lines, writeTransitions) }
      $0.member("keyframes") { $0.array(.lines, writeVisits) }
    }
    return json.text
  }

  private func writeTransitions(to json: inout JSONWriter) {
    for transition in transitions {
      json.element {
        $0.object {
          $0.member("from", transition.start.map { states[$0] })
          $0.member("to", states[transition.end])
          $0.member("problems") { $0.array { write(transition.problems, to: &$0) } }
          $0.member("shifts") { $0.array { write(transition.shifts, to: &$0) } }
        }
      }
    }
  }

  private func writeVisits(to json: inout JSONWriter) {
    for visit in visits {
      json.element {
        $0.object {
          $0.member("keyframe", visit.keyframe)
          $0.member("to", states[visit.state])
          $0.member("shifts") { $0.array { write(visit.shifts, to: &$0) } }
        }
      }
    }
  }

  private func write(_ problems: [Diagnostic], to json: inout JSONWriter) {
    for problem in problems {
      json.element {
        $0.object {
          $0.member("code", problem.code)
          $0.member("message", problem.message)
          $0.member("line", problem.location?.line)
          $0.member("column", problem.location?.column)
        }
      }
    }
  }

  private func write(_ shifts: [StateShift], to json: inout JSONWriter) {
    for shift in shifts {
      json.element {
        $0.object {
          $0.member("view", shift.view)
          $0.member("points", shift.distance)
        }
      }
    }
  }
}
