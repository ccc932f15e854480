package import FileAccess
import JSONText

extension Manifest {
  /// Parses what `description` wrote. Every key must be known, occur once and be in its range, and
  /// redundant values must agree.
  package init(parsing bytes: [UInt8]) throws(ManifestError) {
    try self.init(reading: bytes)
    try check()
  }

  /// Parses everything except the layout, which is computed again rather than trusted. For 60
  /// frames of 1,000 views this is a hundredth of the bytes.
  init(filesIn bytes: [UInt8]) throws(ManifestError) {
    guard let end = bytes.startOfLayout else {
      try self.init(parsing: bytes)
      return
    }
    try self.init(reading: bytes[..<end] + Self.ending)
    try checkFiles()
  }

  /// Whether a text that has the files ends as `description` does. One that was cut short or is
  /// followed by something else does not.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.suffix(ending.count).elementsEqual(ending)
  }

  private static let ending = Array("]\n}\n".utf8)

  private init(reading bytes: [UInt8]) throws(ManifestError) {
    let document = try JSONValue(manifest: SourceText(bytes: bytes))
    try document.checkManifestVersion()
    let object = try ManifestObject(document, at: "", keys: Self.keys)
    let views = try object.objects("views", keys: ["id", "superview"])
    let frames = try object.objects("frames", keys: Frame.keys)
    let changes = try object.objects("layout", keys: Change.keys)
    origin = try Origin(object)
    self.views = try views.map { object throws(ManifestError) in try View(object) }
    self.frames = try frames.map { object throws(ManifestError) in try Frame(object) }
    layout = try changes.map { object throws(ManifestError) in try Change(object) }
  }

  private static let keys = [
    "manifestVersion", "tool", "pixelRevision", "timeline", "options", "width", "height",
    "frameCount", "views", "frames", "layout",
  ]
}

extension [UInt8] {
  /// The offset after the bracket that opens the layout. No string can contain this text, because
  /// line breaks in JSON strings are escaped.
  fileprivate var startOfLayout: Int? {
    let opening = Array("\n  \"layout\": [".utf8)
    let newline = indices.first { self[$0] == 0x0A && self[$0...].starts(with: opening) }
    return newline.map { $0 + opening.count }
  }
}

extension JSONValue {
  fileprivate init(manifest source: SourceText) throws(ManifestError) {
    do throws(JSONSyntaxError) {
      try self.init(
        parsing: source, limits: JSONLimits(maximumByteCount: Manifest.sizeLimit.byteCount))
    } catch {
      let place = source.position(of: error.range.lower)
      throw .notJSON(line: place.line, column: place.column, reason: error.message)
    }
  }

  /// Checked first, because the format of other versions is unknown.
  fileprivate func checkManifestVersion() throws(ManifestError) {
    let key = "manifestVersion"
    guard case .object(let members) = content,
      let version = members.first(where: { $0.name.value == key })?.value
    else { throw .notAManifest }
    guard case .number(let number) = version.content, let found = Int(number.literal), found > 0
    else { throw .malformed(place: key, problem: "is not a whole number from 1") }
    if found > Manifest.version { throw .newerVersion(found) }
  }
}

extension Manifest {
  /// The largest manifest or list of checksums that is read.
  package static let sizeLimit = InputLimit(megabytes: 256)
}
