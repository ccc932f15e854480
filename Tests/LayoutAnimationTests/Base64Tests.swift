import Foundation
import TestSupport
import Testing

@testable import Comparing

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheStandard(text: String, base64: String) {
    #expect(Array(text.utf8).base64 == base64)
    #expect([UInt8](base64: base64) == Array(text.utf8))
  }

  @Test func randomBytesAreAsFoundationHasThem() {
    var random = SeededGenerator(seed: 3)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(bytes.base64 == Data(bytes).base64EncodedString())
      #expect([UInt8](base64: bytes.base64) == bytes)
    }
  }

  /// Every other spelling of the bytes, and what is none.
  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zh==", "Zm9=", "Zm8", "Zg==\n", "Zm 9v", "Zm9v====", "====", "=", "Zg==Zg==",
    "Zm-_", "Zm9v\u{0}", "é===", "Zm9\u{E9}",
  ])
  func anotherTextIsRefused(text: String) {
    #expect([UInt8](base64: text) == nil)
  }
}
