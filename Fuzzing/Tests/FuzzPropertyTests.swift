import Foundation
import JSONText
import TestSupport
import Testing
import TimelineSchema

/// What the targets compare and prepare can tell right from wrong.
@Suite struct FuzzPropertyTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: SourceText(bytes: Array(text.utf8)))
  }

  @Test(arguments: ["[1, 2]", "[1, 3]", "[1]", "[1, \"2\"]", "{\"a\": 1}", "{\"b\": 1}", "null"])
  func onlyTheSameContentIsTheSame(text: String) throws {
    let expected = try value("[1,2]")
    #expect(try value(text).hasContent(of: expected) == (text == "[1, 2]"))
  }

  /// Swift's `==` takes these for one string.
  @Test func composedAndDecomposedAccentsDiffer() throws {
    #expect(try !value("\"\u{E9}\"").hasContent(of: value("\"e\u{301}\"")))
  }

  @Test func aPictureWithWrongChecksumsIsSealed() throws {
    let seed = try #require(try FuzzFiles.seeds(of: .png).first { $0.name == "rgba.png" })
    var damaged = seed.bytes
    for place in seed.bytes.indices.suffix(4) { damaged[place] = 0 }
    #expect(damaged != seed.bytes)
    #expect(ResealedPNG(damaged).bytes == seed.bytes)
    #expect(ResealedPNG(seed.bytes).bytes == seed.bytes)
  }

  @Test func anEditedPinIsReadWithItsChecksum() throws {
    let seed = try #require(try FuzzFiles.seeds(of: .pin).first)
    let text = String(decoding: seed.bytes, as: UTF8.self)
    let edited = text.replacing("\"width\": 8", with: "\"width\": 9")
    #expect(edited != text)
    #expect(try FuzzTarget.pin.accepts(Array(edited.utf8)))
  }

  @Test func theDictionaryOfTimelinesHasEveryKey() throws {
    let path = FuzzFiles.root.appending(path: "Dictionaries/timeline.dict")
    let dictionary = try String(contentsOf: path, encoding: .utf8)
    let keys = try value(TimelineSchema.text).keysOfProperties
    #expect(keys.count > 100)
    #expect(keys.filter { !dictionary.contains(#""\"\#($0)\"""#) } == [])
  }
}

extension JSONValue {
  /// The names in every object that is called `properties`, sorted.
  fileprivate var keysOfProperties: [String] {
    var keys: Set<String> = []
    collectKeys(into: &keys)
    return keys.sorted()
  }

  private func collectKeys(into keys: inout Set<String>) {
    if case .object(let members) = content {
      for member in members where member.name.value == "properties" {
        guard case .object(let properties) = member.value.content else { continue }
        keys.formUnion(properties.map(\.name.value))
      }
    }
    for element in elements { element.collectKeys(into: &keys) }
  }
}
