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
  let size: Size
  let omissions: [Omission]
  /// What is left out of views, by their ids.
  private let remarks: [String: [String]]
  let parts: ControlParts
  private let children: [[Int]]
  private let scrolled: Set<Int>
  private let baselineViews: Set<Int>

  init(
    scene: InterfaceScene, document: InterfaceDocument, names: ViewNames,
    environment: SceneEnvironment, constraints: [SceneConstraint], size: Size,
    omissions: [Omission]
  ) {
    self.scene = scene
    self.document = document
    self.names = names
    self.environment = environment
    self.constraints = constraints
    self.size = size
    self.omissions = omissions
    var remarks: [String: [String]] = [:]
    for omission in omissions { remarks[omission.id, default: []].append(omission.reason) }
    self.remarks = remarks
    var children = Array(repeating: [Int](), count: scene.views.count)
    var scrolled: Set<Int> = []
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent else { continue }
      children[parent].append(index)
      if scene.views[parent].isScrollView || scrolled.contains(parent) { scrolled.insert(index) }
    }
    self.children = children
    self.scrolled = scrolled
    baselineViews = Set(constraints.flatMap(\.baselineViews))
    parts = ControlParts(scene, document, names)
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
    }
  }

  private func writeCanvas(to json: inout JSONWriter) {
    json.object { json in
      json.member("width", pixels(size.width))
      json.member("height", pixels(size.height))
      json.member("scale", scale)
      let color = background(scene.root) ?? "#FFFFFF"
      json.member("backgroundColor", color)
      json.member("safeAreaInsets") { Self.write(environment.safeArea, to: &$0) }
      json.member("layoutMargins") { Self.write(environment.margins, to: &$0) }
      json.member("insetsLayoutMarginsFromSafeArea", false)
    }
  }

  /// Pixels per point of the device.
  private var scale: Int {
    switch document.device {
    case "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_72",
      "retina6_3", "retina6_7":
      3
    default: 2
    }
  }

  static let largestSide = 16_384

  var fitsCanvas: Bool {
    max(size.width, size.height) * Double(scale) <= Double(Self.largestSide)
  }

  /// The constraints that are left out.
  private var note: String? {
    let texts = omissions.filter(\.isConstraint).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// A canvas has whole pixels, and at least one.
  private func pixels(_ length: Double) -> Double {
    max(1, (length * Double(scale)).rounded()) / Double(scale)
  }

  static func write(_ insets: EdgeInsets, to json: inout JSONWriter) {
    json.object(.padded) { json in
      json.member("top", insets.top)
      json.member("left", insets.left)
      json.member("bottom", insets.bottom)
      json.member("right", insets.right)
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

  private func writeLayout(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    if view.isFixed { writeFrame(view, to: &json) }
    writeContent(index, view, to: &json)
    writeMargins(index, view, to: &json)
    let insets = view.alignmentInsets(plugIn: document.plugIn)
    if insets != .none { json.member("alignmentRectInsets") { Self.write(insets, to: &$0) } }
    if view.type == "stackView" { writeStack(index, view, to: &json) }
  }

  private func writeFrame(_ view: InterfaceView, to json: inout JSONWriter) {
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

  private func writeContent(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
    let content = ContentMeasures(view, in: document)
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

  private func writePriorities(_ element: XMLElement, to json: inout JSONWriter) {
    let kinds: [(StaticString, String)] = [
      ("contentHuggingPriority", "HuggingPriority"),
      ("contentCompressionResistancePriority", "CompressionResistancePriority"),
    ]
    for (key, suffix) in kinds {
      let horizontal = Self.priority(element["horizontal\(suffix)"])
      let vertical = Self.priority(element["vertical\(suffix)"])
      if horizontal == nil && vertical == nil { continue }
      json.member(key) { json in
        json.object(.padded) { json in
          json.memberIfPresent("horizontal", horizontal)
          json.memberIfPresent("vertical", vertical)
        }
      }
    }
  }

  private static func priority(_ text: String?) -> Double? {
    guard let value = text.flatMap(Double.init(finite:)), value >= 0.001, value <= 1000 else {
      return nil
    }
    return value
  }

  private func writeMargins(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
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
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" || !document.usesSafeAreas
      || scrolled.contains(index)
    {
      json.member("insetsLayoutMarginsFromSafeArea", false)
    }
  }

  private func writeStack(_ index: Int, _ view: InterfaceView, to json: inout JSONWriter) {
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
