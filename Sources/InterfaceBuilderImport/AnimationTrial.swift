import JSONText
import Planning
import Reporting

/// A scene after changes: what is wrong with it, and whether anything is elsewhere.
struct AnimationTrial {
  private(set) var findings = Int.max
  private(set) var moves = false

  init(_ writer: TimelineWriter, _ changes: [ImportedKeyframe.Change]) {
    var animated = writer
    if !changes.isEmpty {
      animated.keyframes = [ImportedKeyframe(name: "trial", note: "", changes: changes)]
    }
    var json = JSONWriter()
    animated.write(to: &json)
    guard
      let file = try? TimelineFile(contents: Array(json.text.utf8), path: "trial"),
      let planned = try? PlannedTimeline(file, recordsFindings: true),
      let first = try? planned.layout(at: 0), let last = try? planned.layout(at: 2)
    else { return }
    findings = planned.reportOfEachFinding().diagnostics.count
    moves = zip(first.views, last.views).contains { $0.frame != $1.frame }
  }
}
