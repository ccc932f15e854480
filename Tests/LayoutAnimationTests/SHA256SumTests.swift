import LayoutAnimation
import Primitives
import Raster
import Testing

@Suite struct SHA256SumTests {
  /// The examples that NIST publishes with FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theSumIsThatOfTheStandard(text: String, sum: String) {
    #expect(SHA256Sum(of: Array(text.utf8)).description == sum)
    #expect(SHA256Sum(sum)?.description == sum)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
    String(repeating: "A", count: 64), String(repeating: "g", count: 64),
    String(repeating: "0", count: 62) + "é",
  ])
  func whatIsNotSixtyFourDigitsIsNoSum(text: String) {
    #expect(SHA256Sum(text) == nil)
  }

  /// Rows of a band are hashed again, not copied.
  @Test func thePictureIsSummedAsItsBytes() {
    var pixmap = Pixmap(width: 7, height: 9)
    pixmap.draw(
      Scene(
        width: 7, height: 9,
        commands: [
          .fill(
            Rect(x: 1.5, y: 2, width: 4, height: 3.25),
            PremultipliedColor(red: 20, green: 40, blue: 60, alpha: 120))
        ]))
    var bytes: [UInt8] = []
    var row: [UInt8] = []
    for y in 0..<9 {
      pixmap.copyStraightRow(y, into: &row)
      bytes += row
    }
    #expect(bytes.contains { $0 != 0 })
    #expect(SHA256Sum(of: pixmap) == SHA256Sum(of: bytes))
  }
}
