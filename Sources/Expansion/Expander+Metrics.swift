import JSONText
import TimelineModel

/// The metrics of all files, and their values.
struct MetricTable {
  struct Entry {
    let name: JSONString
    var value: JSONValue
    /// Of the file.
    let scope: Scope
    /// Of the file of the value, which is the timeline's own for that of a variant.
    var valueScope: Scope
    /// A number in place of the value, from the command line.
    var replacement: Double?
  }

  fileprivate(set) var entries: [Entry] = []
  fileprivate(set) var values: [String: Double] = [:]
  fileprivate var indices: [String: Int] = [:]
  /// Those whose values are being computed, the outermost first.
  fileprivate var open: [String] = []

  func place(of name: String) -> SourceOrigins.Place? {
    indices[name].map { entries[$0].scope.place(entries[$0].name.range) }
  }

  var names: [String] { entries.map(\.name.value) }
}

extension Expander {
  /// Declares the metrics of a file.
  mutating func declareMetrics(of part: TimelinePart) throws(Fault) {
    guard let value = part.value.named("metrics") else { return }
    guard case .object(let members) = value.content else { return }
    for member in members where !member.isWrittenNote {
      let name = member.name.value
      if let first = metrics.place(of: name) {
        throw Fault(
          .duplicateName, "\(quoted(name)) is declared twice",
          at: part.scope.place(member.name.range),
          labels: [Fault.Label(text: "first declared here", place: first)],
          notes: ["views, guides and metrics share one namespace"],
          help: "rename one of them")
      }
      metrics.indices[name] = metrics.entries.count
      metrics.entries.append(
        MetricTable.Entry(
          name: member.name, value: member.value, scope: part.scope, valueScope: part.scope))
    }
  }

  /// Computes all metrics, in whatever order they are declared.
  mutating func evaluateMetrics() throws(Fault) {
    for entry in metrics.entries {
      try count(bytes: 0, at: entry.scope.place(entry.name.range))
      _ = try evaluateMetric(entry.name.value)
    }
  }

  private mutating func evaluateMetric(_ name: String) throws(Fault) -> Double? {
    if let value = metrics.values[name] { return value }
    guard let index = metrics.indices[name] else { return nil }
    let entry = metrics.entries[index]
    try checkOpen(entry)
    metrics.open.append(name)
    defer { metrics.open.removeLast() }
    var value = entry.replacement
    if value == nil { value = try self.value(of: entry) }
    metrics.values[name] = value
    return value
  }

  private func checkOpen(_ entry: MetricTable.Entry) throws(Fault) {
    let name = entry.name.value
    let place = entry.scope.place(entry.name.range)
    if let start = metrics.open.firstIndex(of: name) {
      let chain = (metrics.open[start...] + [name]).prefix(12).map { "`\($0)`" }
      throw Fault(
        .recursion, "the metric \(quoted(name)) is computed from itself", at: place,
        notes: [chain.joined(separator: " uses ")],
        help: "give \(chain.count > 2 ? "one of them" : "it") a number")
    }
    guard metrics.open.count < limits.metricDepth else {
      throw Fault(
        .limit, "more than \(limits.metricDepth) metrics are computed from each other", at: place,
        help: "give one of them a number")
    }
  }

  private mutating func value(of entry: MetricTable.Entry) throws(Fault) -> Double {
    // Names are computed before the expression, because looking one up cannot compute it.
    if case .string(let string) = entry.value.content {
      for name in string.value.names where metrics.indices[name] != nil {
        _ = try evaluateMetric(name)
      }
    }
    return try number(entry.value, "the metric \(quoted(entry.name.value))", entry.valueScope)
  }

  /// All metrics as numbers, in place of those of the timeline.
  mutating func metricMembers() throws(Fault) -> [ExpandedMember] {
    var members: [ExpandedMember] = []
    for entry in metrics.entries {
      let name = try copied(entry.name.range, entry.scope)
      let value: ExpandedValue
      if case .number = entry.value.content, entry.replacement == nil {
        value = try copied(entry.value.range, entry.valueScope)
      } else {
        let text = JSONWriter.text(of: metrics.values[entry.name.value] ?? 0)
        value = ExpandedValue(
          content: .replaced(text), place: entry.valueScope.place(of: entry.value))
      }
      members.append(ExpandedMember(name: name, value: value, key: entry.name.value))
    }
    return members
  }

  /// Gives metrics other values.
  ///
  /// - Parameter scope: of the file in which the value is written.
  mutating func replace(_ name: String, with value: JSONValue, _ scope: Scope) {
    guard let index = metrics.indices[name] else { return }
    metrics.entries[index].value = value
    metrics.entries[index].valueScope = scope
  }

  mutating func replace(_ name: String, with number: Double) {
    if let index = metrics.indices[name] { metrics.entries[index].replacement = number }
  }
}

extension String {
  /// The C identifiers in it.
  fileprivate var names: [String] {
    utf8.split { !Arithmetic.isNameHead($0) && !Arithmetic.isDigit($0) }
      .filter { $0.first.map(Arithmetic.isNameHead) == true }.map {
        String(decoding: $0, as: UTF8.self)
      }
  }
}
