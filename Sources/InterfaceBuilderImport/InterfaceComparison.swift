package import Reporting

/// What differs between two versions of a storyboard or xib.
package struct InterfaceComparison: Sendable {
  /// The paths of the versions.
  package let old: String
  package let new: String
  /// Those that both versions have and that differ, in the order of the new file.
  package private(set) var scenes: [SceneComparison] = []
  /// Of those that were compared.
  package private(set) var sceneCount = 0
  /// Titles with the ids of their roots.
  package private(set) var added: [String] = []
  package private(set) var removed: [String] = []

  package var isSame: Bool { scenes.isEmpty && added.isEmpty && removed.isEmpty }

  /// Compares scenes by the ids of their roots.
  ///
  /// - Parameters:
  ///   - scene: the only one to compare, as the new file or else the old one names it; nil for all.
  ///   - screens: on which they are laid out, besides the files' own device.
  /// - Throws: `usage` for a scene that neither file has, `invalidTimeline`.
  package init(
    _ old: InterfaceFile, _ new: InterfaceFile, scene: String? = nil, on screens: [DeviceScreen]
  ) throws(LayoutAnimationError) {
    self.old = old.path
    self.new = new.path
    let only = try scene.map { name throws(LayoutAnimationError) in
      if let named = try? old.scene(named: name) { return named.root.id }
      return try new.scene(named: name).root.id
    }
    let before = old.document.scenes.filter { only == nil || $0.root.id == only }
    let after = new.document.scenes.filter { only == nil || $0.root.id == only }
    for scene in after {
      guard let earlier = before.first(where: { $0.root.id == scene.root.id }) else {
        added.append("\(scene.title) (\(scene.root.id))")
        continue
      }
      sceneCount += 1
      let comparison = try SceneComparison((old, earlier), (new, scene), on: screens)
      if !comparison.isSame { scenes.append(comparison) }
    }
    removed = before.filter { scene in !after.contains { $0.root.id == scene.root.id } }
      .map { "\($0.title) (\($0.root.id))" }
  }
}
