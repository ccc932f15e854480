import JSONText
import XMLText

extension TimelineWriter {
  func writeAppearance(_ view: InterfaceView, to json: inout JSONWriter) {
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
    if let text = look.text { write(text, to: &json) }
  }

  private func write(_ text: ViewLook.Text, to json: inout JSONWriter) {
    json.member("text") { json in
      json.object(.padded) { json in
        json.member("string", text.string)
        json.member("size", min(1000, max(1, text.size)))
        if text.isBold { json.member("weight", "bold") }
        json.member("color", text.color)
        if let alignment = text.alignment { json.member("alignment", alignment) }
        if text.lines != 1 { json.member("lines", text.lines) }
      }
    }
  }
}
