import LayoutAnimation
import Testing

@testable import Comparing
@testable import FileAccess
@testable import Planning
@testable import Rendering
@testable import Sweeping

@Suite("Text as bytes")
struct UTF8TextTests {
  /// Lengths about that of a piece, so that words end before, at and behind its end.
  @Test(arguments: [
    [], [0], [1], [65_535, 1, 1], [65_536], [65_537], [3, 200_000, 4], [65_530, 10],
  ])
  func itIsWhatWasWritten(lengths: [Int]) {
    let words = lengths.enumerated().map { index, length in
      String(repeating: ["a", "b", "c"][index % 3], count: length)
    }
    let pieces = UTF8Text.pieces { text in
      for word in words { text.write(word) }
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == words.joined())
    #expect(pieces.allSatisfy { !$0.isEmpty })
  }

  @Test
  func numbersStandBetweenWords() {
    let pieces = UTF8Text.pieces { text in
      #expect(text.isEmpty)
      text.write(literal: "[")
      text.writeJSON(0.1)
      text.write(", é, ")
      text.writeJSON(-2.0)
      #expect(!text.isEmpty)
    }
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == "[0.1, é, -2")
  }

  @Test
  func itIsNotEmptyOnceAPieceIsFull() {
    _ = UTF8Text.pieces { text in
      text.write(String(repeating: "a", count: 70_000))
      #expect(!text.isEmpty)
    }
  }
}
