import Comparing
import FileAccess
import JSONText

extension BundleEntry {
  private static let keys = [
    "index", "result", "title", "framesFolder", "file", "annotatedFile", "line", "text",
    "approval", "seconds", "findings", "pin", "card",
  ]

  init(_ line: BundleLine, of header: BundleHeader) throws(BundleFault) {
    let object = try line.object(keys: Self.keys)
    let index = try object.integer("index", in: 0 ... .max)
    guard index < header.timelines.count else {
      throw object.fault("index", "is that of no timeline")
    }
    let record = try ResultRecord(object)
    guard record.path == header.timelines[index] else {
      throw object.fault("result", "is of another timeline than the header says")
    }
    let card = try object.required("card")
    guard case .object = card.content else { throw object.fault("card", "is not an object") }
    let result = try object.required("result")
    if let key = ResultReferences(record, in: result, of: header).contradiction {
      throw object.fault(key, "is not that of the timeline")
    }
    if !ResultText(record, in: result).fits {
      throw object.fault("text", "is not that of the `result`")
    }
    if card.hasRepeatedKeys { throw object.fault("card", "has a key twice") }
    if let key = CardMembers(card, of: record, in: result, header).contradiction {
      throw object.fault("card.\(key)", "is not that of the `result`")
    }
    let proposal = try Self.proposal(object)
    if let key = proposal?.contradiction(in: result, of: header) {
      throw object.fault("pin.\(key)", "is not that of the `result`")
    }
    self.init(index: index, record: record, proposal: proposal, card: try object.text("card"))
  }

  private static func proposal(_ object: BundleObject) throws(BundleFault) -> ProposedPin? {
    guard object.value("pin") != nil else { return nil }
    return try ProposedPin(
      try object.object("pin", keys: ["file", "replaced", "contents"]))
  }
}

extension ResultRecord {
  fileprivate init(_ object: BundleObject) throws(BundleFault) {
    guard let result = object.value("result"), let path = result.text("timeline"),
      let kind = result.text("result").flatMap(SuiteResult.Kind.init),
      let headline = result.text("message")
    else { throw object.fault("result", "is not the result of a timeline") }
    var findings: [RecordedFinding] = []
    for finding in try object.elements("findings") {
      findings.append(try RecordedFinding(finding, in: object))
    }
    self.init(
      kind: kind, errorStatus: try Self.errorStatus(result, object), path: path,
      title: try object.string("title"),
      isOfFrames: try object.boolean("framesFolder"), file: try object.string("file"),
      annotatedFile: try object.string("annotatedFile"),
      line: try object.optionalInteger("line", in: 1 ... .max), headline: headline,
      text: try object.string("text"), object: try object.text("result"),
      approval: try object.optionalString("approval"),
      seconds: object.value("seconds") == nil ? nil : try object.number("seconds"),
      findings: findings)
    if let detail = contradiction(in: result) {
      throw object.fault("result", "is `\(kind.rawValue)`, which \(detail) contradicts")
    }
    if result.hasRepeatedKeys { throw object.fault("result", "has a key twice") }
    if let path = impossibleNumber(in: result) {
      throw object.fault("result", "has a `\(path)` that the rest of it contradicts")
    }
    if let fault = ResultForm(kind).fault(of: result) { throw object.fault("result", fault) }
    if !ResultMessage(self, in: result).fits {
      throw object.fault("result", "has a `message` that the rest of it contradicts")
    }
  }
}

extension ResultRecord {
  private static func errorStatus(
    _ result: JSONValue, _ object: BundleObject
  ) throws(BundleFault) -> Int32? {
    guard let status = result.member("status") else { return nil }
    // The range of sysexits.h.
    guard case .number(let number) = status.content, let status = Int32(number.literal),
      (64...78).contains(status)
    else { throw object.fault("result", "has a `status` that no error has") }
    return status
  }
}

extension RecordedFinding {
  fileprivate init(_ value: JSONValue, in entry: BundleObject) throws(BundleFault) {
    let object = try BundleObject(
      value, in: entry.source, at: "a finding",
      keys: ["severity", "code", "message", "file", "line", "column", "help"])
    guard let severity = Severity(rawValue: try object.string("severity")) else {
      throw object.fault("severity", "is not known")
    }
    self.init(
      severity: severity, code: try object.string("code"), message: try object.string("message"),
      file: try object.string("file"), line: try object.optionalInteger("line", in: 1 ... .max),
      column: try object.optionalInteger("column", in: 1 ... .max),
      help: try object.optionalString("help"))
  }
}

extension ProposedPin {
  fileprivate init(_ object: BundleObject) throws(BundleFault) {
    var replaced: SHA256Sum?
    if let text = try object.optionalString("replaced") {
      guard let sum = SHA256Sum(text) else {
        throw object.fault("replaced", "is not 64 hexadecimal digits")
      }
      replaced = sum
    }
    let contents = try object.string("contents")
    let pin: Pin
    do throws(PinError) {
      pin = try Pin(parsing: Array(contents.utf8))
    } catch {
      throw object.fault("contents", "is not a pin: \(error)")
    }
    self.init(path: try object.string("file"), replaced: replaced, pin: pin)
  }
}
