import TimelineModel
import XMLText

/// The names of the views of a scene in the timeline: those that people gave them, or else what
/// they are with a number.
struct ViewNames {
  private var names: [String] = []
  private var taken = Set(Timeline.reservedNames)
  private var counts: [String: Int] = [:]

  /// Names by the ids of the file.
  private(set) var byID: [String: String] = [:]

  /// Size classes that install other views leave the names as they are.
  ///
  /// - Parameter known: names that views have by their ids.
  init(_ scene: InterfaceScene, _ document: InterfaceDocument, known: [String: String] = [:]) {
    byID = known
    taken.formUnion(known.values)
    for view in scene.candidates.dropFirst() where byID[view.id] == nil {
      let own = document.outlets[view.id] ?? view.label
      let type = view.type == "tableViewCellContentView" ? "content" : view.type
      byID[view.id] = unique(own.map(NameText.plain) ?? "", orNumbered: type)
    }
    names = ["root"] + scene.views.dropFirst().map { byID[$0.id] ?? $0.id }
  }

  subscript(view: Int) -> String { names[view] }

  /// A name that no other view has.
  mutating func unique(_ name: String, orNumbered type: String) -> String {
    if !name.isEmpty && taken.insert(name).inserted { return name }
    let stem = name.isEmpty ? type : name
    while true {
      let number = (counts[stem] ?? 0) + 1
      counts[stem] = number
      let numbered = stem.last?.isNumber == true ? "\(stem)_\(number)" : "\(stem)\(number)"
      if taken.insert(numbered).inserted { return numbered }
    }
  }
}

enum NameText {
  /// Letters, digits and underscores in the manner of Swift's names; empty if nothing is left.
  static func plain(_ text: String) -> String {
    let words = text.prefix(60).split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let joined = words.enumerated().map { index, word in
      index == 0
        ? (word.prefix(1).lowercased() + word.dropFirst())
        : (word.prefix(1).uppercased() + word.dropFirst())
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }
}
