/// A pattern for the paths of files, as in a shell or in `.gitignore`.
///
/// `*` stands for any characters of a name, `?` for one, and `**` for any number of folders. A
/// pattern without `/` is for names at any depth, one with `/` for paths from the suite's folder. What
/// is in a folder that matches, matches too.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let components: [Component]

  private enum Component: Hashable, Sendable {
    case name([Character])
    /// Any number of components.
    case folders
  }

  /// - Throws: `PathPatternError`.
  package init(_ text: String) throws(PathPatternError) {
    self.text = text
    let names = text.trimming("/").split(separator: "/", omittingEmptySubsequences: false)
    for name in names {
      if name.isEmpty || name == "." || name == ".." { throw .namesNothing }
    }
    if let sign = text.first(where: { "[]{}\\".contains($0) }) { throw .unsupported(sign) }
    if text.hasPrefix("!") { throw .negated }
    let written = names.map { $0 == "**" ? Component.folders : .name(Array($0)) }
    components = (text.dropLast().contains("/") ? [] : [.folders]) + written + [.folders]
  }

  /// - Parameter path: relative to the folder of the suite.
  /// - Complexity: O(length of the path · length of the pattern).
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return matchesAll(components, names, isAny: { $0 == .folders }) { component, name in
      guard case .name(let pattern) = component else { return false }
      return matchesAll(pattern, name, isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }
}

/// Why a text is not a pattern for paths.
package enum PathPatternError: Error, Hashable {
  /// It is empty, or has a component that is no name, such as `..`.
  case namesNothing
  /// It has a character that other patterns give a meaning.
  case unsupported(Character)
  /// It begins with `!`.
  case negated
}

/// Whether a pattern matches all elements. Of several places where it may continue after an element
/// for any number, only the last is tried again, which suffices and takes no exponential time.
private func matchesAll<Pattern, Element>(
  _ pattern: [Pattern], _ elements: [Element], isAny: (Pattern) -> Bool,
  _ isMatch: (Pattern, Element) -> Bool
) -> Bool {
  var (position, element) = (0, 0)
  var resumption: (position: Int, element: Int)?
  while element < elements.count {
    if position < pattern.count, isAny(pattern[position]) {
      position += 1
      resumption = (position, element)
    } else if position < pattern.count, isMatch(pattern[position], elements[element]) {
      (position, element) = (position + 1, element + 1)
    } else if let last = resumption {
      (position, element) = (last.position, last.element + 1)
      resumption = (position, element)
    } else {
      return false
    }
  }
  return pattern[position...].allSatisfy(isAny)
}

extension String {
  /// Without one of the characters at either end.
  fileprivate func trimming(_ sign: Character) -> Substring {
    let start = first == sign ? dropFirst() : self[...]
    return start.last == sign ? start.dropLast() : start
  }
}
