import JSONText
import Primitives
import XMLText

extension TimelineWriter {
  func writeLayout(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    if view.isFixed, !masks.views.contains(index) { writeFrame(view, to: &json) }
    writeContent(index, view, to: &json)
    writeMargins(index, view, to: &json)
    let insets = view.alignmentInsets(plugIn: document.plugIn)
    if insets != .none { json.member("alignmentRectInsets") { Self.write(insets, to: &$0) } }
    if view.type == "stackView" { writeStack(index, view, to: &json) }
  }

  func writeFrame(_ view: InterfaceView, to json: inout JSONWriter) {
    let frame = view.recordedFrame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    json.member("frame") { json in
      json.object(.padded) { json in
        json.member("x", frame.minX)
        json.member("y", frame.minY)
        json.member("width", max(0, frame.width))
        json.member("height", max(0, frame.height))
      }
    }
  }

  func writeContent(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    let content = self.content(index, view)
    if !view.isFixed, content.width != nil || content.height != nil {
      json.member("intrinsicContentSize") { json in
        json.object(.padded) { json in
          json.memberIfPresent("width", content.width)
          json.memberIfPresent("height", content.height)
          if content.isRecorded { json.member("note", "as recorded") }
        }
      }
    }
    writePriorities(view.element, to: &json)
    if baselineViews.contains(index) {
      json.member("firstBaselineOffset", content.firstBaseline)
      json.member("lastBaselineOffset", content.lastBaseline)
    }
  }

  func writePriorities(_ element: XMLElement, to json: inout JSONWriter) {
    let kinds: [(StaticString, String)] = [
      ("contentHuggingPriority", "HuggingPriority"),
      ("contentCompressionResistancePriority", "CompressionResistancePriority"),
    ]
    for (key, suffix) in kinds {
      let horizontal = element["horizontal\(suffix)"].flatMap(Double.init(priority:))
      let vertical = element["vertical\(suffix)"].flatMap(Double.init(priority:))
      if horizontal == nil && vertical == nil { continue }
      json.member(key) { json in
        json.object(.padded) { json in
          json.memberIfPresent("horizontal", horizontal)
          json.memberIfPresent("vertical", vertical)
        }
      }
    }
  }

  func writeMargins(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    if let margins = environment.viewMargins[view.id] {
      json.member("layoutMargins") { Self.write(margins, to: &$0) }
      json.member("insetsLayoutMarginsFromSafeArea", false)
      return
    }
    let element = view.element
    if let margins = element.layoutMargins {
      json.member("layoutMargins") { Self.write(margins, to: &$0) }
    }
    if element["preservesSuperviewLayoutMargins"] == "YES" {
      json.member("preservesSuperviewLayoutMargins", true)
    }
    let isOutside =
      element["insetsLayoutMarginsFromSafeArea"] == "NO" || !document.usesSafeAreas
      || scrolled.contains(index)
    if isOutside, marginViews.contains(index) {
      json.member("insetsLayoutMarginsFromSafeArea", false)
    }
  }

  func writeStack(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    let element = view.element
    let isVertical = element["axis"] == "vertical"
    json.member("stack") { json in
      json.object(.padded) { json in
        if isVertical { json.member("axis", "vertical") }
        if let distribution = element["distribution"], Self.distributions.contains(distribution) {
          json.member("distribution", distribution)
        }
        if let alignment = Self.alignment(element["alignment"] ?? "", isVertical) {
          json.member("alignment", alignment)
        }
        let spacing = element["spacing"].flatMap(Double.init(finite:))
        json.memberIfPresent("spacing", element["spacingType"] == "standard" ? 8 : spacing)
        if element.layoutMargins != nil {
          json.member("isLayoutMarginsRelativeArrangement", true)
        }
        json.member("arrangedSubviews", children[index].map { names[$0] })
      }
    }
  }

  private static let distributions: Set<String> = [
    "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// Nil for the alignment that fills the stack.
  private static func alignment(_ name: String, _ isVertical: Bool) -> String? {
    switch (name, isVertical) {
    case ("center", _): "center"
    case ("top", true), ("leading", true): "leading"
    case ("bottom", true), ("trailing", true): "trailing"
    case ("top", false), ("leading", false): "top"
    case ("bottom", false), ("trailing", false): "bottom"
    case ("firstBaseline", false), ("lastBaseline", false): name
    default: nil
    }
  }
}
