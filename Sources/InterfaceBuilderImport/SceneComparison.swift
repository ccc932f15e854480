import Primitives
import Reporting
import XMLText

/// What differs between two versions of a scene, which views moved, and why.
package struct SceneComparison: Sendable {
  /// A change in words.
  package struct Change: Sendable {
    /// `added`, `removed`, `changed`, `moved` or `reordered`.
    package var action: String
    /// `constraint`, `view` or `document`.
    package var subject: String
    package var id: String
    /// A constraint as an equation, or the name of a view.
    package var text: String
    /// The equation of the old version, if it is another one.
    package var oldText: String?
    /// What differs: `constant 20 → 40`.
    package var properties: [String]
    /// In the new file, or in the old one of what was removed.
    package var place: String
  }

  package let title: String
  package let root: String
  package private(set) var changes: [Change] = []
  package private(set) var moves: [SceneMove] = []
  /// The devices on which both versions were laid out.
  package private(set) var devices: [String] = []
  /// Whether there were too many changes to try each.
  package private(set) var isSearchCut = false

  /// With more changes in a scene, none is undone to find out what it moves.
  package static let triedChanges = 64

  package var isSame: Bool { changes.isEmpty && moves.isEmpty }

  /// - Parameter screens: on which the versions are compared, besides the device that both files have.
  /// - Throws: `invalidTimeline` for a scene that cannot be laid out.
  init(
    _ old: (InterfaceFile, InterfaceScene), _ new: (InterfaceFile, InterfaceScene),
    on screens: [DeviceScreen]
  ) throws(LayoutAnimationError) {
    title = new.1.title
    root = new.1.root.id
    for (file, scene) in [old, new] { _ = try file.timeline(of: file.imported(scene)) }
    let found = SceneChanges(old.1, old.0.document, new.1, new.0.document).all
    var words = ChangeWords(old, new)
    changes = found.map { words.change($0) }
    if found.isEmpty, old.0.hasSameSurroundings(of: old.1, as: new.0, of: new.1) { return }
    let isSameDevice = old.0.document.screen == new.0.document.screen
    let others = screens.filter { !isSameDevice || $0 != new.0.document.screen }
    let own: [DeviceScreen?] = isSameDevice ? [nil] : []
    let shown = own + others.map { $0 }
    var layouts = Layouts(old: old.0, new: new.0, oldRoot: old.1.root.id, newRoot: root)
    addMoves(shown, &layouts, words.names)
    addCauses(found, layouts)
  }

  /// Layouts of the new version by the name of the device.
  private struct Layouts {
    let old: InterfaceFile
    let new: InterfaceFile
    let oldRoot: String
    let newRoot: String
    var screens: [String: DeviceScreen?] = [:]
    var found: [String: SceneLayout] = [:]
  }

  private mutating func addMoves(
    _ screens: [DeviceScreen?], _ layouts: inout Layouts, _ names: [String: String]
  ) {
    var places: [String: [SceneMove.Place]] = [:]
    var order: [String] = []
    for screen in screens {
      guard let before = SceneLayout(layouts.old, root: layouts.oldRoot, on: screen),
        let after = SceneLayout(layouts.new, root: layouts.newRoot, on: screen)
      else { continue }
      let device = screen?.name ?? layouts.new.deviceName
      devices.append(device)
      layouts.screens[device] = screen
      layouts.found[device] = after
      for id in after.ids where before.frames[id] != nil && !after.agrees(with: before, on: id) {
        if places[id] == nil { order.append(id) }
        places[id, default: []].append(
          SceneMove.Place(device: device, old: before.frames[id], new: after.frames[id]))
      }
    }
    moves = order.map {
      SceneMove(id: $0, view: names[$0] ?? $0, places: places[$0] ?? [], causes: [])
    }
  }

  /// Takes each change back alone and looks which views move.
  private mutating func addCauses(_ found: [SceneChange], _ layouts: Layouts) {
    isSearchCut = !moves.isEmpty && found.count > Self.triedChanges
    if moves.isEmpty || isSearchCut { return }
    let used = devices.filter { device in moves.contains { $0.places.first?.device == device } }
    for (index, change) in found.enumerated() {
      guard let root = change.reverted(in: layouts.new.document.root),
        let file = try? layouts.new.edited(root)
      else { continue }
      for device in used {
        let screen = layouts.screens[device] ?? nil
        let trial = SceneLayout(file, root: layouts.newRoot, on: screen)
        for move in moves.indices where moves[move].places.first?.device == device {
          guard let trial, let after = layouts.found[device] else { continue }
          if !after.agrees(with: trial, on: moves[move].id) { moves[move].causes.append(index) }
        }
      }
    }
  }
}

extension InterfaceFile {
  /// Whether nothing outside of a scene that its layout depends on differs in another file.
  fileprivate func hasSameSurroundings(
    of scene: InterfaceScene, as other: InterfaceFile, of otherScene: InterfaceScene
  ) -> Bool {
    bars[scene] == other.bars[otherScene] && document.images == other.document.images
      && document.plugIn == other.document.plugIn
  }
}
