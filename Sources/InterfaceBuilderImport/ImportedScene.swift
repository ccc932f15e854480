import JSONText
package import Primitives
import XMLText

/// A scene as a timeline.
package struct ImportedScene: Sendable {
  /// A timeline in the format's JSON.
  package let text: String
  /// The names of the views in it, in the order of the scene's views.
  package let names: [String]
  /// What it does not have.
  package let omissions: [Omission]

  /// - Parameters:
  ///   - environment: the safe area and the margins of the root.
  ///   - size: of the canvas; nil for the recorded one.
  ///   - classes: which constraints are installed; nil for those of the file's device.
  package init(
    _ scene: InterfaceScene, of document: InterfaceDocument, in environment: SceneEnvironment,
    size: Size? = nil, sizeClasses: String? = nil
  ) throws(InterfaceFault) {
    var classes = SizeClasses(document)
    if let sizeClasses { classes.set(sizeClasses) }
    let names = ViewNames(scene, document)
    let reader = try ConstraintReader(scene, document, names, classes)
    let writer = TimelineWriter(
      scene: scene, document: document, names: names, environment: environment,
      constraints: reader.constraints, size: size ?? scene.size,
      omissions: reader.omissions + SceneOmissions(scene, document).all)
    guard writer.fitsCanvas else {
      throw InterfaceFault(.largeScene(TimelineWriter.largestSide), at: scene.root.element.offset)
    }
    var json = JSONWriter(.lines)
    writer.write(to: &json)
    text = json.text + "\n"
    self.names = scene.views.indices.map { names[$0] }
    omissions = writer.omissions
  }
}

extension SizeClasses {
  /// `widthClass=compact-heightClass=regular`, in either order, or one of them.
  mutating func set(_ text: String) {
    for part in text.split(separator: "-") {
      if part.hasPrefix("widthClass=") { width = String(part.dropFirst(11)) }
      if part.hasPrefix("heightClass=") { height = String(part.dropFirst(12)) }
    }
  }
}
