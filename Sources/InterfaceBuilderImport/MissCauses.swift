import Planning
import Reporting
import TimelineModel
import XMLText

/// Why views of a scene are likely not where Interface Builder has them, view by view.
struct MissCauses {
  /// The ids of the views that are elsewhere.
  var missed: Set<String> = []
  private let scene: InterfaceScene
  private let diagnostics: [Diagnostic]
  private var names: [String: String] = [:]
  private var views: [String: InterfaceView] = [:]

  /// Of rounding to the pixels of another scale, in points.
  private static let rounding = 1.0

  init(_ scene: InterfaceScene, _ names: [String], _ timeline: PlannedTimeline) {
    self.scene = scene
    diagnostics = timeline.report().diagnostics
    for (view, name) in zip(scene.views, names) {
      self.names[view.id] = name
      views[view.id] = view
    }
  }

  func cause(of miss: Conformance.Miss) -> String {
    guard let view = views[miss.view], let name = names[miss.view] else { return "" }
    if let conflict = conflict(of: name) { return conflict }
    if let open = openness(of: name) { return open }
    if view.element["misplaced"] == "YES" {
      return "Interface Builder marks it as misplaced: the recorded frame is stale"
    }
    if let parent = view.parent, parent > 0, missed.contains(scene.views[parent].id) {
      return "its superview is different too"
    }
    if isRounded(miss) { return "rounding to pixels" }
    if let name = view.element["customClass"], hasOtherSize(miss) {
      return "the size that the class \(name) wants is not in the file"
    }
    return hasOtherSize(miss)
      ? "a size is different, or the recorded frame is stale"
      : "an inset, a margin or a neighbour is different, or the recorded frame is stale"
  }

  private func conflict(of name: String) -> String? {
    let conflicts = diagnostics.filter { $0.code == "conflict" }
    let own = conflicts.first { conflict in
      (conflict.facts?["members"]?.list ?? []).contains { member in
        member["equation"]?.text.names.contains(name) == true
      }
    }
    return own.map {
      "required constraints of it contradict each other; `\($0.facts?["broken"]?.text ?? "")` is broken"
    }
  }

  private func openness(of name: String) -> String? {
    let own = diagnostics.first {
      $0.code.hasPrefix("ambiguous") && $0.facts?["view"]?.text.filter { $0 != "`" } == name
    }
    return own.map { "the constraints leave it open: \($0.message)" }
  }

  private func hasOtherSize(_ miss: Conformance.Miss) -> Bool {
    zip(miss.ours, miss.recorded).dropFirst(2)
      .contains { abs($0 - $1) > Conformance.tolerance }
  }

  private func isRounded(_ miss: Conformance.Miss) -> Bool {
    zip(miss.ours, miss.recorded).allSatisfy { abs($0 - $1) < Self.rounding }
  }
}

extension String {
  /// The words of an equation.
  fileprivate var names: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
