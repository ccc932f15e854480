import Testing

@testable import layoutanim

@Suite struct ProgressBarTests {
  let start = ContinuousClock.now

  @Test func theBarFillsInProportion() {
    var bar = ProgressBar(total: 4, columns: 27)
    _ = bar.advance(at: start)
    // 26 columns: 13 for the word, spaces and brackets, 3 for the count, 10 for the bar.
    #expect(bar.line == "rendering [##--------] 1/4")
  }

  @Test func itIsDrawnAtMostTenTimesASecond() {
    var bar = ProgressBar(total: 10, columns: 80)
    #expect(bar.advance(at: start) != nil)
    #expect(bar.advance(at: start + .milliseconds(99)) == nil)
    #expect(bar.advance(at: start + .milliseconds(100)) != nil)
    #expect(bar.advance(at: start + .milliseconds(150)) == nil)
  }

  @Test(arguments: 0...120)
  func itNeverFillsTheLine(columns: Int) {
    var bar = ProgressBar(total: 100_000, columns: columns)
    _ = bar.advance(at: start)
    #expect(bar.line.count <= max(0, columns - 1))
  }
}
