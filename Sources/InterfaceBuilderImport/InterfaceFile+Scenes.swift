import JSONText
import Primitives
package import Reporting
import TimelineModel
import XMLText

extension InterfaceFile {
  /// One line for each scene: the id of its root, what it is, its size and its title.
  package var sceneList: String {
    document.scenes.map { scene in
      let width = JSONWriter.text(of: scene.size.width)
      let height = JSONWriter.text(of: scene.size.height)
      return "\(scene.root.id)  \(scene.kind.rawValue)  \(width)×\(height)  \(scene.title)"
        .printable + "\n"
    }.joined()
  }

  /// The scene with a title or id; the first one for nil.
  ///
  /// - Throws: `usage` if there is none, or if several have the title.
  package func scene(named name: String?) throws(LayoutAnimationError) -> InterfaceScene {
    guard let name else { return document.scenes[0] }
    if let scene = document.scenes.first(where: { $0.root.id == name }) { return scene }
    let scenes = document.scenes.filter { $0.isNamed(name) }
    if scenes.count == 1 { return scenes[0] }
    guard scenes.isEmpty else {
      let ids = scenes.prefix(8).map { "`\($0.root.id)`" }.joined(separator: ", ")
      throw LayoutAnimationError(
        .usage,
        "\(counted(scenes.count, "scene")) of `\(path)` have the name `\(name)`; name one by its id: \(ids)"
          + (scenes.count > 8 ? " …" : ""))
    }
    var suggester = Suggester()
    let advice = suggester.advice(on: name, among: document.scenes.flatMap(\.names))
    throw LayoutAnimationError(
      .usage,
      "`\(path)` has no scene `\(name)`; "
        + (advice.map { "\($0); " } ?? "") + "import --list prints those it has")
  }
}

extension InterfaceScene {
  fileprivate func isNamed(_ name: String) -> Bool { names.contains(name) }

  fileprivate var names: [String] {
    let owner = controller ?? cell
    return [title, owner?["storyboardIdentifier"], owner?["customClass"], root.id, owner?["id"]]
      .compactMap(\.self)
  }
}
