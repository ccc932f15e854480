package import LayoutAnimation

/// What a page was made from, in the words of whoever made it. The page shows it in its header.
package struct PageOrigin: Hashable, Sendable {
  private let commit: String?
  private let branch: String?
  private let date: String?

  package static let none = PageOrigin()

  /// The maximum length of each text, in bytes of UTF-8.
  package static let mostBytes = 200

  private init() { (commit, branch, date) = (nil, nil, nil) }

  /// Each text is one line, and is shown as it is given; nil shows nothing.
  ///
  /// - Throws: `usage` for a text that is empty, too long, or has a character that cannot be shown.
  package init(
    commit: String?, branch: String?, date: String?
  ) throws(LayoutAnimationError) {
    try Self.check(commit, "--commit")
    try Self.check(branch, "--branch")
    try Self.check(date, "--date")
    (self.commit, self.branch, self.date) = (commit, branch, date)
  }

  private static func check(_ text: String?, _ option: String) throws(LayoutAnimationError) {
    guard let text else { return }
    if text.isEmpty {
      throw LayoutAnimationError(.usage, "`\(option)` is empty; leave it out to show nothing")
    }
    let count = text.utf8.count
    if count > mostBytes {
      throw LayoutAnimationError(
        .usage, "`\(option)` has \(count) bytes, and at most \(mostBytes) are shown; shorten it")
    }
    if text.printable != text {
      throw LayoutAnimationError(
        .usage, "`\(option)` has a control character; use one line of printable text")
    }
  }

  /// Those that are given, each with its name.
  var items: [(name: String, value: String)] {
    [("Commit", commit), ("Branch", branch), ("Date", date)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }
}
