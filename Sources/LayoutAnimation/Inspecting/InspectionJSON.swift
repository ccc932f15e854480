extension Inspection {
  /// A JSON object `{"time": …, "views": […]}` with a line for every view and no line break at its
  /// end.
  ///
  /// Numbers are the shortest that read back as the same; whole ones have no point.
  public var jsonText: String {
    var text = "{\"time\": \(time.jsonLiteral), \"views\": ["
    for (index, view) in views.enumerated() {
      text += index == 0 ? "\n  " : ",\n  "
      text += view.jsonText
    }
    return text + "\n]}"
  }
}

extension Inspection.View {
  fileprivate var jsonText: String {
    jsonObject([
      ("id", id.jsonLiteral), ("superview", superview.map(\.jsonLiteral) ?? "null"),
      ("frame", frame.jsonText), ("bounds", bounds.jsonText), ("center", center.jsonText),
      ("transform", transform.jsonText), ("alpha", alpha.jsonLiteral),
      ("hidden", isHidden ? "true" : "false"),
      ("backgroundColor", backgroundColor.description.jsonLiteral),
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
