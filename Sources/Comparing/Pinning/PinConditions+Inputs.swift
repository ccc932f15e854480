import FileAccess
import JSONText

extension PinConditions.Input {
  func write(to json: inout JSONWriter) {
    json.object(nil) {
      $0.member("path", path)
      $0.member("sha256", sha256.description)
      $0.member("bytes", bytes)
      $0.memberIfPresent("contents", contents?.base64)
    }
  }

  private init(_ object: PinObject) throws(PinError) {
    let file = object.optional("contents")
    // What the pin holds is not looked for.
    path = try object.field("path").path(isWithin: file == nil)
    let sha256 = try object.field("sha256").sha256()
    let bytes = try object.field("bytes").integer(in: 0 ... .max)
    contents = try file?.contents(count: bytes, sha256)
    (self.sha256, self.bytes) = (sha256, bytes)
  }

  /// Reads a list of files, each of which is there once.
  static func all(_ field: PinField) throws(PinError) -> [PinConditions.Input] {
    let elements = try field.elements()
    guard elements.count <= PinConditions.largestInputCount else {
      throw field.malformed("has more than \(PinConditions.largestInputCount) files")
    }
    var inputs: [PinConditions.Input] = []
    var paths: Set<String> = []
    for element in elements {
      let object = try element.object(keys: ["path", "sha256", "bytes", "contents"])
      let input = try PinConditions.Input(object)
      guard paths.insert(input.path).inserted else {
        throw try object.field("path").malformed("is `\(input.path)`, which is there twice")
      }
      inputs.append(input)
    }
    return inputs
  }
}

extension PinField {
  /// A path in the only spelling that it has.
  ///
  /// - Parameter isWithin: whether it may not lead out of the timeline's folder.
  fileprivate func path(isWithin: Bool) throws(PinError) -> String {
    let path = try name()
    guard path.utf8.count <= PinConditions.longestPath else {
      throw malformed("is longer than \(PinConditions.longestPath) bytes")
    }
    var components = path.split(separator: "/", omittingEmptySubsequences: false)
    if !isWithin, components.first == "" { components.removeFirst() }
    if components.first == "" {
      throw malformed("is `\(path)`, which is not relative to the timeline")
    }
    if isWithin, components.contains("..") {
      throw malformed("is `\(path)`, which may lead out of the timeline's folder")
    }
    if components.contains("") || components.contains(".") {
      throw malformed("is `\(path)`, which has a component without a name")
    }
    return path
  }

  fileprivate func contents(
    count: Int, _ sum: SHA256Sum
  ) throws(PinError) -> [UInt8] {
    guard let bytes = [UInt8](base64: try string()) else { throw malformed("is not Base64") }
    guard bytes.count == count else {
      throw malformed("are \(bytes.count) bytes, and `bytes` is \(count)")
    }
    guard SHA256Sum(of: bytes) == sum else { throw malformed("do not have the sum of `sha256`") }
    return bytes
  }
}
