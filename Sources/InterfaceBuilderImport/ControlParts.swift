import JSONText
import XMLText

/// What controls are made of, so that people recognise them: the knob of a switch, the track and
/// the thumb of a slider.
struct ControlParts {
  struct Part {
    var id: String
    var background: String?
    var cornerRadius = 0.0
    var border: String?
    var text: ViewLook.Text?

    func write(to json: inout JSONWriter) {
      json.object(.padded) { json in
        json.member("id", id)
        json.memberIfPresent("backgroundColor", background)
        if cornerRadius > 0 { json.member("cornerRadius", cornerRadius) }
        if let border {
          json.member("borderWidth", 0.5)
          json.member("borderColor", border)
        }
        if let text { json.member("text") { text.write(to: &$0) } }
      }
    }
  }

  private var parts: [Int: [Part]] = [:]
  /// Of the control whose parts are added.
  private var offset = 0
  /// Of all parts; they leave the controls where they are.
  private(set) var constraints: [SceneConstraint] = []

  /// Of no control.
  init() {}

  init(_ scene: InterfaceScene, _ document: InterfaceDocument, _ names: ViewNames) {
    // Views and constraints have limits, and a scene of so many views is no screen.
    guard scene.views.count <= 10_000 else { return }
    var names = names
    for (index, view) in scene.views.enumerated() where index > 0 {
      offset = view.element.offset
      switch view.type {
      case "switch": addKnob(index, &names, isOn: view.element["on"] == "YES")
      case "imageView" where view.hasImageOnBackground:
        addImage(index, ViewLook(view, document, background: nil).text, &names)
      case "slider": addSlider(index, ControlValue(view.element, document), &names)
      case "progressView": addProgress(index, ControlValue(view.element, document), &names)
      case "textField" where view.element["borderStyle"] == "roundedRect":
        let text = ViewLook(view, document, background: nil).text
        addText(
          index, text.map { TextFit.fitted($0, in: view, document, margin: Self.fieldMargin) },
          &names)
      default: break
      }
    }
  }

  subscript(view: Int) -> [Part] { parts[view] ?? [] }

  private mutating func addKnob(_ view: Int, _ names: inout ViewNames, isOn: Bool) {
    let owner = names[view]
    let knob = names.unique("\(owner)_knob", orNumbered: "knob")
    parts[view] = [Part(id: knob, background: "#FFFFFF", cornerRadius: 13.5)]
    add([
      "\(knob).width == 27", "\(knob).height == 27", "\(knob).centerY == \(owner).centerY",
      isOn
        ? "\(knob).trailing == \(owner).trailing - 2"
        : "\(knob).leading == \(owner).leading + 2",
    ])
  }

  /// Beside the text of a field, in points.
  private static let fieldMargin = 7.0

  /// The text of a field begins beside its border.
  private mutating func addText(_ view: Int, _ text: ViewLook.Text?, _ names: inout ViewNames) {
    guard let text else { return }
    let owner = names[view]
    let part = names.unique("\(owner)_text", orNumbered: "text")
    parts[view] = [Part(id: part, text: text)]
    add([
      "\(part).leading == \(owner).leading + 7", "\(part).trailing == \(owner).trailing - 7 @999",
      "\(part).centerY == \(owner).centerY",
    ])
  }

  /// A box for the image, in front of the view's own colour.
  private mutating func addImage(_ view: Int, _ text: ViewLook.Text?, _ names: inout ViewNames) {
    let owner = names[view]
    let part = names.unique("\(owner)_image", orNumbered: "image")
    parts[view] = [Part(id: part, background: "#D1D1D6", text: text)]
    add([
      "\(part).width == \(owner).width * 0.75", "\(part).height == \(owner).height * 0.75",
      "\(part).center == \(owner).center",
    ])
  }

  /// The thumb is inside the track at both ends.
  private mutating func addSlider(
    _ view: Int, _ value: ControlValue, _ names: inout ViewNames
  ) {
    let owner = names[view]
    let track = names.unique("\(owner)_track", orNumbered: "track")
    let fill = names.unique("\(owner)_fill", orNumbered: "fill")
    let thumb = names.unique("\(owner)_thumb", orNumbered: "thumb")
    parts[view] = [
      Part(id: track, background: value.trackColor ?? "#E4E4E6", cornerRadius: 2),
      Part(id: fill, background: value.color, cornerRadius: 2),
      Part(
        id: thumb, background: value.thumbColor ?? "#FFFFFF", cornerRadius: 14, border: "#C7C7CC"),
    ]
    let share = JSONWriter.text(of: value.share)
    // From the middle of the thumb at the one end to its middle at the other one.
    let place =
      value.share == 0
      ? "\(thumb).left == \(owner).left"
      : "\(thumb).centerX == \(owner).right * \(share)"
        + Self.term((1 - value.share) * value.inset + 14 * (1 - 2 * value.share))
    add([
      "\(track).height == 4", "\(track).left == \(owner).left",
      "\(track).right == \(owner).right", "\(track).centerY == \(owner).centerY",
      "\(fill).height == 4", "\(fill).left == \(owner).left",
      "\(fill).right == \(thumb).centerX", "\(fill).centerY == \(owner).centerY",
      "\(thumb).width == 28", "\(thumb).height == 28", "\(thumb).centerY == \(owner).centerY",
      place,
    ])
  }

  private mutating func addProgress(
    _ view: Int, _ value: ControlValue, _ names: inout ViewNames
  ) {
    guard value.share > 0 else { return }
    let owner = names[view]
    let fill = names.unique("\(owner)_fill", orNumbered: "fill")
    parts[view] = [Part(id: fill, background: value.color, cornerRadius: 2)]
    add([
      "\(fill).top == \(owner).top", "\(fill).bottom == \(owner).bottom",
      "\(fill).left == \(owner).left",
      "\(fill).width == \(owner).width * \(JSONWriter.text(of: value.share))",
    ])
  }

  private static func term(_ constant: Double) -> String {
    constant == 0 ? "" : (constant < 0 ? " - " : " + ") + JSONWriter.text(of: abs(constant))
  }

  private mutating func add(_ equations: [String]) {
    constraints += equations.map { SceneConstraint(equation: $0, offset: offset) }
  }
}

extension InterfaceView {
  /// Whether its image would not be seen as the grey box that stands for images.
  fileprivate var hasImageOnBackground: Bool {
    element["image"] != nil
      && element.children.contains { $0.name == "color" && $0["key"] == "backgroundColor" }
  }
}
