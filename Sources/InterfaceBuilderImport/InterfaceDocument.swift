import AutoLayout
import XMLText

/// A storyboard or xib: its scenes, and what they share.
package struct InterfaceDocument: Sendable {
  let root: XMLElement
  let isXIB: Bool
  /// The version of IBCocoaTouchPlugin that saved the file, that is of Xcode; 0 if it is not told.
  let plugIn: Double
  /// Of the canvas; nil in files of Xcode 7 and earlier.
  package let screen: DeviceScreen?
  let usesSafeAreas: Bool
  /// For which constraints, subviews and attributes are chosen.
  private(set) var classes: SizeClasses
  private let chosenClasses: String?
  /// The sizes of images by name.
  let images: [String: Size]
  /// Colours by name, as `#RRGGBBAA`: of asset catalogues or else of `resources`.
  private(set) var colors: [String: String]
  /// What is not shown of named colours.
  private(set) var colorRemarks: [String: String] = [:]
  /// The names of the colours that views have.
  let colorNames: Set<String>
  /// The ids of everything in the file.
  let ids: Set<String>
  /// Outlets by what they lead to: the name of the property.
  let outlets: [String: String]
  package private(set) var scenes: [InterfaceScene] = []
  /// How often elements were looked at to find all this: in proportion to their number.
  package private(set) var visitCount = 0

  struct Size: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  /// - Parameter sizeClasses: such as `widthClass=compact-heightClass=regular`; nil for those of the
  ///   file's device.
  package init(parsing bytes: [UInt8], sizeClasses: String? = nil) throws(InterfaceFault) {
    let root: XMLElement
    do throws(XMLSyntaxError) {
      root = try XMLElement(parsing: bytes)
    } catch {
      throw InterfaceFault(other: bytes) ?? InterfaceFault(.syntax(error.problem), at: error.offset)
    }
    try self.init(root, sizeClasses: sizeClasses)
  }

  init(_ root: XMLElement, sizeClasses: String? = nil) throws(InterfaceFault) {
    self.root = root
    try Self.check(root)
    isXIB = root["type"]?.hasSuffix("XIB") ?? false
    let plugIns = root.child("dependencies")?.children ?? []
    plugIn = plugIns.first { $0.name == "plugIn" }?["version"].flatMap(Double.init(finite:)) ?? 0
    let device = root.child("device")
    screen = device?["id"].map {
      DeviceScreen(device: $0, isLandscape: device?["orientation"] == "landscape")
    }
    chosenClasses = sizeClasses
    classes = SizeClasses(screen).choosing(sizeClasses)
    usesSafeAreas = root["useSafeAreas"] == "YES"
    let resources = root.child("resources")?.children ?? []
    images = Self.images(resources)
    colors = Self.colors(resources)
    var index = InterfaceIndex()
    index.add(root)
    ids = index.ids
    outlets = index.outlets
    colorNames = index.colorNames
    let finder = try SceneFinder(self).searched()
    scenes = finder.found
    visitCount = index.visitCount + finder.visitCount
    if scenes.isEmpty { throw InterfaceFault(.noScene, at: root.offset) }
  }

  mutating func take(_ assets: AssetColors) {
    colors.merge(assets.values) { _, asset in asset }
    colorRemarks = assets.remarks
  }

  /// The same file with the size classes of another device, unless others were chosen.
  func shown(on screen: DeviceScreen) throws(InterfaceFault) -> InterfaceDocument {
    var document = self
    document.classes = SizeClasses(screen).choosing(chosenClasses)
    if document.classes == classes { return self }
    document.scenes = try SceneFinder(document).searched().found
    return document
  }

  private static func check(_ root: XMLElement) throws(InterfaceFault) {
    guard root.name == "document", let type = root["type"], type.contains("InterfaceBuilder3")
    else { throw InterfaceFault(.notInterfaceBuilder(root.name), at: root.offset) }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS.CocoaTouch"), type.contains("CocoaTouch") else {
      throw InterfaceFault(.platform(runtime), at: root.offset)
    }
  }

  private static func images(_ resources: [XMLElement]) -> [String: Size] {
    var images: [String: Size] = [:]
    for image in resources where image.name == "image" && image["catalog"] != "system" {
      guard let name = image["name"], let width = image["width"].flatMap(Double.init(finite:)),
        let height = image["height"].flatMap(Double.init(finite:))
      else { continue }
      images[name] = Size(width: width, height: height)
    }
    return images
  }

  private static func colors(_ resources: [XMLElement]) -> [String: String] {
    var colors: [String: String] = [:]
    for named in resources where named.name == "namedColor" || named.name == "systemColor" {
      guard let name = named["name"], let color = named.child("color") else { continue }
      colors[name] = InterfaceColor.text(color, named: [:])
    }
    return colors
  }
}

/// The ids and outlets of a file.
private struct InterfaceIndex {
  var ids: Set<String> = []
  var outlets: [String: String] = [:]
  var colorNames: Set<String> = []
  var visitCount = 0

  mutating func add(_ element: XMLElement) {
    visitCount += 1
    if element.name == "color", let name = element["name"] { colorNames.insert(name) }
    if let id = element["id"] { ids.insert(id) }
    if element.name == "outlet", let property = element["property"],
      let destination = element["destination"], property != "delegate", property != "dataSource"
    {
      outlets[destination] = outlets[destination] ?? property
    }
    for child in element.children { add(child) }
  }
}
