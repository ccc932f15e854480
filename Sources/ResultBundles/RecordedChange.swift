import JSONText

/// A change between two timelines, as a comparison in a bundle has it.
struct RecordedChange: Hashable {
  let message: String
  let expectedLine: Int?
  let actualLine: Int?
  let constraint: String?

  init(_ value: JSONValue) {
    message = value.text("message") ?? ""
    (expectedLine, actualLine) = (value.count("expectedLine"), value.count("actualLine"))
    constraint = value.text("constraint")
  }
}

extension JSONValue {
  func changes(_ key: String) -> [RecordedChange] { elements(key).map(RecordedChange.init) }
}
