import Reporting

extension ExplainedConflict {
  /// What the log leaves open, and what is assumed instead.
  var openPoints: [String] {
    var points: [String] = []
    if restated.conflict.isCutOff {
      points.append("what follows: the log is cut off, and more constraints may take part")
    }
    if restated.conflict.broken == nil {
      points.append("which constraint UIKit breaks: taken to be the last one of the app")
    }
    if members.isEmpty, !restated.conflict.constraints.isEmpty {
      points.append(
        "what conflicts: the constraints of this list can be satisfied together, so that a content size, "
          + "a margin or a superview that is not in the log takes part")
    }
    if restated.hasSizeLimits {
      points.append("that no view has a negative size, which UIKit requires without saying so")
    }
    points += unknownValues
    if restated.conflict.problemCount > 0 {
      points.append("\(counted(restated.conflict.problemCount, "line")) that cannot be read")
    }
    return points
  }

  private var unknownValues: [String] {
    let anchors = restated.conflict.constraints.flatMap {
      [$0.first] + ($0.second.map { [$0] } ?? [])
    }
    return [
      unknown(
        anchors, "the layout margins of", "8 points, as for most views, unless it is a canvas"
      ) {
        $0.attribute.contains("Margin")
      },
      unknown(anchors, "the baselines of", "its top or bottom edge") {
        $0.attribute.hasSuffix("Baseline")
      },
      unknown(anchors, "the view that owns", "the canvas") {
        $0.item.isGuide && restated.tree.superview(of: $0.item) == nil
      },
      spacings, superviews, guesses,
    ].compactMap { $0 }
  }

  private func unknown(
    _ anchors: [LoggedConstraint.Anchor], _ what: String, _ assumed: String,
    where isUnknown: (LoggedConstraint.Anchor) -> Bool
  ) -> String? {
    let names = anchors.filter(isUnknown).map { restated.names[$0.item] }
    return names.isEmpty ? nil : "\(what) \(listed(names)): taken to be \(assumed)"
  }

  private var spacings: String? {
    let unknown = restated.conflict.constraints.indices.filter {
      !restated.conflict.constraints[$0].isSpacingKnown
    }
    guard !unknown.isEmpty else { return nil }
    return
      "the standard spacing of \(listed(unknown.map { restated.ids[$0] })): taken to be 8 points "
      + "between views and 20 at the edge of a superview"
  }

  private var superviews: String? {
    let outermost = restated.tree.subviews(of: nil).filter { !$0.isGuide }
    guard outermost.count > 1 else { return nil }
    return "the superviews of \(listed(outermost.map { restated.names[$0] })): "
      + "taken to be the canvas"
  }

  private var guesses: String? {
    let guesses = restated.tree.guessed.map {
      "`\(restated.names[$0])` in `\(restated.tree.superview(of: $0).map { restated.names[$0] } ?? "root")`"
    }
    return guesses.isEmpty
      ? nil : "the superviews of some: taken to be \(guesses.joined(separator: ", "))"
  }

  /// Each once, in their order.
  private func listed(_ names: [String]) -> String {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
  }
}
