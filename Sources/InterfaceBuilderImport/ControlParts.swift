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
      case "switch": addKnob(index, &names, isOn: view.element["on"] != "NO")
      case "slider": addSlider(index, &names)
      case "textField" where view.element["borderStyle"] == "roundedRect":
        addText(index, ViewLook(view, document, background: nil).text, &names)
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

  private mutating func addSlider(_ view: Int, _ names: inout ViewNames) {
    let owner = names[view]
    let track = names.unique("\(owner)_track", orNumbered: "track")
    let thumb = names.unique("\(owner)_thumb", orNumbered: "thumb")
    parts[view] = [
      Part(id: track, background: "#E4E4E6", cornerRadius: 2),
      Part(id: thumb, background: "#FFFFFF", cornerRadius: 14, border: "#C7C7CC"),
    ]
    add([
      "\(track).height == 4", "\(track).leading == \(owner).leading",
      "\(track).trailing == \(owner).trailing", "\(track).centerY == \(owner).centerY",
      "\(thumb).width == 28", "\(thumb).height == 28", "\(thumb).center == \(owner).center",
    ])
  }

  private mutating func add(_ equations: [String]) {
    constraints += equations.map { SceneConstraint(equation: $0, offset: offset) }
  }
}
