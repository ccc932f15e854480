import Planning
import Primitives
import Reporting

/// The frames of a scene's views on a device, by their ids in the file.
struct SceneLayout {
  private(set) var frames: [String: Rect] = [:]
  /// Of all visible views, back to front as the file has them.
  private(set) var ids: [String] = []

  /// Nil for a file without a scene of that root, or with one that cannot be laid out.
  init?(_ file: InterfaceFile, root: String, on screen: DeviceScreen?) {
    guard let shown = screen.map({ try? file.shown(on: $0) }) ?? file,
      let scene = shown.document.scenes.first(where: { $0.root.id == root }),
      let imported = try? shown.imported(scene, on: screen, hasParts: false),
      let timeline = try? shown.timeline(of: imported),
      let layout = try? PlannedTimeline(timeline).layout(at: 0)
    else { return nil }
    for (view, name) in zip(scene.views, imported.names).dropFirst() {
      guard let frame = layout[name]?.frame else { continue }
      ids.append(view.id)
      frames[view.id] = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// Whether a view has the same frame in both, or none.
  func agrees(with other: SceneLayout?, on id: String) -> Bool {
    switch (frames[id], other?.frames[id]) {
    case (nil, nil): true
    case (let one?, let two?):
      zip(
        [one.minX, one.minY, one.width, one.height], [two.minX, two.minY, two.width, two.height]
      )
      .allSatisfy { abs($0 - $1) <= 1e-6 }
    default: false
    }
  }
}
