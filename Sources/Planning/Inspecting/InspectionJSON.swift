import Reporting

extension Inspection {
  /// A JSON object `{"time": …, "views": […], "brokenConstraints": […]}` with a line for every view
  /// and no line break at its end. What the layout engine knows is left out if it is not known.
  ///
  /// Numbers are the shortest that read back as the same; whole ones have no point.
  public var jsonText: String {
    var text = "{\"time\": \(time.jsonLiteral), \"views\": ["
    for (index, view) in views.enumerated() {
      text += index == 0 ? "\n  " : ",\n  "
      text += view.jsonText(layout?.views[index])
    }
    guard let broken = layout?.brokenConstraints else { return text + "\n]}" }
    return text + "\n], \"brokenConstraints\": \(jsonArray(broken.map(\.jsonText)))}"
  }
}

extension Inspection.View {
  fileprivate func jsonText(_ layout: Inspection.ViewLayout?) -> String {
    let members: [(key: String, literal: String?)] = [
      ("id", id.jsonLiteral), ("superview", superview.map(\.jsonLiteral) ?? "null"),
      ("frame", frame.jsonText), ("bounds", bounds.jsonText), ("center", center.jsonText),
      ("transform", transform.jsonText), ("alpha", alpha.jsonLiteral),
      ("hidden", isHidden ? "true" : "false"),
      ("backgroundColor", backgroundColor.description.jsonLiteral),
    ]
    return jsonObject(members + (layout?.jsonMembers ?? []))
  }
}

extension Inspection.ViewLayout {
  fileprivate var jsonMembers: [(key: String, literal: String?)] {
    [
      ("alignmentRect", alignmentRect.jsonText), ("layoutMargins", layoutMargins.jsonText),
      ("safeAreaInsets", safeAreaInsets.jsonText),
      ("ambiguities", jsonArray(ambiguities.map(\.jsonText))),
      ("brokenConstraints", jsonArray(brokenConstraints.map(\.jsonLiteral))),
      ("guides", jsonArray(guides.map(\.jsonText))),
    ]
  }
}

extension Inspection.Insets {
  fileprivate var jsonText: String {
    jsonObject([
      ("top", top.jsonLiteral), ("left", left.jsonLiteral), ("bottom", bottom.jsonLiteral),
      ("right", right.jsonLiteral),
    ])
  }
}

extension Inspection.Ambiguity {
  fileprivate var jsonText: String {
    jsonObject([("axis", axis.rawValue.jsonLiteral), ("aspect", aspect.rawValue.jsonLiteral)])
  }
}

extension Inspection.Guide {
  fileprivate var jsonText: String {
    jsonObject([("id", id.jsonLiteral), ("frame", frame.jsonText)])
  }
}

extension Inspection.BrokenConstraint {
  fileprivate var jsonText: String {
    jsonObject([
      ("name", name.jsonLiteral), ("equation", equation?.jsonLiteral ?? "null"),
      ("line", line.map(String.init) ?? "null"), ("column", column.map(String.init) ?? "null"),
    ])
  }
}

extension Inspection.Rect {
  fileprivate var jsonText: String {
    jsonObject([
      ("x", x.jsonLiteral), ("y", y.jsonLiteral), ("width", width.jsonLiteral),
      ("height", height.jsonLiteral),
    ])
  }
}

extension Inspection.Point {
  fileprivate var jsonText: String { jsonObject([("x", x.jsonLiteral), ("y", y.jsonLiteral)]) }
}

extension Inspection.Transform {
  var jsonText: String {
    jsonArray([a, b, c, d, tx, ty].map(\.jsonLiteral))
  }
}
