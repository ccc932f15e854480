import Planning
import Presentation
import Reporting
import TimelineModel
import Timing

extension StateMatrix {
  /// A table of all transitions, then what is wrong with each.
  package var text: String {
    guard !states.isEmpty else { return "\(written.title.printable)\nno states\n" }
    let found = transitions.filter { !$0.isSound }.map(words) + visits.map(words)
    let declared = declaredProblems.isEmpty ? [] : [paragraph("declared", lines(declaredProblems))]
    return ([heading, table] + declared + found).joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let animation = written.plan.timeline.stateAnimation
    return "\(written.title.printable)\n\(counted(states.count, "state")), "
      + "\(counted(transitions.count, "transition")) of \(animation.length) each"
  }

  /// A row for each start and a column for each end.
  private var table: String {
    let head = [["from \\ to"] + states]
    let rows = [nil] + states.indices.map(Optional.some)
    return
      (head
      + rows.map { start in
        [name(start)]
          + states.indices.map { end in
            transitions.first { $0.start == start && $0.end == end }?.verdict ?? "-"
          }
      }).columns.joined(separator: "\n")
  }

  /// What a state is called.
  package func name(_ state: Int?) -> String { written.plan.timeline.name(ofState: state) }

  private func words(_ transition: Transition) -> String {
    let title = "\(name(transition.start)) → \(name(transition.end))"
    let direct = "declared → \(name(transition.end))"
    return paragraph(
      title,
      lines(transition.problems)
        + (transition.shifts.isEmpty
          ? [] : ["ends elsewhere than \(direct): \(transition.shifts.words)"]))
  }

  private func words(_ visit: Visit) -> String {
    let keyframe = written.plan.timeline.keyframes[visit.keyframe]
    let name = keyframe.name.map { " `\($0.printable)`" } ?? ""
    return paragraph(
      "keyframe\(name) at \(keyframe.time) in the file",
      [
        "ends elsewhere than declared → \(self.name(visit.state)): \(visit.shifts.words)",
        "earlier keyframes changed what no state sets, or a constant reads a size on the way",
      ])
  }

  private func paragraph(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.map { "  " + $0 }).joined(separator: "\n")
  }

  private func lines(_ problems: [Diagnostic]) -> [String] {
    problems.map { problem in
      let place = problem.location.map { "  \(written.file.printable):\($0.line):\($0.column)" }
      return "\(problem.code): \(problem.message.printable)" + (place ?? "")
    }
  }
}

extension StateMatrix.Transition {
  /// For the table.
  fileprivate var verdict: String {
    let count = problems.count + (shifts.isEmpty ? 0 : 1)
    return count == 0 ? "ok" : counted(count, "problem")
  }
}

extension [StateShift] {
  /// As in `` `card` by 20 pt, `label` looks different ``.
  package var words: String {
    let shown = prefix(4).map { shift in
      shift.distance == 0
        ? "`\(shift.view)` looks different"
        : "`\(shift.view)` by \(shift.distance.shortText) pt"
    }
    return (shown + (count > 4 ? ["\(count - 4) more"] : [])).joined(separator: ", ")
  }
}

extension [[String]] {
  /// Aligned to the left, with two spaces between columns and none at the end of a line.
  fileprivate var columns: [String] {
    let widths = (first ?? []).indices.map { column in
      reduce(0) { Swift.max($0, $1[column].count) }
    }
    return map { row in
      zip(row, widths).enumerated().map { column, cell in
        let blanks = column == row.count - 1 ? 0 : cell.1 - cell.0.count + 2
        return cell.0 + String(repeating: " ", count: blanks)
      }.joined()
    }
  }
}
