import LayoutAnimation
import TestSupport
import Testing

@Suite struct FrameSelectionTests {
  /// The selection from frames 0…15.
  @Test(arguments: [
    ("7", [7]), ("0", [0]), ("-1", [15]), ("-16", [0]), ("0-3", [0, 1, 2, 3]), ("5-5", [5]),
    ("13-", [13, 14, 15]), ("-3-", [13, 14, 15]), ("-3--2", [13, 14]), ("14--1", [14, 15]),
    ("-2-15", [14, 15]), ("0-9:3", [0, 3, 6, 9]), ("0-8:3", [0, 3, 6]), ("3-:6", [3, 9, 15]),
    ("0-15:999999999", [0]), ("2,1,2,0-2", [0, 1, 2]), ("0-6:3,5,-4--3", [0, 3, 5, 6, 12, 13]),
    ("0..3", [0, 1, 2, 3]), ("13..", [13, 14, 15]), ("-3..-2", [13, 14]), ("0-9x3", [0, 3, 6, 9]),
    ("3..x6", [3, 9, 15]), ("0007", [7]), (" 1 , 2-3 ", [1, 2, 3]),
  ])
  func everySpellingSelectsItsFramesInOrder(text: String, frames: [Int]) throws {
    #expect(try FrameSelection(text).frames(among: 16) == frames)
  }

  @Test(arguments: [
    ("7", "7"), ("007", "7"), ("-1", "-1"), ("0-47", "0-47"), ("100-", "100-"), ("0-", "0-"),
    ("100--1", "100-"), ("-5--1", "-5-"), ("-10--3", "-10--3"), ("7-7:3", "7"), ("-1-:3", "-1"),
    ("0-20:1", "0-20"), ("0..20x3 , 30,40..43", "0-20:3,30,40-43"), ("3,1,1", "3,1,1"),
  ])
  func itIsPrintedInItsShortestSpelling(text: String, canonical: String) throws {
    #expect(try FrameSelection(text).description == canonical)
    #expect(try FrameSelection(canonical) == FrameSelection(text))
  }

  @Test(arguments: [
    ("", 1), (" ", 2), (",", 1), ("1,", 3), ("1,,2", 3), ("-", 1), ("..", 1), ("..5", 1), (":3", 1),
    ("a", 1), ("1a", 2), ("1.5", 2), ("1...5", 4), ("1--", 3), ("1-2-3", 4), ("+1", 1), ("-0", 1),
    ("0--0", 3), ("7:3", 2), ("7x3", 2), ("0-9:", 5), ("0-9:0", 5), ("0-9:-3", 5), ("0-9:3:3", 6),
    ("0-9 :3", 5), ("0 - 9", 3), ("20-0", 1), ("3,-1--10", 3), ("1000000000", 1),
    ("99999999999999999999999", 1), ("0-1000000000", 3), ("0-9:1000000000", 5), ("2,٣", 3),
    ("1\n", 2), ("1\0", 2),
  ])
  func whatIsNoListIsRefusedAtItsColumn(text: String, column: Int) {
    let error = #expect(throws: OptionTextError.self) { try FrameSelection(text) }
    #expect(error?.column == column)
    #expect(error?.advice.isEmpty == false)
  }

  @Test func backwardsIsAnsweredWithTheRangeForwards() {
    let error = #expect(throws: OptionTextError.self) { try FrameSelection("47-0") }
    #expect(error?.description == "at column 1, the range runs backwards; write `0-47`")
  }

  @Test(arguments: [
    ("16", 16, 16), ("-17", 16, -17), ("0-16", 16, 16), ("16-", 16, 16), ("-17-3", 16, -17),
    ("0,1,99", 16, 99), ("1", 1, 1), ("999999999", 100_000, 999_999_999),
  ])
  func aFrameThatDoesNotExistIsNamedWithThoseThatDo(text: String, count: Int, frame: Int) throws {
    let selection = try FrameSelection(text)
    let error = #expect(throws: LayoutAnimationError.self) { try selection.frames(among: count) }
    #expect(error?.code == .usage)
    let existing = count == 1 ? "only the frame 0" : "the frames 0…\(count - 1)"
    #expect(error?.message == "there is no frame \(frame): the timeline has \(existing)")
  }

  @Test func aRangeBetweenBothEndsMayTurnOutBackwards() throws {
    let selection = try FrameSelection("10--10")
    #expect(try selection.frames(among: 20) == [10])
    let error = #expect(throws: LayoutAnimationError.self) { try selection.frames(among: 19) }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("`10--10` run backwards, from 10 to 9;") == true)
  }

  /// A random list of ranges, as numbers and as text, compared with a test of every single frame.
  @Test(arguments: UInt64(0)..<50)
  func randomListsSelectWhatTheirRangesHold(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &generator)
    var texts: [String] = []
    var isSelected = [Bool](repeating: false, count: count)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let first = Int.random(in: 0..<count, using: &generator)
      let last = Int.random(in: first..<count, using: &generator)
      let step = Int.random(in: 1...5, using: &generator)
      let start = Bool.random(using: &generator) ? first : first - count
      let end = Bool.random(using: &generator) ? last : last - count
      texts.append(step == 1 ? "\(start)..\(end)" : "\(start)-\(end)x\(step)")
      for frame in 0..<count where frame >= first && frame <= last && (frame - first) % step == 0 {
        isSelected[frame] = true
      }
    }
    let selection = try FrameSelection(texts.joined(separator: ","))
    #expect(
      try selection.frames(among: count) == (0..<count).filter { isSelected[$0] }, "\(texts)")
    #expect(try FrameSelection(selection.description) == selection)
  }

  @Test(arguments: UInt64(0)..<20)
  func anyTextIsReadOrRefusedWithinItself(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let length = Int.random(in: 0...10, using: &generator)
      let text = String(
        (0..<length).compactMap { _ in "0129-.,:x é".randomElement(using: &generator) })
      do throws(OptionTextError) {
        let selection = try FrameSelection(text)
        let readAgain = try? FrameSelection("\(selection)")
        #expect(readAgain == selection, "\(text)")
      } catch {
        #expect(1...(text.count + 1) ~= error.column, "\(text)")
      }
    }
  }
}
