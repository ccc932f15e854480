import TimelineModel

/// Ids for the views and guides of a conflict, made from their classes: `label`, `tableViewCell`; with a
/// number where several items would have the same.
struct ItemNames {
  private var ids: [LoggedItem: String] = [:]

  /// - Parameter items: in the order in which the log has them.
  init(_ items: [LoggedItem]) {
    let names = items.map(Self.name)
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var taken = Set(names)
    var numbers: [String: Int] = [:]
    for (item, name) in zip(items, names) {
      guard counts[name] != 1 || Self.reserved.contains(name) else {
        ids[item] = name
        continue
      }
      repeat {
        numbers[name, default: 0] += 1
      } while !taken.insert("\(name)\(numbers[name] ?? 0)").inserted
      ids[item] = "\(name)\(numbers[name] ?? 0)"
    }
  }

  /// - Precondition: the item is one of those that were given.
  subscript(item: LoggedItem) -> String {
    guard let id = ids[item] else { preconditionFailure("the item has no name") }
    return id
  }

  private static let reserved = Set(Timeline.reservedNames)

  private static func name(_ item: LoggedItem) -> String {
    if let name = item.name.flatMap(identifier) { return name }
    return identifier(unprefixed(item.className)) ?? (item.isGuide ? "guide" : "view")
  }

  /// Without its module, the arguments of a generic class, and `UI` or `NS`.
  private static func unprefixed(_ className: String) -> String {
    let plain = className.prefix { $0 != "<" }
    var name = plain.split(separator: ".").last.map(String.init) ?? ""
    while name.hasPrefix("_") { name.removeFirst() }
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) {
      if name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
    }
    return name
  }

  /// A C identifier with a small first letter; nil if nothing is left.
  private static func identifier(_ text: String) -> String? {
    let bytes = text.utf8.filter { ($0.isNamePart && $0 < 0x80) }
    guard let first = bytes.first, !first.isDigit else { return nil }
    var name = String(decoding: bytes, as: UTF8.self)
    // Of an abbreviation the last capital letter begins the next word: `URLView`, `urlView`.
    let capitals = name.prefix { $0.isUppercase }.count
    let small = capitals == name.count || capitals < 2 ? capitals : capitals - 1
    name = name.prefix(small).lowercased() + name.dropFirst(small)
    return name
  }
}
