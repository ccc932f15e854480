/// Elements of an array in the layout `lines`, written apart from the array, so that several
/// threads can write parts of one long array.
package struct JSONLines: Sendable {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - indentation: of the elements, in columns.
  ///   - writeElements: writes any number of elements.
  package init(indentation: Int, _ writeElements: (inout JSONWriter) -> Void) {
    var json = JSONWriter(.spaced, open: .lines, indentation: indentation)
    writeElements(&json)
    bytes = json.bytes
  }
}
