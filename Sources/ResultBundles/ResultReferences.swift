import Comparing
import JSONText
import Planning

/// The files, names and commands of an entry, held to the path of its timeline.
struct ResultReferences {
  private let record: ResultRecord
  private let result: JSONValue
  private let header: BundleHeader

  init(_ record: ResultRecord, in result: JSONValue, of header: BundleHeader) {
    (self.record, self.result, self.header) = (record, result, header)
  }

  /// The key of the first one that is of something else, a member of the entry or of its `result`; nil if there is
  /// none.
  var contradiction: String? {
    let members: [(key: String, fits: Bool)] = [
      ("title", record.title == title), ("file", hasFile),
      ("annotatedFile", record.kind == .failed || record.annotatedFile == record.file),
      ("line", hasLine), ("result.pin", pin == nil || pin == expectedPin),
      ("result.comparison.actual", actual == nil || actual == record.path),
      ("result.comparison.expected", expected == nil || [pin, record.path].contains(expected)),
      ("approval", hasApproval), ("result.renderer.revision", hasRevision),
    ]
    return members.first { !$0.fits }?.key
  }

  private var pin: String? { result.text("pin") }
  private var actual: String? { result.member("comparison")?.text("actual") }
  private var expected: String? { result.member("comparison")?.text("expected") }
  private var expectedPin: String { header.options.pin ?? Pin.path(ofTimeline: record.path) }

  private var hasRevision: Bool {
    record.kind != .rendererChanged
      || result.member("renderer")?.count("revision") == header.pixelRevision
  }

  private var title: String {
    record.path + (result.text("name").map { " (\($0))" } ?? "")
  }

  /// That of a variant has the name without the variant.
  private var hasFile: Bool {
    record.file == record.path
      || pin != nil && VariantPath.parts(of: record.path)?.file == record.file
  }

  private var hasLine: Bool {
    guard pin != nil else { return record.kind == .failed || record.line == nil }
    let changed = result.member("comparison")?.changes("changes").lazy.compactMap(\.actualLine)
      .first
    return record.line == changed || changed == nil && result.member("warnings") != nil
  }

  private var hasApproval: Bool { record.approval.map(isApproval) ?? true }

  /// Whether a text is a command that approves the timeline. The page offers it to be copied into a shell, so that
  /// nothing but options of numbers and words may follow.
  func isApproval(_ text: String) -> Bool {
    if text == Verification.approvalInCode { return true }
    let command = Verification.approval(of: record.path, in: pin ?? "")
    return text.hasPrefix(command) && isOptions(text.dropFirst(command.count))
  }

  /// As in ` --fps 30 --edges device`.
  private func isOptions(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard !text.isEmpty else { return true }
    guard words[0].isEmpty, words.count % 2 == 1 else { return false }
    return words.indices.dropFirst().allSatisfy { index in
      index % 2 == 1
        ? ["--fps", "--scale", "--edges"].contains(words[index])
        : words[index].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    }
  }
}
