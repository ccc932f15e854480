/// What the names of constraints, sets and groups mean while keyframes add and remove them.
///
/// Members that are gone are dropped when somebody asks for the name, so that removing many, one
/// by one, from a large group takes no longer than reading it.
struct ConstraintNames {
  enum Kind: String {
    case constraint
    case set
    case group
  }

  struct Removal {
    var location: SourceLocation
    /// The view that took it along; nil if it was removed itself.
    var view: String?
  }

  enum Meaning {
    case members([Int])
    case removed(Removal)
    case unknown
  }

  private struct Entry {
    var kind: Kind
    var members: [Int]
    var declaration: SourceLocation
    var isInvalid = false
    var removal: Removal?
  }

  private var entries: [String: Entry] = [:]
  private var removals: [Int: Removal] = [:]
  /// Every name that stands in the file, in its order, for advice.
  private(set) var all: [String] = []
  private var firstDeclarations: [String: SourceLocation] = [:]

  /// Makes names known for advice before they mean anything.
  mutating func recordForSuggestions(_ declaration: ConstraintDeclaration) {
    for name in [declaration.id].compactMap({ $0 }) + declaration.groups
    where firstDeclarations[name.text] == nil {
      firstDeclarations[name.text] = name.location
      all.append(name.text)
    }
  }

  func declaration(of name: String) -> SourceLocation? {
    entries[name]?.declaration ?? firstDeclarations[name]
  }

  /// What exists under a name; a name none of whose constraints is left has been removed.
  mutating func meaning(of name: String) -> Meaning {
    guard let entry = entries[name] else {
      return isMemberOfInvalidSet(name) ? .members([]) : .unknown
    }
    if let removal = entry.removal { return .removed(removal) }
    let alive = entry.members.filter { removals[$0] == nil }
    if alive.isEmpty, let last = entry.members.last, let removal = removals[last] {
      entries[name]?.removal = removal
      return .removed(removal)
    }
    if alive.count < entry.members.count { entries[name]?.members = alive }
    return .members(alive)
  }

  /// Declares a constraint or a set.
  ///
  /// - Returns: where the id was declared before, if it still exists.
  mutating func declare(_ declaration: ConstraintDeclaration) -> SourceLocation? {
    guard let id = declaration.id else { return nil }
    if case .members = meaning(of: id.text) { return entries[id.text]?.declaration }
    let members = Array(declaration.members)
    entries[id.text] = Entry(
      kind: declaration.isSet ? .set : .constraint, members: members, declaration: id.location,
      isInvalid: declaration.isInvalid)
    guard declaration.isSet else { return nil }
    for (index, member) in members.enumerated() {
      entries["\(id.text)#\(index)"] = Entry(
        kind: .constraint, members: [member], declaration: id.location)
    }
    return nil
  }

  /// Puts constraints into a group, which is made if need be.
  ///
  /// - Returns: where the name was declared as that of a constraint, if it was.
  mutating func add(_ members: Range<Int>, to group: DeclaredName) -> SourceLocation? {
    guard case .members = meaning(of: group.text), let kind = entries[group.text]?.kind else {
      entries[group.text] = Entry(
        kind: .group, members: Array(members), declaration: group.location)
      return nil
    }
    guard kind == .group else { return entries[group.text]?.declaration }
    entries[group.text]?.members.append(contentsOf: members)
    return nil
  }

  /// Frees a name and those of its constraints.
  mutating func remove(_ name: String, _ members: [Int], at location: SourceLocation) {
    let removal = Removal(location: location, view: nil)
    for member in members { removals[member] = removal }
    entries[name]?.removal = removal
  }

  /// What stands for this constraint alone stands for nothing any more.
  mutating func remove(_ member: Int, _ removal: Removal) {
    if removals[member] == nil { removals[member] = removal }
  }

  /// `id#3` of an id that was refused may have been right.
  private func isMemberOfInvalidSet(_ name: String) -> Bool {
    guard let mark = name.lastIndex(of: "#") else { return false }
    return entries[String(name[..<mark])]?.isInvalid ?? false
  }
}
