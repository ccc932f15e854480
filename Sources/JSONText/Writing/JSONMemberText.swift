/// A member that occurs often, with a text that is made once.
package struct JSONMemberText: Sendable {
  let bytes: [UInt8]

  /// For objects of any layout but `compact`.
  package init(_ key: StaticString, _ value: some JSONWritable) {
    var json = JSONWriter(.spaced)
    json.member(key, value)
    bytes = json.bytes
  }
}
