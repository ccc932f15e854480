import Primitives

/// The colours of a row of a picture that an upright image paints.
struct SampledRow: Sendable {
  fileprivate(set) var pixels: [Pixel]
  fileprivate let first: Int

  func color(ofColumn column: Int) -> Pixel { pixels[column - first] }
}

/// Computes the colours of an upright image row by row: first the weighted sums of its columns, then those
/// of the picture's. The sums are the same as those of `ImagePaint.color`, because they are exact.
struct ImageSampler: Sendable {
  let columns: Range<Int>
  private(set) var sampled: SampledRow
  private let image: ImagePaint
  /// What each column is made of: the taps `starts[index]..<starts[index + 1]`.
  private var taps: [Tap] = []
  private var starts: [Int] = [0]
  /// The columns of the image that are needed.
  private var needed: Range<Int>
  /// By channel and needed column, the sums of the current row.
  private var sums: [UInt32]
  private var down: ImageTaps?

  private struct Tap: Sendable {
    let column: Int
    let weight: UInt64
  }

  init(_ image: ImagePaint, columns: Range<Int>) {
    self.image = image
    self.columns = columns
    sampled = SampledRow(
      pixels: Array(repeating: .clear, count: columns.count), first: columns.lowerBound)
    let across = columns.map { image.taps(ofColumn: $0) }
    let first = across.map(\.first).min() ?? 0
    needed = first..<(across.map(\.last).max() ?? first) + 1
    sums = Array(repeating: 0, count: 4 * needed.count)
    for column in across {
      for source in column.first...column.last {
        taps.append(Tap(column: source - first, weight: UInt64(column.weight(of: source))))
      }
      starts.append(taps.count)
    }
  }

  /// Replaces the colours by those of a row, unless it is made of the same as the one before it.
  mutating func sample(row: Int) {
    let new = image.taps(ofRow: row)
    if new == down { return }
    down = new
    addRows(new)
    addColumns()
  }

  private mutating func addRows(_ rows: ImageTaps) {
    for index in sums.indices { sums[index] = 0 }
    for y in rows.first...rows.last {
      let start = y * image.bitmap.width + needed.lowerBound
      Self.add(image.bitmap.words, start, rows.weight(of: y), to: &sums)
    }
  }

  /// Adds a row of an image times its weight.
  private static func add(
    _ words: [UInt32], _ start: Int, _ weight: UInt32, to sums: inout [UInt32]
  ) {
    let words = words.span
    var sums = sums.mutableSpan
    for column in 0..<sums.count / 4 {
      let (word, sum) = (words[start + column], 4 * column)
      sums[sum] &+= (word & 255) &* weight
      sums[sum + 1] &+= (word >> 8 & 255) &* weight
      sums[sum + 2] &+= (word >> 16 & 255) &* weight
      sums[sum + 3] &+= (word >> 24) &* weight
    }
  }

  private mutating func addColumns() {
    Self.add(sums, taps, starts, to: &sampled.pixels)
  }

  /// Replaces pixels by weighted sums.
  private static func add(
    _ sums: [UInt32], _ taps: [Tap], _ starts: [Int], to pixels: inout [Pixel]
  ) {
    let (taps, starts, sums) = (taps.span, starts.span, sums.span)
    var pixels = pixels.mutableSpan
    for column in pixels.indices {
      var total = SIMD4<UInt64>()
      for index in starts[column]..<starts[column + 1] {
        let (sum, weight) = (4 * taps[index].column, taps[index].weight)
        total &+=
          SIMD4(
            UInt64(sums[sum]), UInt64(sums[sum + 1]), UInt64(sums[sum + 2]), UInt64(sums[sum + 3]))
          &* weight
      }
      pixels[column] = Pixel(total)
    }
  }
}

extension Pixel {
  /// - Parameter sums: those of the channels, whose weights add up to the square of `ImageTaps.whole`.
  fileprivate init(_ sums: SIMD4<UInt64>) {
    let rounded = SIMD4<UInt32>(truncatingIfNeeded: (sums &+ (1 << 43)) &>> 44)
    self.init(word: rounded.x | rounded.y << 8 | rounded.z << 16 | rounded.w << 24)
  }
}
