import FileAccess
import JSONText

extension ManifestError {
  /// In one line, with the line and the column in the file.
  ///
  /// They are looked up here, because most of what is checked does not know any more where it was written.
  func description(in bytes: [UInt8]) -> String {
    guard case .malformed(let place, _) = self else { return description }
    let source = SourceText(bytes: bytes)
    let limits = JSONLimits(maximumByteCount: Manifest.sizeLimit.byteCount)
    guard let document = try? JSONValue(parsing: source, limits: limits) else {
      return description
    }
    let position = source.position(of: document.value(nearestTo: place).range.lower)
    return "line \(position.line), column \(position.column): \(self)"
  }
}

extension JSONValue {
  /// The value at a place such as `frames[3].file`, or of what is missing there the object that lacks it.
  fileprivate func value(nearestTo place: String) -> JSONValue {
    var value = self
    for component in place.split(whereSeparator: { ".[]".contains($0) }) {
      guard let next = value.child(String(component)) else { break }
      value = next
    }
    return value
  }

  private func child(_ name: String) -> JSONValue? {
    switch content {
    case .object(let members): return members.first { $0.name.value == name }?.value
    case .array(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return elements[index]
    case .null, .bool, .number, .string: return nil
    }
  }
}
