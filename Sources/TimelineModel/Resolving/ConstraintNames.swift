/// The names of constraints, sets and groups while keyframes add and remove constraints.
///
/// Removed members are dropped when a name is looked up, so that removing many members of a large
/// group one by one takes time linear in its size.
struct ConstraintNames {
  enum Kind: String {
    case constraint
    case set
    case group
  }

  struct Removal {
    var location: SourceLocation
    /// The view whose removal removed the constraint; nil if a change removed the constraint
    /// itself.
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
  /// Every name in the file, in file order, for suggestions.
  private(set) var all: [String] = []
  private var firstDeclarations: [String: SourceLocation] = [:]

  /// Records the names of a declaration for suggestions, before the declaration takes effect.
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

  /// The meaning of a name at this time. A name whose constraints have all been removed is removed.
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
  /// - Returns: the earlier declaration of the id, if it is still in use.
  mutating func declare(_ declaration: ConstraintDeclaration) -> SourceLocation? {
    guard let id = declaration.id else { return nil }
    if case .members = meaning(of: id.text) {
      // What the name means is in doubt, and nothing that follows from either meaning is reported.
      entries[id.text]?.members = []
      return entries[id.text]?.declaration
    }
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

  /// Adds constraints to a group, and creates the group if it does not exist.
  ///
  /// - Returns: the earlier declaration of the name, if it is that of a constraint or set.
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

  /// Frees a name and the names of its constraints.
  mutating func remove(_ name: String, _ members: [Int], at location: SourceLocation) {
    let removal = Removal(location: location, view: nil)
    for member in members { removals[member] = removal }
    entries[name]?.removal = removal
  }

  /// Nil for a constraint that has not been removed.
  func removal(of member: Int) -> Removal? { removals[member] }

  /// Frees the names that refer to this constraint alone.
  mutating func remove(_ member: Int, _ removal: Removal) {
    if removals[member] == nil { removals[member] = removal }
  }

  /// Whether a name such as `id#3` belongs to a declaration with an error, so that the reference
  /// may be correct.
  private func isMemberOfInvalidSet(_ name: String) -> Bool {
    guard let mark = name.lastIndex(of: "#") else { return false }
    return entries[String(name[..<mark])]?.isInvalid ?? false
  }
}
