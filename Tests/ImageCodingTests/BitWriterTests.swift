import TestSupport
import Testing

@testable import ImageCoding

@Suite struct BitWriterTests {
  /// The bits that a writer wrote, the lowest of a byte first.
  private func written(_ count: Int, _ write: (inout BitWriter) -> Void) -> [Bool] {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count / 8 + 100)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0xAA)
    guard let start = memory.baseAddress else { return [] }
    var writer = BitWriter(start, capacity: memory.count)
    write(&writer)
    let bitCount = writer.bitCount
    writer.alignToByte()
    return (0..<bitCount).map { memory[$0 / 8] >> UInt8($0 % 8) & 1 == 1 }
  }

  private func string(_ bits: [Bool]) -> BitString {
    BitString(bits.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }, count: bits.count)
  }

  private func bits(_ count: Int, _ generator: inout SeededGenerator) -> [Bool] {
    (0..<count).map { _ in .random(using: &generator) }
  }

  @Test(arguments: 0..<20)
  func stringsFollowEachOther(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let strings = (0..<100).map { _ in bits(.random(in: 0...56, using: &generator), &generator) }
    let result = written(5600) { writer in
      for bits in strings {
        writer.append(string(bits))
        writer.flush()
      }
    }
    #expect(result == strings.flatMap(\.self))
  }

  @Test(arguments: [1, 2, 3, 7, 13, 20, 28, 29, 40, 56])
  func aStringIsRepeatedTheGivenNumberOfTimes(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let once = bits(length, &generator)
    for times in 0...70 {
      let result = written(length * times + 3) { writer in
        writer.append(BitString(5, count: 3))
        writer.append(RepeatedString(string(once)), times: times)
      }
      #expect(result == [true, false, true] + (0..<times).flatMap { _ in once })
    }
  }

  /// A period of bits after some others, written as often as copying requires, then copied.
  @Test(arguments: [8, 9, 12, 31, 70, 300], 0..<9)
  func periodicBitsAreContinued(period: Int, offset: Int) {
    var generator = SeededGenerator(seed: UInt64(period))
    let before = bits(offset, &generator)
    let once = bits(period, &generator)
    let direct = (8 * period + 8 + period - 1) / period
    for more in [0, 1, 5, 8, 23] {
      let all = before + (0..<direct + more).flatMap { _ in once }
      let result = written(all.count + 64) { writer in
        for bit in all[..<(offset + direct * period)] {
          writer.append(string([bit]))
          writer.flush()
        }
        writer.repeatLast(period: period, bits: more * period)
        writer.append(BitString(1, count: 1))
      }
      #expect(result == all + [true], "\(more)")
    }
  }
}
