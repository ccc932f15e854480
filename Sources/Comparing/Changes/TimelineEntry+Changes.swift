import Reporting

extension TimelineEntry {
  /// The changes between two lists, regardless of order: changed entries, removed ones, added ones.
  static func changes(
    from old: [TimelineEntry], to new: [TimelineEntry], within parent: String = ""
  ) -> [TimelineChange] {
    let matches = matches(old, new)
    var isFound = [Bool](repeating: false, count: new.count)
    var changes: [TimelineChange] = []
    for (entry, match) in zip(old, matches) {
      guard let match else {
        changes.append(entry.removed(parent))
        continue
      }
      isFound[match] = true
      changes += entry.changes(to: new[match], within: parent)
    }
    for (entry, isFound) in zip(new, isFound) where !isFound {
      changes.append(entry.added(parent))
    }
    return changes
  }

  /// Of the entries that both lists have, the first one that comes before its predecessor in the
  /// new list.
  static func firstMoved(
    from old: [TimelineEntry], to new: [TimelineEntry]
  ) -> (old: TimelineEntry, new: TimelineEntry)? {
    var last = -1
    for (entry, match) in zip(old, matches(old, new)) {
      guard let match else { continue }
      if match < last { return (entry, new[match]) }
      last = match
    }
    return nil
  }

  /// The entries that both lists have, in the order of the old one.
  static func pairs(
    _ old: [TimelineEntry], _ new: [TimelineEntry]
  ) -> [(old: TimelineEntry, new: TimelineEntry)] {
    zip(old, matches(old, new)).compactMap { entry, match in match.map { (entry, new[$0]) } }
  }

  /// For each old entry the index of the new one, by the most reliable key that both have.
  private static func matches(_ old: [TimelineEntry], _ new: [TimelineEntry]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.count)
    var isTaken = [Bool](repeating: false, count: new.count)
    let rounds = max(old.first?.keys.count ?? 0, new.first?.keys.count ?? 0)
    for round in 0..<rounds {
      // In reverse, because entries with the same key are taken from the end, and the first one is
      // taken first.
      var places: [String: [Int]] = [:]
      for index in new.indices.reversed() where !isTaken[index] {
        places[new[index].keys[round], default: []].append(index)
      }
      for index in old.indices where matches[index] == nil {
        guard let place = places[old[index].keys[round]]?.popLast() else { continue }
        matches[index] = place
        isTaken[place] = true
      }
    }
    return matches
  }

  private func changes(to new: TimelineEntry, within parent: String) -> [TimelineChange] {
    let own = fields.compactMap { field -> TimelineChange? in
      guard let after = new.fields.first(where: { $0.field == field.field }),
        after.text != field.text
      else { return nil }
      return change(of: field, to: after, new, parent)
    }
    return own + Self.changes(from: children, to: new.children, within: parent + title + ": ")
  }

  /// Where only the contents of a file changed, no line was edited.
  private func change(
    of field: Field, to after: Field, _ new: TimelineEntry, _ parent: String
  ) -> TimelineChange {
    let file = field.words == after.words ? field.file : nil
    return TimelineChange(
      of: parent + title,
      file.map { "the content of \($0) changed" }
        ?? "\(field.field.words) \(field.change(to: after))",
      expectedLine: file == nil ? line : nil, actualLine: file == nil ? new.line : nil,
      constraint: constraint,
      causes: [
        ChangeCause(old: place, new: new.place, field: field.field, isOfFile: file != nil)
      ])
  }

  private func added(_ parent: String) -> TimelineChange {
    TimelineChange(
      "\(parent)\(wholeText(parent)) added", expectedLine: nil, actualLine: line,
      constraint: constraint, causes: [ChangeCause(new: place)])
  }

  private func removed(_ parent: String) -> TimelineChange {
    TimelineChange(
      "\(parent)\(wholeText(parent)) removed", expectedLine: line, actualLine: nil,
      constraint: constraint, causes: [ChangeCause(old: place)])
  }

  /// A nested part is described with its fields, because several may have the same title.
  private func wholeText(_ parent: String) -> String {
    guard !parent.isEmpty, !fields.isEmpty else { return title }
    return title + ": " + fields.words
  }
}

extension TimelineEntry.Field {
  /// As in `8 → 12`, without the parts that are the same. Two times that are the same when rounded are written
  /// in full.
  fileprivate func change(to new: TimelineEntry.Field) -> String {
    if words == new.words { return "\(text) → \(new.text)" }
    guard parts.count == new.parts.count else { return "\(words) → \(new.words)" }
    let changed = zip(parts, new.parts).filter { $0 != $1 }
    return changed.map(\.0).joined(separator: " ") + " → "
      + changed.map(\.1).joined(separator: " ")
  }
}
