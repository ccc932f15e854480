import XMLText

/// How a view looks when it is drawn with colours, corners, a border and a text.
struct ViewLook {
  struct Text {
    var string: String
    var size: Double
    var isBold: Bool
    var color: String
    var alignment: String?
    var lines: Int
  }

  var background: String?
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor = "#000000"
  var clips = false
  var text: Text?
  private let document: InterfaceDocument

  init(_ view: InterfaceView, _ document: InterfaceDocument, background: String?) {
    self.document = document
    self.background = background
    clips = view.element["clipsSubviews"] == "YES"
    setType(view)
    setAttributes(view.element)
    text = text(of: view)
  }

  private mutating func setType(_ view: InterfaceView) {
    switch view.type {
    case "switch":
      let isOn = view.element["on"] == "YES"
      let own = isOn ? color(view.element, "onTintColor") ?? "#34C759" : "#E9E9EB"
      (background, cornerRadius) = (background ?? own, 15.5)
    case "imageView", "mapView": background = background ?? "#D1D1D6"
    case "containerView", "webView", "wkWebView": background = background ?? "#E5E5EA"
    case "toolbar", "navigationBar", "tabBar", "searchBar": background = background ?? "#F7F7F7"
    case "segmentedControl", "stepper": (background, cornerRadius) = (background ?? "#E9E9EB", 8)
    case "progressView": (background, cornerRadius) = (background ?? "#E4E4E6", 2)
    case "visualEffectView": background = background ?? "#F2F2F7CC"
    case "activityIndicatorView": (background, cornerRadius) = (background ?? "#8E8E9366", 10)
    case "textField" where view.element["borderStyle"] == "roundedRect":
      (background, cornerRadius) = (background ?? "#FFFFFF", 5)
      (borderWidth, borderColor) = (0.5, "#C7C7CC")
    case "textField" where view.element["borderStyle"] == "line":
      (borderWidth, borderColor) = (1, "#000000")
    default: break
    }
  }

  private mutating func setAttributes(_ element: XMLElement) {
    for list in element.children where list.name == "userDefinedRuntimeAttributes" {
      for attribute in list.children {
        let value = attribute.children.first { $0["key"] == "value" }
        let number = (value?["value"] ?? attribute["value"]).flatMap(Double.init(finite:))
        set(attribute["keyPath"] ?? "", number, attribute, value)
      }
    }
  }

  private mutating func set(
    _ path: String, _ number: Double?, _ attribute: XMLElement, _ value: XMLElement?
  ) {
    switch path {
    case "cornerRadius", "layer.cornerRadius": cornerRadius = max(0, number ?? cornerRadius)
    case "borderWidth", "layer.borderWidth": borderWidth = max(0, number ?? borderWidth)
    case "borderColor", "layer.borderColor", "layer.borderUIColor":
      borderColor =
        value.flatMap { InterfaceColor.text($0, named: document.colors) } ?? borderColor
    case "clipsToBounds", "layer.masksToBounds": clips = attribute["value"] == "YES"
    default: break
    }
  }

  static let attributes: Set<String> = [
    "cornerRadius", "layer.cornerRadius", "borderWidth", "layer.borderWidth", "borderColor",
    "layer.borderColor", "layer.borderUIColor", "clipsToBounds", "layer.masksToBounds",
  ]

  private func text(of view: InterfaceView) -> Text? {
    let element = view.element
    let font = FontMeasures(element)
    let string: String
    var color = self.color(element, "textColor") ?? "#000000"
    var alignment = element["textAlignment"]
    switch view.type {
    case "label", "textView": string = element.string("text") ?? ""
    case "button":
      let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
      let configuration = element.child("buttonConfiguration")
      string = state?.string("title") ?? configuration?["title"] ?? ""
      color =
        state.flatMap { self.color($0, "titleColor") } ?? self.color(element, "tintColor")
        ?? "#007AFF"
      alignment = alignment ?? "center"
    case "textField":
      string = element.string("text") ?? element["placeholder"] ?? ""
      if element.string("text") == nil { color = "#3C3C434D" }
    case "segmentedControl": (string, alignment) = (segments(element), "center")
    case "imageView": (string, color, alignment) = (element["image"] ?? "", "#3C3C43", "center")
    case "searchBar": (string, color) = (element["placeholder"] ?? "Search", "#8E8E93")
    case "navigationBar", "toolbar", "tabBar": (string, alignment) = (titles(element), "center")
    default: return nil
    }
    guard !string.isEmpty else { return nil }
    let isFlowing = view.type == "label" && element["numberOfLines"] != nil
    let lines = isFlowing ? max(0, element["numberOfLines"].flatMap { Int($0) } ?? 1) : 1
    return Text(
      string: String(String.UnicodeScalarView(string.unicodeScalars.prefix(10_000))),
      size: font.size, isBold: font.isBold, color: color,
      alignment: ["left", "center", "right"].contains(alignment) ? alignment : nil,
      lines: view.type == "textView" ? 0 : min(lines, 10_000))
  }

  private func color(_ element: XMLElement, _ key: String) -> String? {
    element.children.first { $0.name == "color" && $0["key"] == key }
      .flatMap { InterfaceColor.text($0, named: document.colors) }
  }

  private func segments(_ element: XMLElement) -> String {
    (element.child("segments")?.children ?? []).map { $0["title"] ?? "" }.joined(separator: "  |  ")
  }

  private func titles(_ element: XMLElement) -> String {
    (element.child("items")?.children ?? []).compactMap { $0["title"] }.joined(separator: "     ")
  }
}

extension XMLElement {
  /// A string that is an attribute or, if it has several lines, an element.
  func string(_ key: String) -> String? {
    self[key]
      ?? children.first {
        ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
      }?.text
  }
}
