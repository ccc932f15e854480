package import FileAccess
import ImageCoding
import JSONText
import Rendering

extension Pin {
  /// Parses the bytes that `bytes` returns, and rejects anything else.
  init(parsing bytes: [UInt8]) throws(PinError) {
    let source = SourceText(bytes: bytes)
    let document = try JSONValue(pin: source)
    let version = try document.pinVersion()
    guard document.isUnedited(in: bytes) else { throw .edited }
    do throws(ManifestError) {
      try self.init(version, ManifestObject(document, at: "", keys: Self.keys), in: bytes)
    } catch {
      guard case .malformed(let place, let problem) = error else { throw .notAPin }
      throw .malformed(place: place, problem: problem)
    }
  }

  /// The largest file that is read: a timeline and the checksums of all its frames.
  package static let sizeLimit = InputLimit(megabytes: 128)

  private static let keys = [
    "pinVersion", "sum", "tool", "pixelRevision", "options", "framesPerSecond", "width", "height",
    "layout", "frames", "timeline",
  ]

  private init(
    _ version: Version, _ object: ManifestObject, in bytes: [UInt8]
  ) throws(ManifestError) {
    self.version = version
    let options = try object.object("options", keys: ["framesPerSecond", "scale"])
    tool = try object.string("tool")
    pixelRevision = try object.integer("pixelRevision", in: 1 ... .max)
    chosenFramesPerSecond = try options.optionalInteger("framesPerSecond", in: 1...1000)
    chosenScale = try options.optionalInteger("scale", in: 1...3)
    framesPerSecond = try object.integer("framesPerSecond", in: 1...1000)
    width = try object.integer("width", in: 1...PNGDecoder.largestSide)
    height = try object.integer("height", in: 1...PNGDecoder.largestSide)
    layout = try object.sha256("layout")
    frames = try [SHA256Sum](runs: try object.strings("frames"))
    let range = try object.value("timeline").range
    timeline = Array(bytes[range.lower..<range.upper])
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
      if let line = source.bytes.firstConflictMarker { throw .conflictMarker(line: line) }
      let place = source.position(of: error.range.lower)
      throw .notJSON(line: place.line, column: place.column, reason: error.message)
    }
  }

  private func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.value == name }?.value
  }

  /// Checked first, because nothing else is known about a different version.
  fileprivate func pinVersion() throws(PinError) -> Pin.Version {
    guard let version = member("pinVersion") else { throw .notAPin }
    guard case .number(let number) = version.content, let found = Int(number.literal), found > 0
    else { throw .malformed(place: "pinVersion", problem: "is not a whole number from 1") }
    guard let version = Pin.Version(rawValue: found) else { throw .newerVersion(found) }
    return version
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

  /// The first line that begins as version control marks conflicts, from 1. No line of a JSON text
  /// does: its strings have no line breaks.
  fileprivate var firstConflictMarker: Int? {
    let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { line in marks.contains { line.starts(with: $0) } }.map { $0 + 1 }
  }
}
