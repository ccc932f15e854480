import AutoLayout
import Foundation
import Presentation
import Primitives
import TimelineModel
import Timing

extension PlayedTimeline {
  /// The values of every view in the sampled frames, as a table that a reviewer can read in a diff.
  func layoutTable() -> String {
    let isTransformed = sampledFrames.contains { frame in
      plan.presentation(at: plan.clock.time(ofFrame: frame)).contains { $0.transform != .identity }
    }
    let header =
      ["frame", "view", "x", "y", "width", "height", "alpha"]
      + (isTransformed ? ["a", "b", "c", "d", "tx", "ty"] : [])
    var rows = [header]
    for frame in sampledFrames {
      let views = plan.presentation(at: plan.clock.time(ofFrame: frame))
      for (view, declared) in zip(views, plan.timeline.views) {
        let rect = view.geometry.frame
        let matrix = view.transform
        let numbers =
          [rect.minX, rect.minY, rect.width, rect.height, view.alpha]
          + (isTransformed ? [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] : [])
        rows.append([String(frame), declared.id] + numbers.map { Self.text($0) })
      }
    }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { pad($1, to: widths[$0], isText: $0 == 1) }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }

  private func pad(_ text: String, to width: Int, isText: Bool) -> String {
    let blanks = String(repeating: " ", count: width - text.count)
    return isText ? text + blanks : blanks + text
  }

  /// Rounded to a thousandth of a point.
  private static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let whole = abs(thousandths) / 1000
    let fraction = String(1000 + abs(thousandths) % 1000).dropFirst()
    return (thousandths < 0 ? "-" : "") + "\(whole).\(fraction)"
  }
}
