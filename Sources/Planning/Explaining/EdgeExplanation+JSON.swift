package import JSONText

extension [EdgeExplanation] {
  /// A JSON object `{"time": …, "view": …, "edges": […]}` with a line for every edge and no line
  /// break at its end.
  ///
  /// Numbers are the shortest that read back as the same. An edge has `layout`, to which its
  /// `animations` lead, and `earlierLayout`, from which they come; in both `solved` is `fixed` and
  /// the `contribution` of every one of `links`, and `value` is `solved` on whole pixels.
  package var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("time", first?.time ?? 0)
      $0.member("view", first?.view)
      $0.member("edges") { $0.array(self, .lines) }
    }
    return json.text
  }
}

extension EdgeExplanation: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("edge", edge.rawValue)
      $0.member("superview", superview)
      $0.member("shown", shown)
      $0.member("animations", motions)
      $0.member("layout", layout)
      $0.member("earlierLayout", earlierLayout)
      $0.member("remarks", remarks)
    }
  }
}

extension EdgeExplanation.Motion: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("keyframe", keyframe?.number)
      $0.member("name", keyframe?.name)
      $0.member("begin", begin)
      $0.member("duration", duration)
      $0.member("curve", curve)
      $0.member("elapsed", elapsed)
      $0.member("progress", progress)
      $0.member("from", from)
      $0.member("to", to)
      $0.member("remaining", remaining)
    }
  }
}

extension EdgeExplanation.Layout: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("value", value)
      $0.member("solved", solved)
      $0.member("given", isGiven)
      $0.member("fixed", fixed)
      $0.member("links", links)
      $0.member("rivals", rivals)
    }
  }
}

extension EdgeExplanation.Rule: JSONWritable {
  package func write(to json: inout JSONWriter) { json.object(nil, writeMembers) }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("kind", kind.rawValue)
    json.member("id", id)
    json.member("equation", equation)
    json.member("priority", priority)
    json.member("line", line)
    json.member("column", column)
  }
}

extension EdgeExplanation.Link: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      rule.writeMembers(to: &$0)
      $0.member("depth", depth)
      $0.member("value", value)
      $0.member("arithmetic", arithmetic)
      $0.member("coefficient", coefficient)
      $0.member("rightSide", rightSide)
      $0.member("contribution", contribution)
      $0.member("sum", sum)
    }
  }
}

extension EdgeExplanation.Rival: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      rule.writeMembers(to: &$0)
      state.writeMembers(to: &$0)
    }
  }
}

extension EdgeExplanation.Rival.State {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .missed(let points, let rules):
      json.member("state", "missed")
      json.member("missedBy", points)
      json.member("because", rules)
    case .broken(let rules):
      json.member("state", "broken")
      json.member("because", rules)
    case .inactive: json.member("state", "inactive")
    case .holds(let spare):
      json.member("state", "holds")
      json.member("spare", spare)
    }
  }
}

extension EdgeExplanation.Remark: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      switch self {
      case .hidden(let view): $0.member("hidden", view)
      case .absent(let view): $0.member("absent", view)
      case .transformed(let transform), .transformedLayout(let transform):
        $0.member("transform", transform)
        $0.member("isLaidOut", isLaidOut)
      case .alignmentRect: $0.member("alignmentRect", true)
      }
    }
  }

  private var isLaidOut: Bool {
    if case .transformedLayout = self { true } else { false }
  }
}
