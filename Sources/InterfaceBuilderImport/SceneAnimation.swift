import Planning
import Reporting

/// Keyframes for what code of the app can change: the constants of constraints that outlets lead to, and the
/// sets of constraints that size classes install or nobody does.
///
/// A change is one that moves something and contradicts nothing, which is tried.
struct SceneAnimation {
  private(set) var keyframes: [ImportedKeyframe] = []
  private let writer: TimelineWriter
  private let still: AnimationTrial
  /// What the keyframe before has to have undone.
  private var restored: [ImportedKeyframe.Change] = []

  /// More outlets are written without a trial.
  private static let triedOutlets = 100

  init(_ writer: TimelineWriter) {
    self.writer = writer
    still = AnimationTrial(writer, [])
    for (index, constraint) in writer.constraints.filter(\.isAnimated).enumerated() {
      addOutlet(constraint, isTried: index < Self.triedOutlets)
    }
    for key in stateKeys { addState(key) }
    addSets()
    if !restored.isEmpty {
      add("back", "everything is as in the file again", [], undo: [])
    }
  }

  private mutating func add(
    _ name: String, _ note: String, _ changes: [ImportedKeyframe.Change],
    undo: [ImportedKeyframe.Change]
  ) {
    keyframes.append(ImportedKeyframe(name: name, note: note, changes: restored + changes))
    restored = undo
  }

  private mutating func addOutlet(_ constraint: SceneConstraint, isTried: Bool) {
    guard let id = constraint.id else { return }
    let own = constraint.constant.shortText
    let chosen =
      isTried ? candidates(constraint).first { moves(.constant(id, $0, note: nil)) } : nil
    let advice =
      chosen == nil
      ? "write where it animates to; other required constraints may have to give way"
      : "write where it animates to"
    add(
      id, "`\(id)` is \(own) in the file; \(advice)",
      [.constant(id, chosen ?? constraint.constant, note: nil)], undo: [.restore(id)])
  }

  private func candidates(_ constraint: SceneConstraint) -> [Double] {
    let own = constraint.constant
    return constraint.isLength && own > 0
      ? [(own * 1.5).rounded(), (own / 2).rounded()] : [own + 24, own - 24]
  }

  private func moves(_ change: ImportedKeyframe.Change) -> Bool {
    let trial = AnimationTrial(writer, [change])
    return trial.findings <= still.findings && trial.moves
  }

  /// Of the variations that change constraints, in the order of the file.
  private var stateKeys: [String] {
    var seen: Set<String> = []
    return writer.constraints.flatMap { $0.states.keys.sorted() }.filter {
      seen.insert($0).inserted
    }
  }

  private mutating func addState(_ key: String) {
    let switched = writer.blocks.filter { block in
      block.constraints.contains {
        ($0.states[key]?.isInstalled ?? $0.isInstalled) != $0.isInstalled
      }
    }
    let (leaving, coming) = (switched.filter(\.isActive), switched.filter { !$0.isActive })
    var changes: [ImportedKeyframe.Change] = []
    var undo: [ImportedKeyframe.Change] = []
    if !leaving.isEmpty { changes.append(.deactivate(leaving.map(\.group))) }
    if !coming.isEmpty {
      changes.append(.activate(coming.map(\.group)))
      undo.append(.deactivate(coming.map(\.group)))
    }
    if !leaving.isEmpty { undo.append(.activate(leaving.map(\.group))) }
    for constraint in writer.constraints {
      guard let id = constraint.id, let state = constraint.states[key] else { continue }
      if let constant = state.constant { changes.append(.constant(id, constant, note: nil)) }
      if let priority = state.priority { changes.append(.priority(id, priority)) }
      if state.constant != nil || state.priority != nil { undo.append(.restore(id)) }
    }
    if changes.isEmpty { return }
    add(
      Installation.name(key), "the constraints for \(key), on the canvas of the file's device",
      changes,
      undo: undo)
  }

  /// Constraints that no size class installs: code may activate them in place of others.
  private mutating func addSets() {
    for block in writer.blocks
    where !block.isActive && block.constraints.allSatisfy(\.states.isEmpty) {
      let rivals = self.rivals(of: block)
      let undo = ImportedKeyframe.Change.deactivate([block.group])
      let swap: [ImportedKeyframe.Change] = rivals.isEmpty ? [] : [.deactivate(rivals)]
      add(
        block.group,
        "constraints that are not installed"
          + (rivals.isEmpty ? "" : ", in place of those that they contradict"),
        swap + [.activate([block.group])], undo: [undo] + (swap.isEmpty ? [] : [.activate(rivals)]))
    }
  }

  /// What has to give way to a set, by trial: nothing, constraints of the same edges, or those of the same
  /// views in the same direction.
  private func rivals(of block: TimelineWriter.Block) -> [String] {
    let others = writer.constraints.filter { $0.group == nil }
    func ids(_ isRival: (SceneConstraint, SceneConstraint) -> Bool) -> [String] {
      others.filter { other in block.constraints.contains { isRival($0, other) } }.compactMap(\.id)
    }
    let choices = [
      [], ids { $0.plainName == $1.plainName }, ids { $0.decided == $1.decided },
    ]
    let findings = choices.map { rivals in
      let swap: [ImportedKeyframe.Change] = rivals.isEmpty ? [] : [.deactivate(rivals)]
      return AnimationTrial(writer, swap + [.activate([block.group])]).findings
    }
    let best = findings.indices.min { findings[$0] < findings[$1] } ?? 0
    return choices[best]
  }
}

extension SceneConstraint {
  /// Whether code can animate its constant.
  fileprivate var isAnimated: Bool { isOutlet && isInstalled }

  /// The view that it decides, and the direction.
  fileprivate var decided: String {
    let end = plainName.lastIndex(of: "_") ?? plainName.endIndex
    let attribute = plainName[end...]
    let isVertical = ["top", "bottom", "height", "centerY", "aseline"]
      .contains { attribute.contains($0) }
    return "\(plainName[..<end]) \(isVertical)"
  }
}
