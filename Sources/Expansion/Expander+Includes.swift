import JSONText
import TimelineModel

extension Expander {
  /// Reads the files that a part includes, and those that they include.
  ///
  /// - Parameter chain: the files around it, the timeline's own first.
  mutating func include(
    from part: Int, _ source: IncludeSource, chain: [String], _ read: inout [IncludedFile]
  ) throws(Fault) {
    let including = files[part]
    guard let value = including.value.named("include") else { return }
    let scope = including.scope
    guard case .array(let elements) = value.content else {
      throw Fault(
        .wrongType, "`include` must be a list of files", at: scope.shortPlace(of: value),
        help: "write `[\"rows.json\"]`, relative to the folder of this file")
    }
    for element in elements {
      guard case .string(let string) = element.content,
        let path = string.value.path(relativeTo: including.name)
      else {
        throw Fault(
          .wrongValue, "an element of `include` must be the path of a file",
          at: scope.shortPlace(of: element),
          help: "write the path of a JSON file, relative to the folder of this file")
      }
      try include(path, string, scope, source, chain, &read)
    }
  }

  private mutating func include(
    _ path: String, _ string: JSONString, _ scope: Scope, _ source: IncludeSource,
    _ chain: [String], _ read: inout [IncludedFile]
  ) throws(Fault) {
    let place = scope.place(string.range)
    try checkChain(chain, path, at: place)
    if let known = files.first(where: { $0.name == path }) {
      if known.name.utf8.elementsEqual(path.utf8) { return }
      throw Fault(
        .wrongValue,
        "\(quoted(path)) is the same text as the path of another file, in different characters",
        at: place, help: "rename one of the files: they would be taken for each other")
    }
    guard read.count < limits.includedFiles else {
      throw Fault(
        .limit, "more than \(limits.includedFiles) files are included", at: place,
        help: "join some of the files")
    }
    let room = limits.byteCount - files.reduce(0) { $0 + $1.text.bytes.count }
    switch source.file(path, max(0, room)) {
    case .success(let file):
      guard file.contents.count <= room else {
        throw Fault(
          .limit, "the included files have more than \(limits.byteCount >> 20) MB", at: place,
          help: "divide the timeline, or leave out what it does not use")
      }
      read.append(file)
      try append(file, through: place, scope)
      try include(from: files.count - 1, source, chain: chain + [path], &read)
    case .failure(let problem):
      throw Fault(.unreadableInclude, problem.message, at: place, help: problem.help)
    }
  }

  private func checkChain(
    _ chain: [String], _ path: String, at place: Place
  ) throws(Fault) {
    let words = { (files: [String]) in files.map { quoted($0) }.joined(separator: " includes ") }
    if let start = chain.firstIndex(of: path) {
      throw Fault(
        .recursion, "\(quoted(path)) includes itself", at: place,
        notes: [words(Array(chain[start...]) + [path])],
        help: "move what both need into a file of its own")
    }
    guard chain.count <= limits.includeDepth else {
      throw Fault(
        .limit, "files include each other more than \(limits.includeDepth) deep", at: place,
        notes: [words(chain + [path])],
        help: "include the files from the timeline itself")
    }
  }

  private mutating func append(
    _ file: IncludedFile, through place: Place, _ scope: Scope
  ) throws(Fault) {
    let text = SourceText(bytes: file.contents)
    uses.append(SourceOrigins.Use(place, words: "included here"))
    let inner = Scope(file: files.count, use: uses.count - 1)
    let nothing = JSONValue(content: .object([]), range: SourceRange(0, 0))
    let path = displayPath(of: file.path)
    do throws(JSONSyntaxError) {
      let value = try JSONValue(parsing: text)
      files.append(
        TimelinePart(path: path, name: file.path, text: text, value: value, scope: inner))
    } catch {
      files.append(
        TimelinePart(path: path, name: file.path, text: text, value: nothing, scope: inner))
      throw Fault(.syntax, error.message, at: inner.place(error.range), help: error.help)
    }
    try checkIncluded(files[files.count - 1])
  }

  private func displayPath(of name: String) -> String {
    name.hasPrefix("/") ? name : folder + name
  }

  /// The keys of an included file.
  static let includedKeys = [
    "include", "metrics", "templates", "views", "constraints", "states",
  ]

  private mutating func checkIncluded(_ part: TimelinePart) throws(Fault) {
    guard case .object(let members) = part.value.content else {
      throw Fault(
        .wrongType, "an included file must be an object", at: part.scope.shortPlace(of: part.value),
        help: "write `{\"templates\": {…}}`, with any of \(enumeration(Self.includedKeys))")
    }
    let own = [
      "canvas", "keyframes", "framesPerSecond", "duration", "compatibility", "variants",
      "stateAnimation",
    ]
    if let member = members.first(where: { own.contains($0.name.value) }) {
      throw Fault(
        .unknownKey, "an included file has no \(quoted(member.name.value))",
        at: part.scope.place(member.name.range),
        help: "write it in the timeline; a file that is included has "
          + enumeration(Self.includedKeys, joinedBy: "and"))
    }
    try checkKeys(
      of: part.value, "an included file", Self.includedKeys + ["version", "$schema", "name"],
      part.scope)
  }
}
