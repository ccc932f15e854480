import Comparing
import JSONText
import Reporting

/// The members of a card that its entry has too, held to it: the review page shows those of the card.
struct CardMembers {
  private let card: JSONValue
  private let record: ResultRecord
  private let result: JSONValue
  private let header: BundleHeader
  private let comparison: JSONValue?
  private let extent: ComparisonExtent?
  /// Whether the timeline was verified, and the card only failed to draw it.
  private let isOfError: Bool

  init(
    _ card: JSONValue, of record: ResultRecord, in result: JSONValue, _ header: BundleHeader
  ) {
    (self.card, self.record, self.result, self.header) = (card, record, result, header)
    isOfError = record.kind == .failed || card.text("verdict") == "failed"
    comparison = isOfError ? nil : result.member("comparison")
    extent = comparison.flatMap { ComparisonExtent($0) }
  }

  /// The path of the first member that the entry contradicts; nil if there is none.
  var contradiction: String? {
    let members: [(key: String, fits: Bool)] = [
      ("verdict", hasVerdict), ("frames", card.text("frames") == frames),
      ("pinned", card.flag("pinned") == isPinned), ("status", hasStatus), ("message", hasMessage),
      ("pixels", card.count("pixels") == differingPixels),
      ("structure", card.flag("structure") == (extent?.hasSameStructure == false)),
      ("differences", card.text("differences") == differences), ("findings", hasFindings),
      ("aspects", card.rows("aspects") == aspects), ("parts", hasParts),
    ]
    return members.first { !$0.fits }?.key ?? dataContradiction
  }

  private var dataContradiction: String? {
    guard let data = card.member("data") else { return nil }
    if isOfError || record.kind.isOfFrames || record.kind == .abandoned { return "data" }
    return CardDataMembers(data, of: record, command, comparison, in: result).contradiction
      .map { "data.\($0)" }
  }

  /// A timeline may fail only when its pictures are made, and one that was pinned just now is as pinned.
  private var hasVerdict: Bool {
    let verdict = card.text("verdict")
    switch record.kind {
    case .listed: return verdict == "same"
    case .notListed: return verdict == "different"
    case .recorded: return verdict == "same" || verdict == "failed"
    case .same, .tolerated, .warned, .different, .rendererChanged, .notPinned, .failed, .abandoned:
      return verdict == record.kind.rawValue || verdict == "failed"
    }
  }

  private var frames: String? { record.isOfFrames ? record.kind.rawValue : nil }

  private var isPinned: Bool {
    !isOfError && record.kind != .notPinned && record.kind != .abandoned
  }

  private var hasStatus: Bool {
    guard isOfError else { return card.member("status") == nil }
    return card.count("status").map { 64...78 ~= $0 } == true
      && (record.errorStatus == nil || card.count("status") == record.errorStatus.map(Int.init))
  }

  /// That of a file that cannot be used is its error, or the first finding in it.
  private var hasMessage: Bool {
    guard isOfError else { return card.member("message") == nil }
    guard let message = card.text("message") else { return false }
    if record.kind != .failed || record.headline == message { return true }
    guard let first = record.findings.first else { return false }
    let others = record.findings.count - 1
    return record.headline.hasSuffix(
      first.message + (others > 0 ? " (and \(others) more)" : ""))
  }

  private var differingPixels: Int {
    comparison?.member("pixels")?.count("differingPixels") ?? 0
  }

  private var differences: String {
    guard !isOfError, record.kind == .different || record.kind == .rendererChanged else {
      return ""
    }
    let words = extent?.differenceWords ?? []
    let lost = result.member("renderer")?.elements("frames").count ?? 0
    let onlyLost = lost == 0 ? [] : ["pixels in \(counted(lost, "frame"))"]
    return (words.isEmpty ? onlyLost : words).joined(separator: ", ")
  }

  /// The codes of a card are those of the findings, each once.
  private var hasFindings: Bool {
    let codes = card.texts("findings")
    let expected = isOfError ? [] : Set(record.findings.map(\.code))
    return codes.count == expected.count && Set(codes) == expected
  }

  private var aspects: [[String]] {
    guard let extent else { return [] }
    let isCompared = extent.comparedCount > 0
    let structure = extent.hasSameStructure ? "same" : "different"
    let geometry = extent.hasSameGeometry ? "same" : "different"
    let pixels = extent.differingCount == 0 ? "same" : "different"
    return [
      ["structure", structure, structure],
      ["geometry", extent.isGeometryKnown ? geometry : "unknown", extent.geometryVerdict],
    ] + (extent.hasSameAppearance ? [] : [["appearance", "different", "different"]])
      + [["pixels", isCompared ? pixels : "unknown", extent.pixelExtent]]
  }

  /// The path and the headline come first, and the command that accepts the result last.
  private var hasParts: Bool {
    let parts = card.elements("parts")
    guard let first = parts.first, parts.count > 1, first.text("path") == title else {
      return false
    }
    let hasHeadline =
      isOfError
      ? parts[1].text("error") != nil
      : parts[1].text("headline") == ResultMessage(record, in: result).headline
    return hasHeadline && acceptSections == command.map { [[$0]] } ?? []
  }

  private var acceptSections: [[String?]] {
    card.elements("parts").filter { $0.text("section") == "accept" }
      .map { $0.elements("parts").map { $0.text("command") } }
  }

  /// A timeline that was pinned just now has one in its card alone.
  private var command: String? {
    if isOfError { return nil }
    guard record.kind == .recorded else { return record.approval }
    return acceptSections.first?.first?.flatMap { references.isApproval($0) ? $0 : nil }
  }

  private var references: ResultReferences { ResultReferences(record, in: result, of: header) }

  private var title: String { isOfError ? record.path : record.title }
}

extension JSONValue {
  func texts(_ key: String) -> [String?] {
    elements(key).map { if case .string(let string) = $0.content { string.value } else { nil } }
  }

  /// Arrays of texts.
  fileprivate func rows(_ key: String) -> [[String?]] {
    elements(key).map { row in
      guard case .array(let cells) = row.content else { return [] }
      return cells.map { if case .string(let string) = $0.content { string.value } else { nil } }
    }
  }
}
