package import Reporting

/// Two names with different bytes that Unicode holds to be the same text, such as an `é` of one code point and of
/// two, or `K` and the sign for kelvin. Text compares them as equal, so that one file would be taken for the other.
package struct EquivalentNames: Hashable, Sendable {
  package let first: String
  package let second: String

  /// Nil if there are none.
  package init?(in names: some Sequence<String>) {
    var known: Set<String> = []
    for name in names {
      let (inserted, member) = known.insert(name)
      guard !inserted, !member.utf8.elementsEqual(name.utf8) else { continue }
      (first, second) = (member, name)
      return
    }
    return nil
  }

  /// What is wrong with them, and with which characters they differ.
  var reason: String {
    let points = zip(first.unicodeScalars, second.unicodeScalars).first { $0 != $1 }
    let places = points.map { " (\($0.codePoint), \($1.codePoint))" } ?? ""
    return "`\(first)` and `\(second)` are the same text in different characters\(places), and "
      + "would be taken for each other; rename one"
  }

  package var error: LayoutAnimationError { LayoutAnimationError(.unreadableInput, reason) }

  /// The same about names in a folder.
  package func error(in folder: String) -> LayoutAnimationError {
    InputFile.cannotRead(folder, reason)
  }
}

extension Unicode.Scalar {
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
