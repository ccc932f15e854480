import CExpat

extension XMLElement {
  /// Parses an XML text, which has no document type declaration: without one there are no entities
  /// except the five of XML, so nothing is expanded and nothing external is read.
  ///
  /// - Complexity: O(number of bytes).
  package init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLSyntaxError) {
    let tree = XMLTree(limits)
    try tree.parse(bytes)
    guard let root = tree.root else { throw XMLSyntaxError(.malformed("no element"), at: 0) }
    self = root
  }
}

/// The elements that are open while a text is parsed.
private final class XMLTree {
  private let parser = XML_ParserCreate("UTF-8")
  private let limits: XMLLimits
  private var open: [XMLElement] = []
  private var count = 0
  private var refusal: XMLSyntaxError?
  var root: XMLElement?

  /// Bytes that are handed over at once: expat's positions in its buffer are of type Int32.
  private static let blockSize = 1 << 20

  init(_ limits: XMLLimits) {
    self.limits = limits
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLTree.of(data)?.begin(name, attributes) },
      { data, _ in XMLTree.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, length in
      XMLTree.of(data)?.append(text, Int(length))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLTree.of(data)?.refuse(.documentType)
    }
  }

  deinit { XML_ParserFree(parser) }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTree? {
    data.map { Unmanaged<XMLTree>.fromOpaque($0).takeUnretainedValue() }
  }

  func parse(_ bytes: [UInt8]) throws(XMLSyntaxError) {
    guard parser != nil else { throw XMLSyntaxError(.malformed("out of memory"), at: 0) }
    var start = 0
    repeat {
      let end = min(start + Self.blockSize, bytes.count)
      let status = bytes[start..<end].withUnsafeBytes { block in
        XML_Parse(
          parser, block.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(block.count),
          end == bytes.count ? 1 : 0)
      }
      if let refusal { throw refusal }
      guard status == XML_STATUS_OK else { throw failure }
      start = end
    } while start < bytes.count
  }

  private var failure: XMLSyntaxError {
    let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    return XMLSyntaxError(.malformed(words ?? "unknown error"), at: offset)
  }

  private var offset: Int { max(0, Int(XML_GetCurrentByteIndex(parser))) }

  private func refuse(_ problem: XMLSyntaxError.Problem) {
    if refusal == nil { refusal = XMLSyntaxError(problem, at: offset) }
    XML_StopParser(parser, 0)
  }

  private func begin(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard refusal == nil else { return }
    count += 1
    if open.count >= limits.depth { return refuse(.tooDeep(limits.depth)) }
    if count > limits.elements { return refuse(.tooManyElements(limits.elements)) }
    guard let values = values(attributes) else { return }
    open.append(
      XMLElement(name: name.map { String(cString: $0) } ?? "", attributes: values, offset: offset))
  }

  /// Nil after a refusal.
  private func values(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String]? {
    var values: [String: String] = [:]
    var index = 0
    while let name = attributes?[index], let value = attributes?[index + 1] {
      if index / 2 >= limits.attributes {
        refuse(.tooManyAttributes(limits.attributes))
        return nil
      }
      let text = String(cString: value)
      if text.utf8.count > limits.valueByteCount {
        refuse(.longValue(limits.valueByteCount))
        return nil
      }
      values[String(cString: name)] = text
      index += 2
    }
    return values
  }

  private func append(_ text: UnsafePointer<CChar>?, _ length: Int) {
    guard refusal == nil, let text, let last = open.indices.last else { return }
    let raw = UnsafeRawBufferPointer(start: text, count: length)
    guard open[last].text.utf8.count + length <= limits.valueByteCount else {
      return refuse(.longValue(limits.valueByteCount))
    }
    // Most characters are the blanks between elements.
    if open[last].text.isEmpty && raw.allSatisfy({ $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }) {
      return
    }
    open[last].text += String(decoding: raw, as: UTF8.self)
  }

  private func end() {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
