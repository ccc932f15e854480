import Planning
import Reporting

extension Sweep {
  /// A table with a line for every canvas, then every problem with the canvases it occurs on.
  package var text: String {
    let parts = [heading, table] + problems.map(text)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let later =
      changesCanvas ? "\nkeyframes change the canvas: only the first one is swept" : ""
    let title = path + (scene.map { " (\($0))" } ?? "")
    return "\(title.printable), made for \(own)\(later)"
  }

  private var table: String {
    var rows = [["canvas", "verdict", "problems"]]
    for (index, canvas) in canvases.enumerated() {
      let count = problemCount(on: index)
      let device = canvas.device.map { " \($0)" } ?? ""
      rows.append(["\(canvas)\(device)", count == 0 ? "holds" : "breaks", "\(count)"])
    }
    return rows.aligned(numbersFrom: 2).joined(separator: "\n")
  }

  private func text(_ problem: SweepProblem) -> String {
    let place = problem.line.map { line in
      "  \(file.printable):\(line)" + (problem.column.map { ":\($0)" } ?? "")
    }
    let headline = "\(problem.code): \(problem.message.printable)" + (place ?? "")
    let names = problem.constraints.map { "`\($0.printable)`" }.joined(separator: ", ")
    let members = names.isEmpty ? [] : ["  between \(names)"]
    let rows = problem.occurrences.map { occurrence in
      ["  \(canvases[occurrence.canvas])", problem.words(occurrence)]
    }
    return ([headline] + members + rows.aligned(numbersFrom: 2)).joined(separator: "\n")
  }
}

extension SweepProblem {
  fileprivate func words(_ occurrence: Occurrence) -> String {
    let moment = isAtRest ? occurrence.moment : occurrence.change
    guard !occurrence.lengths.isEmpty else { return moment }
    let lengths = occurrence.lengths.map(\.shortText).joined(separator: " × ") + " pt"
    return code == "no-size" ? "\(lengths) on its own canvas, \(moment)" : "\(lengths) \(moment)"
  }

  private var isAtRest: Bool { !occurrences.allSatisfy(\.lengths.isEmpty) }
}

extension SweepProblem.Occurrence {
  fileprivate var moment: String {
    keyframe == nil ? change : "at rest after \(words)"
  }

  fileprivate var change: String {
    keyframe == nil ? "in the initial layout" : "in \(words)"
  }

  private var words: String {
    guard let keyframe else { return "" }
    let name = keyframe.name.map { " `\($0.printable)`" } ?? ""
    return "keyframe \(keyframe.number)\(name), \(time.text(decimals: 9)) s"
  }
}

extension [[String]] {
  /// Aligns the columns, with two spaces between them and none at the end of a line.
  ///
  /// - Parameter numbersFrom: the first of the columns that are aligned to the right.
  fileprivate func aligned(numbersFrom: Int) -> [String] {
    let columns = first?.indices ?? 0..<0
    let widths = columns.map { column in reduce(0) { Swift.max($0, $1[column].count) } }
    return map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        let isLast = column == row.count - 1
        line += column == 0 ? "" : "  "
        line += column >= numbersFrom ? blanks + cell : cell + (isLast ? "" : blanks)
      }
      return line
    }
  }
}
