package import FileAccess
import ImageCoding
import JSONText
import Planning
import TimelineModel

extension Pin {
  /// Parses the bytes that `bytes` returns, and rejects anything else.
  package init(parsing bytes: [UInt8]) throws(PinError) {
    let source = SourceText(bytes: bytes)
    let document = try JSONValue(pin: source)
    let version = try document.pinVersion(in: source)
    let isUnedited = document.isUnedited(in: bytes)
    do throws(PinError) {
      try self.init(version, document, in: source)
    } catch {
      // A release that knows less must not be blamed on a hand that added a field.
      if case .unknown = error, !isUnedited { throw .edited }
      throw error
    }
    guard isUnedited else { throw .edited }
  }

  /// The largest file that is read: a timeline and the checksums of all its frames.
  package static let sizeLimit = InputLimit(megabytes: 128)

  /// The most frames, those that a timeline may have.
  package static let largestFrameCount = Limits().frames

  private static let keys = [
    "pinVersion", "sum", "tool", "pixelRevision", "options", "framesPerSecond", "width", "height",
    "layout", "frames", "timeline",
  ]

  private static func optionKeys(_ version: Version) -> [String] {
    let keys = ["framesPerSecond", "scale"]
    return version.rawValue < Version.fields.rawValue ? keys : keys + ["edges"]
  }

  private init(
    _ version: Version, _ document: JSONValue, in source: SourceText
  ) throws(PinError) {
    let file = PinText(source: source, tool: document.member("tool")?.string ?? "")
    let keys = Self.keys + (version.rawValue < Version.fields.rawValue ? [] : PinConditions.keys)
    let object = try PinObject(document, of: file, at: "", keys: keys)
    self.version = version
    tool = try object.field("tool").string()
    pixelRevision = try object.field("pixelRevision").integer(in: 1 ... .max)
    let options = try object.field("options").object(keys: Self.optionKeys(version))
    chosenFramesPerSecond = try options.optional("framesPerSecond")?.integer(in: 1...1000)
    chosenScale = try options.optional("scale")?.integer(in: 1...3)
    chosenEdges = try options.optional("edges")?.named("edge rasterization")
    conditions = try PinConditions(object)
    framesPerSecond = try object.field("framesPerSecond").integer(in: 1...1000)
    width = try object.field("width").integer(in: 1...PNGDecoder.largestSide)
    height = try object.field("height").integer(in: 1...PNGDecoder.largestSide)
    layout = try object.field("layout").sha256()
    frames = try [SHA256Sum](runs: try object.field("frames"))
    let range = try object.field("timeline").range
    timeline = Array(source.bytes[range.lower..<range.upper])
  }
}

extension JSONValue {
  fileprivate init(pin source: SourceText) throws(PinError) {
    do throws(JSONSyntaxError) {
      // The timeline is nested one object deeper than in its own file.
      let limits = JSONLimits(
        maximumDepth: JSONLimits().maximumDepth + 1, maximumByteCount: Pin.sizeLimit.byteCount)
      try self.init(parsing: source, limits: limits)
    } catch {
      guard source.bytes.mayBeDamagedPin else { throw .notAPin }
      if let line = source.bytes.firstConflictMarker {
        throw .conflictMarker(at: source.location(of: line))
      }
      throw .notJSON(reason: error.message, at: source.location(of: error.range))
    }
  }

  /// Checked first, because nothing else is known about a different version.
  fileprivate func pinVersion(in source: SourceText) throws(PinError) -> Pin.Version {
    guard let version = member("pinVersion") else { throw .notAPin }
    let file = PinText(source: source, tool: "")
    let field = PinField(value: version, place: "pinVersion", file: file)
    let found = try field.integer(in: 1 ... .max)
    guard let version = Pin.Version(rawValue: found) else {
      throw .newerVersion(found, at: field.location)
    }
    return version
  }

  fileprivate var string: String? {
    guard case .string(let string) = content else { return nil }
    return string.value
  }

  /// The checksum is that of the file with an empty string in place of the checksum.
  fileprivate func isUnedited(in bytes: [UInt8]) -> Bool {
    guard let sum = member("sum"), case .string(let text) = sum.content else { return false }
    let rest = bytes[..<sum.range.lower] + Array("\"\"".utf8) + bytes[sum.range.upper...]
    return SHA256Sum(of: Array(rest)).description == text.value
  }
}

extension [UInt8] {
  /// Whether a text that is not JSON may once have been a pin: it still contains the key with which
  /// every pin begins, or ends within it, or consists of zeros or of nothing.
  fileprivate var mayBeDamagedPin: Bool {
    let key = PinnedFile.head
    return contains(key.dropFirst(4)) || key.starts(with: self) || allSatisfy { $0 == 0 }
  }

  /// The first line that begins as version control marks conflicts. No line of a JSON text does: its
  /// strings have no line breaks.
  fileprivate var firstConflictMarker: SourceRange? {
    let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.first { line in marks.contains { line.starts(with: $0) } }
    return line.map { SourceRange($0.startIndex, $0.endIndex) }
  }
}
