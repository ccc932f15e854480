import Primitives
import TestSupport
import Testing

@testable import Raster

/// Compares the parts of the sweep with simple implementations.
@Suite struct SweepPartTests {
  @Test func dirtyCellsContainEverythingInserted() {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<200 {
      var dirty = DirtyCells()
      dirty.prepare(9040)
      var expected = Set<Int>()
      for _ in 0..<Int.random(in: 0...90, using: &generator) {
        let start = Int.random(in: 0...9000, using: &generator)
        let range = start..<start + Int.random(in: 0...40, using: &generator)
        dirty.insert(range)
        expected.formUnion(range)
      }
      dirty.normalize()
      let ranges = dirty.ranges[..<dirty.count]
      #expect(expected.isSubset(of: Set(ranges.joined())))
      let neighbours = zip(ranges, ranges.dropFirst())
      #expect(neighbours.allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }

  @Test func packedCellsAreThoseInRanges() {
    var generator = SeededGenerator(seed: 66)
    var packing = PackedCells()
    packing.reserve(300)
    for _ in 0..<200 {
      let isDirty = (0..<300).map { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      let starts = isDirty.indices.filter { isDirty[$0] && ($0 == 0 || !isDirty[$0 - 1]) }
      let ranges = starts.map { start in
        start..<(isDirty[start...].firstIndex(of: false) ?? isDirty.count)
      }
      packing.pack(ranges.span, cells: isDirty.count)
      var count: Int32 = 0
      for cell in isDirty.indices {
        #expect(packing.places[cell] == count)
        count += isDirty[cell] ? 1 : 0
      }
      #expect(packing.places[isDirty.count] == count)
      #expect(packing.count == Int(count))
    }
  }

  @Test func bitsAreThoseInserted() {
    var generator = SeededGenerator(seed: 64)
    var bits = BitRow()
    for _ in 0..<200 {
      bits.removeAll(reserving: 700)
      var expected = Set<Int>()
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        let start = Int.random(in: 0..<700, using: &generator)
        let range = start..<Int.random(in: start...700, using: &generator)
        bits.insert(range)
        expected.formUnion(range)
      }
      #expect(bits.isEmpty == expected.isEmpty)
      var found: [Int] = []
      bits.forEachRange { found += $0 }
      #expect(found == expected.sorted())
    }
  }

  @Test func rowsWithAnEventAreFound() {
    var generator = SeededGenerator(seed: 65)
    for height in [1, 7, 8, 9, 40, 300] {
      let steps = (0..<3).map { _ in
        let start = Int.random(in: 0..<height, using: &generator)
        return PaintStep(kind: .beginGroup, columns: 0..<1, rows: start..<height)
      }
      var events = RowEvents()
      events.schedule(steps, height: height)
      for row in 0...height {
        let next = steps.map(\.rows.lowerBound).filter { $0 >= row }.min()
        #expect(events.row(from: row) == next)
      }
    }
  }

  @Test func activeStepsAreThoseThatTouchTheRowInPaintOrder() {
    var generator = SeededGenerator(seed: 62)
    for _ in 0..<50 {
      var steps: [PaintStep] = []
      for _ in 0..<40 {
        let start = Int.random(in: 0..<30, using: &generator)
        let rows = start..<start + Int.random(in: 1...9, using: &generator)
        steps.append(PaintStep(kind: .fill, columns: 0..<1, rows: rows))
      }
      var active = ActiveSteps()
      active.removeAll(reserving: steps.count)
      for row in 0..<40 {
        for (index, step) in steps.enumerated() where step.rows.lowerBound == row {
          active.begin(step, index: index)
        }
        active.advance(to: row)
        let expected = steps.indices.filter { steps[$0].rows.contains(row) }
        #expect(active.entries.prefix(active.count).map { Int($0.step) } == expected)
      }
    }
  }

  @Test func everyEdgeBeginsACellAndQuadsHaveColumnsOfTheirOwn() {
    var cells = RowCells()
    cells.removeAll(width: 100)
    for edge in [10, 11, 60, 61] { cells.begin(at: edge) }
    cells.beginAtEach(of: 20..<24)
    cells.assignIndices()
    #expect(cells.columns == [0, 10, 11, 20, 21, 22, 23, 24, 60, 61, 100])
    #expect(cells.cells(of: 10..<61) == 1..<9)
    #expect(cells.count == 10)
  }

  @Test func cellsBeginWhereTheyAreBegun() {
    var generator = SeededGenerator(seed: 66)
    var cells = RowCells()
    for width in [1, 15, 16, 17, 31, 500, 500] {
      cells.removeAll(width: width)
      var expected: Set = [0, width]
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let column = Int.random(in: 0...width, using: &generator)
        cells.begin(at: column)
        expected.insert(column)
      }
      cells.assignIndices()
      #expect(cells.columns.map { Int($0) } == expected.sorted())
    }
  }

  @Test func wholeEdgesNeedNoCellsOfTheirOwn() {
    let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    var list = PaintList()
    list.prepare(
      Scene(
        width: 50, height: 9,
        commands: [.fill(Rect(x: 10, y: 1.5, width: 20, height: 4), black)])
    ) { _, _, _, _ in nil }
    #expect(list.cells.columns == [0, 10, 30, 50])
  }

  @Test func rowsAreSummedByTheirRuns() {
    var generator = SeededGenerator(seed: 63)
    for _ in 0..<200 {
      let width = Int.random(in: 1...300, using: &generator)
      var row = [UInt32](repeating: 0, count: width)
      var sums = PixelDigest.Sums(zeros: 4 * width)
      for _ in 0..<10 {
        let start = Int.random(in: 0..<width, using: &generator)
        let count = Int.random(in: 1...width - start, using: &generator)
        let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
        // A run has one value above it: where those differ, runs are single pixels.
        for column in start..<start + count {
          let run = PictureRuns.Run(
            start: Int32(column), count: 1, above: row[column], pixel: pixel)
          sums.replace([run], 0..<1)
          row[column] = pixel
        }
        let run = PictureRuns.Run(
          start: Int32(start), count: Int32(count), above: pixel, pixel: ~pixel)
        sums.replace([run], 0..<1)
        for column in start..<start + count { row[column] = ~pixel }
      }
      let bytes = row.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      let expected = PixelDigest.Sums(bytes[...])
      #expect(sums.plain == expected.plain)
      #expect(sums.weighted == expected.weighted)
    }
  }

  @Test(arguments: [1, 2, 3, 1080, 16_384, 65_520, 65_521, 65_522, 131_043])
  func aRepeatedRowIsSummedAsOneAfterAnother(times: Int) {
    let bytes: [UInt8] = (0..<40).map { UInt8(truncatingIfNeeded: 250 &- $0 &* 3) }
    let sums = PixelDigest.Sums(bytes[...])
    var (atOnce, oneByOne) = (PixelDigest(), PixelDigest())
    atOnce.append([9, 200])
    oneByOne.append([9, 200])
    atOnce.append(sums, times: times)
    for _ in 0..<times { oneByOne.append(bytes) }
    #expect(atOnce == oneByOne)
  }
}
