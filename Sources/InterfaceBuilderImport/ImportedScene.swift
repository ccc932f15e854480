import JSONText
import XMLText

/// A scene as a timeline.
package struct ImportedScene: Sendable {
  /// A timeline in the format's JSON.
  package let text: String
  /// The names of the views in it, in the order of the scene's views.
  package let names: [String]
  let origins: ImportedOrigins
  package let keyframeCount: Int
  /// The most constraints of a scene, as of a timeline.
  package static let largestConstraintCount = 400_000
  /// What it does not have.
  package let omissions: [Omission]

  /// - Parameters:
  ///   - environment: the size, the safe area and the margins of the root.
  ///   - hasParts: whether controls have the parts that people recognise them by.
  ///   - animates: whether keyframes change what code can change.
  package init(
    _ scene: InterfaceScene, of document: InterfaceDocument, in environment: SceneEnvironment,
    hasParts: Bool = true, animates: Bool = false,
    constraintLimit: Int = ImportedScene.largestConstraintCount
  ) throws(InterfaceFault) {
    let names = ViewNames(scene, document)
    let reader = try ConstraintReader(scene, document, names, limit: constraintLimit)
    var writer = TimelineWriter(
      scene: scene, document: document, names: names, environment: environment,
      constraints: reader.constraints, hasParts: hasParts,
      omissions: reader.omissions + SceneOmissions(scene, document).all)
    guard writer.fitsCanvas else {
      throw InterfaceFault(.largeScene(TimelineWriter.largestSide), at: scene.root.element.offset)
    }
    if animates { writer.keyframes = SceneAnimation(writer).keyframes }
    var json = JSONWriter(.lines)
    writer.write(to: &json)
    text = json.text + "\n"
    self.names = scene.views.indices.map { names[$0] }
    origins = ImportedOrigins(scene, names, writer.writtenConstraints)
    omissions = writer.omissions
    keyframeCount = writer.keyframes.count
  }
}
