import JSONText
import Reporting
import XMLText

/// Puts the changes of a scene into words, with the same names for both versions.
struct ChangeWords {
  /// Names of views by their ids.
  let names: [String: String]
  private let old: Version
  private let new: Version

  /// A version of the scene, with its constraints as equations by where they are in the file.
  private struct Version {
    let file: InterfaceFile
    var equations: [Int: String] = [:]

    init(_ file: InterfaceFile, _ scene: InterfaceScene, _ names: ViewNames) {
      self.file = file
      guard let reader = try? ConstraintReader(scene, file.document, names) else { return }
      for constraint in reader.constraints { equations[constraint.offset] = constraint.equation }
    }

    func place(_ offset: Int) -> String {
      let position = file.source.position(of: offset)
      return "\(file.path):\(position.line):\(position.column)"
    }
  }

  init(_ old: (InterfaceFile, InterfaceScene), _ new: (InterfaceFile, InterfaceScene)) {
    let newNames = ViewNames(new.1, new.0.document)
    let oldNames = ViewNames(old.1, old.0.document, known: newNames.byID)
    names = oldNames.byID
    self.old = Version(old.0, old.1, oldNames)
    self.new = Version(new.0, new.1, newNames)
  }

  mutating func change(_ change: SceneChange) -> SceneComparison.Change {
    let version = change.isRemoval ? old : new
    let (action, subject) = change.kind.words
    var words = SceneComparison.Change(
      action: action, subject: subject, id: change.id, text: names[change.id] ?? change.id,
      properties: change.properties.map(named), place: version.place(change.offset))
    switch change.kind {
    case .constraintAdded(let constraint), .constraintRemoved(let constraint):
      words.text = version.equations[constraint.element.offset] ?? change.id
    case .constraintChanged(let before, let after):
      words.text = new.equations[after.element.offset] ?? change.id
      let oldText = old.equations[before.element.offset]
      words.oldText = oldText == words.text ? nil : oldText
    case .order, .document: words.place = new.file.path
    default: break
    }
    return words
  }

  /// Ids at the ends of a property are replaced by names.
  private func named(_ property: String) -> String {
    property.split(separator: " ", omittingEmptySubsequences: false)
      .map { names[String($0)] ?? String($0) }.joined(separator: " ")
  }
}

extension SceneChange.Kind {
  fileprivate var words: (action: String, subject: String) {
    switch self {
    case .constraintAdded: ("added", "constraint")
    case .constraintRemoved: ("removed", "constraint")
    case .constraintChanged: ("changed", "constraint")
    case .viewAdded: ("added", "view")
    case .viewRemoved: ("removed", "view")
    case .viewChanged: ("changed", "view")
    case .viewMoved: ("moved", "view")
    case .order: ("reordered", "view")
    case .document: ("changed", "document")
    }
  }
}
