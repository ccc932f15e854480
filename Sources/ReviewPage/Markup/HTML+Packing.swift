import ImageCoding
import LayoutAnimation

extension HTML {
  /// The same with the data of players compressed, which only scripts read.
  var packingData: HTML {
    replacing(Self.dataStart, upTo: "</script>") { data in
      let packed = TextDeflater.deflated(Array(data))
      let size = "\(data.count)"
      return "<script type=\"text/plain\" class=\"data\" data-size=\"\(attribute: size)\">"
        + HTML(verbatim: packed.base64)
    }
  }

  /// How the data of a player begins.
  static let dataStart = "<script type=\"application/json\" class=\"data\">"

  /// Replaces each part from a start, which ends before an end, with something else.
  ///
  /// - Parameters:
  ///   - start: begins with `<`, which no text or data of a user has in the source.
  ///   - replacement: receives what is between start and end.
  func replacing(
    _ start: String, upTo end: String, _ replacement: (ArraySlice<UInt8>) -> HTML
  ) -> HTML {
    let bytes = Array(source.utf8)
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    var result: [UInt8] = []
    var copied = 0
    while let found = bytes.place(of: start, from: copied) {
      let inner = found + start.count
      guard let last = bytes.place(of: end, from: inner) else { break }
      result += bytes[copied..<found]
      result += replacement(bytes[inner..<last]).source.utf8
      copied = last
    }
    guard copied > 0 else { return self }
    return HTML(verbatim: String(decoding: result + bytes[copied...], as: UTF8.self))
  }
}

extension [UInt8] {
  fileprivate func place(of part: [UInt8], from start: Int) -> Int? {
    var place = start
    while let next = self[place...].firstIndex(of: part[0]) {
      if self[next...].starts(with: part) { return next }
      place = next + 1
    }
    return nil
  }
}
