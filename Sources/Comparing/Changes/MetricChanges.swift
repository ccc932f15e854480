import JSONText
import Reporting
import TimelineModel

/// Changed metrics, each with the changes that follow from it: those of parts that are written the
/// same on both sides and name it.
struct MetricChanges {
  private struct Metric {
    let name: String
    let old: JSONValue
    let new: JSONValue
    var followers: [TimelineChange] = []
  }

  private let files: WrittenChanges
  private var metrics: [Metric] = []

  init(_ files: WrittenChanges) {
    self.files = files
    let before = Dictionary(
      files.old.metrics.map { ($0.name.value, $0.value) }, uniquingKeysWith: { first, _ in first })
    for metric in files.new.metrics {
      let name = metric.name.value
      guard let old = before[name], old.words != metric.value.words else { continue }
      metrics.append(Metric(name: name, old: old, new: metric.value))
    }
  }

  /// Whether the change follows from that of a metric, and is reported with it.
  mutating func takes(_ change: TimelineChange) -> Bool {
    let cause = change.causes[0]
    guard !metrics.isEmpty, files.isUnwritten(cause), let value = cause.new.flatMap(files.new.value)
    else { return false }
    let names = value.without(["subviews"]).identifiers
    let used = metrics.indices.filter { names.contains(metrics[$0].name[...]) }
    for index in used { metrics[index].followers.append(change) }
    return !used.isEmpty
  }

  /// In the order of the new file.
  var changes: [TimelineChange] { metrics.filter { !$0.followers.isEmpty }.map(change) }

  private func change(of metric: Metric) -> TimelineChange {
    let constraints = Set(metric.followers.compactMap(\.constraint))
    return TimelineChange(
      "metric `\(metric.name)` \(metric.old.words) → \(metric.new.words), used by "
        + uses(of: metric, constraints: constraints.count),
      expectedLine: files.old.line(of: metric.old), actualLine: files.new.line(of: metric.new),
      constraint: constraints.count == 1 ? constraints.first : nil,
      causes: metric.followers.flatMap(\.causes))
  }

  private func uses(of metric: Metric, constraints: Int) -> String {
    let views = Set(metric.followers.filter { $0.constraint == nil }.map(\.subject)).count
    let words = [
      constraints > 0 ? counted(constraints, "constraint") : nil,
      views > 0 ? counted(views, "view") : nil,
    ]
    return words.compactMap(\.self).joined(separator: " and ")
  }
}
