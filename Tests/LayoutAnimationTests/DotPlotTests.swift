import Testing

@testable import Planning

@Suite struct DotPlotTests {
  @Test func aDotIsAtItsPlaceInItsCharacter() {
    // The code charts of Unicode number the dots from 1 to 8 in this order.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (index, place) in places.enumerated() {
      var plot = DotPlot(columns: 1, rows: 1)
      plot.draw(from: (place.0, place.1), to: (place.0, place.1))
      #expect(plot.lines == [String(UnicodeScalar(0x2800 + UInt32(1 << index))!)])
    }
  }

  @Test func aLineIsConnected() {
    var plot = DotPlot(columns: 2, rows: 2)
    plot.draw(from: (0, 7), to: (3, 0))
    plot.draw(from: (3, 0), to: (3, 0))
    #expect(plot.lines == [" ⡜", "⡜"])
  }

  @Test func bothDirectionsAreTheSameLine() {
    for end in [(0, 3), (5, 7), (3, 3), (5, 0)] {
      var (there, back) = (DotPlot(columns: 3, rows: 2), DotPlot(columns: 3, rows: 2))
      there.draw(from: (2, 3), to: end)
      back.draw(from: end, to: (2, 3))
      let dots = { (plot: DotPlot) in
        plot.lines.joined().unicodeScalars.map { max(0, Int($0.value) - 0x2800) }
          .reduce(0) { $0 + $1.nonzeroBitCount }
      }
      #expect(dots(there) == dots(back))
    }
  }
}
