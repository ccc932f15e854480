package import JSONText

extension Inspection {
  /// A JSON object `{"time": …, "views": […], "brokenConstraints": […]}` with a line for every view
  /// and no line break at its end. Keys that only the layout engine can fill are omitted if the
  /// layout is not known.
  ///
  /// Numbers are the shortest that read back as the same; whole ones have no point.
  public var jsonText: String {
    var json = JSONWriter()
    json.object {
      $0.member("time", time)
      $0.member("views") { $0.array(.lines, writeViews) }
      $0.memberIfPresent("brokenConstraints", layout?.brokenConstraints)
    }
    return json.text
  }

  private func writeViews(to json: inout JSONWriter) {
    for (index, view) in views.enumerated() {
      json.element {
        $0.object {
          view.writeMembers(to: &$0)
          layout?.views[index].writeMembers(to: &$0)
        }
      }
    }
  }
}

extension Inspection.View {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("superview", superview)
    json.member("frame", frame)
    json.member("bounds", bounds)
    json.member("center", center)
    json.member("transform", transform)
    if anchorPoint != Inspection.Point(x: 0.5, y: 0.5) { json.member("anchorPoint", anchorPoint) }
    json.member("alpha", alpha)
    json.member("hidden", isHidden)
    json.member("backgroundColor", backgroundColor.description)
    layer.writeMembers(to: &json)
    json.memberIfPresent("gradient", gradient)
    json.memberIfPresent("shadow", shadow)
    json.memberIfPresent("text", text)
    json.memberIfPresent("image", image)
  }
}

extension Inspection.Label: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("string", string)
      $0.member("size", size)
      $0.member("weight", weight)
      $0.member("color", color.description)
      $0.member("alignment", alignment)
      $0.member("lines", lineLimit)
      $0.member("shownLines", lines)
    }
  }
}

extension Inspection.ViewLayout {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("alignmentRect", alignmentRect)
    json.member("layoutMargins", layoutMargins)
    json.member("safeAreaInsets", safeAreaInsets)
    json.member("ambiguities", ambiguities)
    json.member("brokenConstraints", brokenConstraints)
    json.member("guides", guides)
  }
}

extension Inspection.Insets: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("top", top)
      $0.member("left", left)
      $0.member("bottom", bottom)
      $0.member("right", right)
    }
  }
}

extension Inspection.Ambiguity: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("axis", axis.rawValue)
      $0.member("aspect", aspect.rawValue)
    }
  }
}

extension Inspection.Guide: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("frame", frame)
    }
  }
}

extension Inspection.BrokenConstraint: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("name", name)
      $0.member("equation", equation)
      $0.member("line", line)
      $0.member("column", column)
    }
  }
}

extension Inspection.Rect: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("x", x)
      $0.member("y", y)
      $0.member("width", width)
      $0.member("height", height)
    }
  }
}

extension Inspection.Point: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("x", x)
      $0.member("y", y)
    }
  }
}

/// `[a, b, c, d, tx, ty]`
extension Inspection.Transform: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array([a, b, c, d, tx, ty]) }
}
