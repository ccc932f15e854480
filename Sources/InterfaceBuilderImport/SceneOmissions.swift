import XMLText

/// What a timeline does not show of a scene.
struct SceneOmissions {
  private(set) var all: [Omission] = []

  init(_ scene: InterfaceScene, _ document: InterfaceDocument) {
    for view in scene.views { add(view, document) }
  }

  private mutating func add(_ view: InterfaceView, _ document: InterfaceDocument) {
    let note = { (reason: String) in Omission(kind: view.type, id: view.id, reason: reason) }
    if view.element["image"] != nil { all.append(note("its image is a box with its name")) }
    if let name = view.element["customClass"] {
      all.append(note("what the class \(name) draws is not shown"))
    }
    for child in view.element.children {
      switch child.name {
      case "attributedString": all.append(note("its attributed text is not shown"))
      case "gestureRecognizers", "prototypes", "sections", "cells":
        all.append(note("`\(child.name)` is not part of the scene"))
      case "color":
        if InterfaceColor.text(child, named: document.colors) == nil {
          all.append(note("the colour `\(child["key"] ?? "")` is not known"))
        }
        if child["customColorSpace"] == "displayP3" {
          all.append(
            note("the Display P3 components of `\(child["key"] ?? "")` are taken for sRGB"))
        }
        if let name = child["name"], let remark = document.colorRemarks[name] {
          all.append(note("of the colour `\(name)`, \(remark)"))
        }
      case "viewLayoutGuide" where child["key"] == "keyboard":
        all.append(note("its keyboard layout guide is left out"))
      case "userDefinedRuntimeAttributes": addAttributes(child, note)
      default: break
      }
    }
  }

  private mutating func addAttributes(
    _ list: XMLElement, _ note: (String) -> Omission
  ) {
    for attribute in list.children {
      guard let path = attribute["keyPath"], !ViewLook.attributes.contains(path) else { continue }
      all.append(note("the runtime attribute `\(path)` is left out"))
    }
  }
}
