import Reporting

extension [EdgeExplanation] {
  /// A JSON object `{"time": …, "view": …, "edges": […]}` with a line for every edge and no line
  /// break at its end.
  ///
  /// Numbers are the shortest that read back as the same. An edge has `layout`, to which its
  /// `animations` lead, and `earlierLayout`, from which they come; in both `solved` is `fixed` and
  /// the `contribution` of every one of `links`, and `value` is `solved` on whole pixels.
  public var jsonText: String {
    let edges = map { "  " + $0.jsonText }.joined(separator: ",\n")
    return "{\"time\": \((first?.time ?? 0).jsonLiteral), "
      + "\"view\": \((first?.view).jsonLiteral), \"edges\": [\n\(edges)\n]}"
  }
}

extension EdgeExplanation {
  fileprivate var jsonText: String {
    jsonObject([
      ("edge", edge.rawValue.jsonLiteral), ("superview", superview.jsonLiteral),
      ("shown", shown.jsonLiteral), ("animations", jsonArray(motions.map(\.jsonText))),
      ("layout", layout.jsonText), ("earlierLayout", earlierLayout?.jsonText ?? "null"),
      ("remarks", jsonArray(remarks.map(\.jsonText))),
    ])
  }
}

extension EdgeExplanation.Motion {
  fileprivate var jsonText: String {
    jsonObject([
      ("keyframe", (keyframe?.number).map { "\($0)" } ?? "null"),
      ("name", (keyframe?.name).jsonLiteral), ("begin", begin.jsonLiteral),
      ("duration", duration.jsonLiteral), ("curve", curve.jsonLiteral),
      ("elapsed", elapsed.jsonLiteral), ("progress", progress.jsonLiteral),
      ("from", from.jsonLiteral), ("to", to.jsonLiteral), ("remaining", remaining.jsonLiteral),
    ])
  }
}

extension EdgeExplanation.Layout {
  fileprivate var jsonText: String {
    jsonObject([
      ("value", value.jsonLiteral), ("solved", solved.jsonLiteral),
      ("given", isGiven ? "true" : "false"), ("fixed", fixed.jsonLiteral),
      ("links", jsonArray(links.map(\.jsonText))), ("rivals", jsonArray(rivals.map(\.jsonText))),
    ])
  }
}

extension EdgeExplanation.Rule {
  fileprivate var members: [(key: String, literal: String?)] {
    [
      ("kind", kind.rawValue.jsonLiteral), ("id", id.jsonLiteral),
      ("equation", equation.jsonLiteral), ("priority", priority?.jsonLiteral ?? "null"),
      ("line", line.map { "\($0)" } ?? "null"), ("column", column.map { "\($0)" } ?? "null"),
    ]
  }

  fileprivate var jsonText: String { jsonObject(members) }
}

extension EdgeExplanation.Link {
  fileprivate var jsonText: String {
    jsonObject(
      rule.members + [
        ("depth", "\(depth)"), ("value", value.jsonLiteral),
        ("arithmetic", arithmetic.jsonLiteral), ("coefficient", coefficient.jsonLiteral),
        ("rightSide", rightSide.jsonLiteral), ("contribution", contribution.jsonLiteral),
        ("sum", sum.jsonLiteral),
      ])
  }
}

extension EdgeExplanation.Rival {
  fileprivate var jsonText: String { jsonObject(rule.members + state.members) }
}

extension EdgeExplanation.Rival.State {
  fileprivate var members: [(key: String, literal: String?)] {
    switch self {
    case .missed(let points, let rules):
      [
        ("state", "\"missed\""), ("missedBy", points.jsonLiteral),
        ("because", jsonArray(rules.map(\.jsonText))),
      ]
    case .broken(let rules):
      [("state", "\"broken\""), ("because", jsonArray(rules.map(\.jsonText)))]
    case .inactive: [("state", "\"inactive\"")]
    case .holds(let spare): [("state", "\"holds\""), ("spare", spare.jsonLiteral)]
    }
  }
}

extension EdgeExplanation.Remark {
  fileprivate var jsonText: String {
    switch self {
    case .hidden(let view): jsonObject([("hidden", view.jsonLiteral)])
    case .absent(let view): jsonObject([("absent", view.jsonLiteral)])
    case .transformed(let transform):
      jsonObject([("transform", transform.jsonText), ("isLaidOut", "false")])
    case .alignmentRect: jsonObject([("alignmentRect", "true")])
    case .transformedLayout(let transform):
      jsonObject([("transform", transform.jsonText), ("isLaidOut", "true")])
    }
  }
}

extension String? {
  fileprivate var jsonLiteral: String { self?.jsonLiteral ?? "null" }
}
