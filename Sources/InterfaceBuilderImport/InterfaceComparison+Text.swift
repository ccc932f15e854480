import Primitives
import Reporting

extension InterfaceComparison {
  /// What was added, removed and changed, and what it moved.
  package var text: String {
    if isSame { return "no difference in \(counted(sceneCount, "scene"))\n" }
    let whole =
      removed.map { "the scene \($0) was removed" } + added.map { "the scene \($0) was added" }
    return ((whole.isEmpty ? [] : [whole.joined(separator: "\n")]) + scenes.map(\.text))
      .joined(separator: "\n\n").printableLines + "\n"
  }
}

extension SceneComparison {
  fileprivate var text: String {
    let heading =
      "\(title): \(counted(changes.count, "change")), \(counted(moves.count, "view")) "
      + (moves.count == 1 ? "moves" : "move")
    let cut =
      isSearchCut ? ["  more than \(Self.triedChanges) changes: none was tried alone"] : []
    return ([heading] + changes.map { "  " + $0.line } + moves.map(line) + cut)
      .joined(separator: "\n")
  }

  private func line(_ move: SceneMove) -> String {
    let reasons = move.causes.prefix(3).map { changes[$0].reason }
    let more = move.causes.count > 3 ? [" and \(counted(move.causes.count - 3, "other"))"] : []
    let why =
      reasons.isEmpty
      ? (isSearchCut ? "" : "because of several changes together")
      : "because " + reasons.joined(separator: ", and ") + more.joined()
    let groups = move.groups(of: devices).map { "    \($0)" }
    return (["  `\(move.view)` moves"] + groups + (why.isEmpty ? [] : ["    \(why)"]))
      .joined(separator: "\n")
  }
}

extension SceneComparison.Change {
  fileprivate var line: String {
    let details = properties.isEmpty ? "" : ": " + properties.joined(separator: ", ")
    let earlier = oldText.map { ", was `\($0)`" } ?? ""
    return "\(place): \(subject) \(action): `\(text)`\(earlier)\(details)"
  }

  /// A sentence that says why a view moved.
  fileprivate var reason: String {
    switch (subject, action) {
    case ("document", _): properties.joined(separator: ", ")
    case (_, "changed"): "`\(text)` changed: \(properties.joined(separator: ", "))"
    case (_, "reordered"): "the subviews of `\(text)` have another order"
    default: "`\(text)` was \(action)"
    }
  }
}

extension SceneMove {
  /// The most devices that are listed of those with the same move.
  private static let listedDevices = 4
  /// The most different moves that are listed.
  private static let listedMoves = 4

  /// A line for each way in which it moved, with the devices.
  fileprivate func groups(of devices: [String]) -> [String] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for place in places {
      if groups[place.words] == nil { order.append(place.words) }
      groups[place.words, default: []].append(place.device)
    }
    let others = order.dropFirst(Self.listedMoves).reduce(0) { $0 + (groups[$1]?.count ?? 0) }
    return order.prefix(Self.listedMoves).map { words in
      let found = groups[words] ?? []
      if found.count == devices.count && devices.count > 1 {
        return "\(words) on \(devices.count == 2 ? "both" : "all \(devices.count)") devices"
      }
      let more = found.count - Self.listedDevices
      return "\(words) on " + found.prefix(Self.listedDevices).joined(separator: ", ")
        + (more > 0 ? " and \(counted(more, "other"))" : "")
    } + (others > 0 ? ["by other lengths on \(counted(others, "other device"))"] : [])
  }
}

extension SceneMove.Place {
  /// `20 pt down, 10 pt narrower`
  fileprivate var words: String {
    guard let old, let new else { return "" }
    let parts = [
      Self.part(new.minX - old.minX, "right", "left"),
      Self.part(new.minY - old.minY, "down", "up"),
      Self.part(new.width - old.width, "wider", "narrower"),
      Self.part(new.height - old.height, "taller", "shorter"),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func part(_ change: Double, _ more: String, _ less: String) -> String? {
    abs(change) <= 1e-6 ? nil : "\(abs(change).text(decimals: 2)) pt \(change > 0 ? more : less)"
  }
}

extension String {
  /// Line by line without control characters.
  fileprivate var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
