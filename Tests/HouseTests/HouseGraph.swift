/// The dependencies between files, found by the names of types and free functions: those between
/// the folders of one target, and those between targets.
///
/// The compiler enforces the dependencies between targets. Within a target every file can use every
/// other, so this looks for each file's top-level declarations in all other files. Members of
/// extensions are ignored, because the standard library uses the same names.
struct HouseGraph {
  struct Use: Hashable {
    /// The file that uses the name, relative to `Sources`.
    var user: String
    /// The file that declares the name.
    var declarer: String
    var name: String
  }

  var files: [SourceTree.File]
  /// Sorted by file and name.
  var uses: [Use] = []

  /// - Parameter shared: names to ignore. See `Walls.sharedState`.
  init(_ tree: SourceTree, ignoring shared: Set<String> = []) {
    files = tree.files
    for target in Set(files.map(\.target)).sorted() {
      addUses(among: files.filter { $0.target == target }, ignoring: shared)
    }
  }

  private mutating func addUses(
    among files: [SourceTree.File], ignoring shared: Set<String>
  ) {
    var declarers: [String: [String]] = [:]
    for file in files {
      for name in file.declaredNames { declarers[name, default: []].append(file.path) }
    }
    for file in files {
      for name in file.words.subtracting(shared).sorted() {
        guard let found = declarers[name], found.count == 1, found[0] != file.path else { continue }
        uses.append(Use(user: file.path, declarer: found[0], name: name))
      }
    }
  }

  /// The uses of a name declared in a later folder of the same target, or where either folder is
  /// missing from the list.
  ///
  /// - Parameter folders: by target, the folders from lowest to highest layer.
  func upwardUses(_ folders: [String: [String]]) -> [Use] {
    uses.filter { use in
      let (from, to) = (Self.folder(of: use.user), Self.folder(of: use.declarer))
      guard from != to else { return false }
      let order = folders[Self.target(of: use.user)] ?? []
      guard let upper = order.firstIndex(of: from), let lower = order.firstIndex(of: to) else {
        return true
      }
      return upper < lower
    }
  }

  /// The groups of folders in each target that depend on one another in a cycle.
  func cycles() -> [[String]] {
    var arrows: [String: Set<String>] = [:]
    for use in uses {
      let from = Self.room(of: use.user)
      let to = Self.room(of: use.declarer)
      if from != to { arrows[from, default: []].insert(to) }
    }
    let reached = arrows.keys.reduce(into: [:]) { reached, room in
      reached[room] = Self.reach(of: room, arrows)
    }
    var found: Set<[String]> = []
    for (room, rooms) in reached where rooms.contains(room) {
      found.insert(rooms.filter { reached[$0]?.contains(room) == true }.sorted())
    }
    return found.sorted { $0[0] < $1[0] }
  }

  private static func reach(of room: String, _ arrows: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var open = [room]
    while let next = open.popLast() {
      for other in arrows[next] ?? [] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }

  /// One row per target: the numbers of files, lines, folders, and folders in a cycle.
  var table: String {
    let circles = Set(cycles().flatMap { $0 })
    let rows = Set(files.map(\.target)).sorted().map { target in
      let own = files.filter { $0.target == target }
      let folders = Set(own.map { Self.room(of: $0.path) })
      let circular = folders.intersection(circles).count
      let lines = own.map { max(0, $0.lines.count - 1) }.reduce(0, +)
      return "| \(target) | \(own.count) | \(lines) | \(folders.count) | \(circular) |"
    }
    return
      (["| target | files | lines | folders | in a cycle |", "| --- | --- | --- | --- | --- |"]
      + rows)
      .joined(separator: "\n")
  }

  static func target(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  /// The folder within the target; empty for a file directly in the target's folder.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The target and the folder within it.
  private static func room(of path: String) -> String {
    let folder = folder(of: path)
    return folder.isEmpty ? target(of: path) : target(of: path) + "/" + folder
  }
}

extension SourceTree.File {
  private static let attribute = "@"
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "indirect", "nonisolated",
  ]
  private static let keywords: Set<Substring> = [
    "struct", "enum", "class", "protocol", "typealias", "actor", "func",
  ]

  /// The types and functions declared at the top level and visible to other files.
  fileprivate var declaredNames: [String] {
    code.compactMap { line in
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split(separator: " ")
        .drop { $0.hasPrefix(Self.attribute) || Self.modifiers.contains($0) }
      guard words.count > 1, let keyword = words.first, Self.keywords.contains(keyword) else {
        return nil
      }
      return String(words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  fileprivate var words: Set<String> {
    var words: Set<String> = []
    for line in code {
      for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
