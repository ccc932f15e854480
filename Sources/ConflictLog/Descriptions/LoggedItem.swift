/// A view or a layout guide of a log, as `UILabel:0x7fcc7273b520'Seconds'`.
///
/// Items with equal addresses are the same.
struct LoggedItem: Hashable, Sendable {
  /// As the log has it, with its module; empty for an item that only a name stands for.
  let className: String
  /// With `0x`.
  let address: String
  /// The text of a label or a button, or the identifier of a guide; nil if the log shows none.
  var title: String?
  /// What the list of names calls it; nil if it is only described.
  var name: String?

  static func == (left: LoggedItem, right: LoggedItem) -> Bool {
    left.address == right.address
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }

  /// `UILayoutGuide` and the guides of older systems, which are views there but have no superview in
  /// any log.
  var isGuide: Bool { className.hasSuffix("LayoutGuide") }

  /// `UILabel:0x7fcc7273b520 'Seconds'`.
  var words: String {
    "\(className.isEmpty ? name ?? "" : className):\(address)" + (title.map { " '\($0)'" } ?? "")
  }
}
