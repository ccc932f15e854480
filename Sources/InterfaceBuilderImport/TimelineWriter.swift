import JSONText
import Primitives
import XMLText

/// Writes a scene as a timeline.
struct TimelineWriter {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let names: ViewNames
  let environment: SceneEnvironment
  let constraints: [SceneConstraint]
  var size: Size { environment.size }
  let omissions: [Omission]
  /// What is left out of views, by their ids.
  let remarks: [String: [String]]
  let parts: ControlParts
  let masks: MaskConstraints
  let children: [[Int]]
  let scrolled: Set<Int>
  let baselineViews: Set<Int>
  /// Whose margins something is laid out by.
  let marginViews: Set<Int>
  var keyframes: [ImportedKeyframe] = []

  init(
    scene: InterfaceScene, document: InterfaceDocument, names: ViewNames,
    environment: SceneEnvironment, constraints: [SceneConstraint], hasParts: Bool,
    omissions: [Omission]
  ) {
    self.scene = scene
    self.document = document
    self.names = names
    self.environment = environment
    self.constraints = constraints
    self.omissions = omissions
    var remarks: [String: [String]] = [:]
    for omission in omissions { remarks[omission.id, default: []].append(omission.reason) }
    self.remarks = remarks
    var children = Array(repeating: [Int](), count: scene.views.count)
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent else { continue }
      children[parent].append(index)
    }
    self.children = children
    scrolled = scene.scrolledViews
    baselineViews = Set(constraints.flatMap(\.baselineViews))
    marginViews = Self.marginViews(scene, constraints)
    masks = MaskConstraints(scene, names, size: environment.size)
    parts = hasParts ? ControlParts(scene, document, names) : ControlParts()
  }

  /// Views whose margins constraints or stacks name, and those above that pass theirs on to them.
  private static func marginViews(
    _ scene: InterfaceScene, _ constraints: [SceneConstraint]
  ) -> Set<Int> {
    var views = Set(constraints.flatMap(\.marginViews))
    for index in scene.views.indices where scene.views[index].element.layoutMargins != nil {
      if scene.views[index].type == "stackView" { views.insert(index) }
    }
    for index in scene.views.indices.reversed() where views.contains(index) {
      let view = scene.views[index]
      if view.element["preservesSuperviewLayoutMargins"] == "YES", let parent = view.parent {
        views.insert(parent)
      }
    }
    return views
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.member("name", scene.title)
      json.memberIfPresent("note", note)
      json.member("canvas") { writeCanvas(to: &$0) }
      if !children[0].isEmpty {
        json.member("views") { json in json.array { writeViews(children[0], to: &$0) } }
      }
      json.member("constraints") { json in json.array { writeConstraints(to: &$0) } }
      if !keyframes.isEmpty {
        json.member("keyframes") { json in
          json.array { json in
            for (index, keyframe) in keyframes.enumerated() {
              json.element { keyframe.write(isFirst: index == 0, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func writeViews(_ views: [Int], to json: inout JSONWriter) {
    for view in views {
      json.element { json in json.object(.lines) { write(view, to: &$0) } }
    }
  }

  private func write(_ index: Int, to json: inout JSONWriter) {
    let view = scene.views[index]
    json.member("id", names[index])
    json.member("note", note(view))
    writeAppearance(index, view, to: &json)
    writeLayout(index, view, to: &json)
    if children[index].isEmpty && parts[index].isEmpty { return }
    json.member("subviews") { json in
      json.array { json in
        writeViews(children[index], to: &json)
        for part in parts[index] { json.element { part.write(to: &$0) } }
      }
    }
  }

  private func note(_ view: InterfaceView) -> String {
    let custom = view.element["customClass"].map { ", \($0)" } ?? ""
    return (["\(view.type) \(view.id)\(custom)"] + (remarks[view.id] ?? []))
      .joined(separator: "; ")
  }

  func background(_ view: InterfaceView) -> String? {
    view.element.children.first { $0.name == "color" && $0["key"] == "backgroundColor" }
      .flatMap { InterfaceColor.text($0, named: document.colors) }
  }
}
