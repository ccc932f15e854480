import JSONText
import XMLText

extension TimelineWriter {
  func writeAppearance(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    let look = ViewLook(view, document, background: background(view))
    json.memberIfPresent("backgroundColor", look.background)
    if let alpha = view.element["alpha"].flatMap(Double.init(finite:)), (0...1).contains(alpha),
      alpha != 1
    {
      json.member("alpha", alpha)
    }
    if view.isHidden { json.member("hidden", true) }
    if look.cornerRadius > 0 { json.member("cornerRadius", look.cornerRadius) }
    if look.borderWidth > 0 {
      json.member("borderWidth", look.borderWidth)
      json.member("borderColor", look.borderColor)
    }
    if look.clips { json.member("clipsToBounds", true) }
    let isInside = parts[index].contains { $0.text != nil }
    if let text = look.text, !isInside {
      json.member("text") { TextFit.fitted(text, in: view, document).write(to: &$0) }
    }
  }
}

extension ViewLook.Text {
  func write(to json: inout JSONWriter) {
    json.object(.padded) { json in
      json.member("string", string)
      json.member("size", min(1000, max(1, size)))
      if isBold { json.member("weight", "bold") }
      json.member("color", color)
      json.memberIfPresent("alignment", alignment)
      if lines != 1 { json.member("lines", lines) }
    }
  }
}
