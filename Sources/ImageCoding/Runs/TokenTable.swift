/// Writes tokens with the codes of `TokenCodes`.
///
/// A value of plain pointers, which the loop over runs keeps in registers; read through their owner,
/// they would be loaded again after every store.
struct TokenTable {
  let literals: UnsafeBufferPointer<BitString>
  let blanks: UnsafeBufferPointer<BitString>
  let repeatTails: UnsafeBufferPointer<BitString>
  let wholeBlank: RepeatedString
  let wholeRepeat: RepeatedString
  let bytesPerPixel: Int

  /// Leaves the writer flushed.
  ///
  /// - Parameter bytesPerPixel: that of the table, where the compiler may know it.
  @inline(__always)
  func append(_ run: ResidualRows.Run, bytesPerPixel: Int, to writer: inout BitWriter) {
    append(run.blank, to: &writer)
    appendPixel(run.residual, bytesPerPixel: bytesPerPixel, to: &writer)
    writer.flush()
    // A single pixel is the most common run.
    if run.repeatCount > 0 { appendRepeats(run, to: &writer) }
  }

  /// Leaves the writer flushed.
  @inline(__always)
  func append(_ blank: Blank, to writer: inout BitWriter) {
    if blank.index < Blank.shortCount {
      writer.append(blanks[blank.index])
    } else {
      appendLong(blank, to: &writer)
    }
    writer.flush()
  }

  @inline(__always)
  private func appendLong(_ blank: Blank, to writer: inout BitWriter) {
    if blank.literalCount > 0 { writer.append(literals[0]) }
    let left = TokenTally.left(of: blank.copyCount) { times in
      writer.flush()
      writer.append(wholeBlank, times: times)
    }
    writer.append(blanks[Blank.index(copyCount: left)])
  }

  /// Appends the bytes of a pixel as literals: one, three or four.
  @inline(__always)
  private func appendPixel(
    _ residual: UInt32, bytesPerPixel: Int, to writer: inout BitWriter
  ) {
    writer.append(literals[residual.byte(0)])
    if bytesPerPixel == 1 { return }
    writer.append(literals[residual.byte(1)])
    writer.append(literals[residual.byte(2)])
    if bytesPerPixel == 4 { writer.append(literals[residual.byte(3)]) }
  }

  @inline(__always)
  private func appendRepeats(_ run: ResidualRows.Run, to writer: inout BitWriter) {
    let left = TokenTally.left(of: Int(run.repeatCount)) { times in
      writer.append(wholeRepeat, times: times)
    }
    if left &- 1 <= 1 && left > 0 {
      appendTail(run, left, to: &writer)
    } else {
      writer.append(repeatTails[left])
    }
    writer.flush()
  }

  private func appendTail(_ run: ResidualRows.Run, _ left: Int, to writer: inout BitWriter) {
    let tail = run.tail(left, bytesPerPixel: bytesPerPixel)
    if let first = tail.first { writer.append(literals[first]) }
    writer.append(literals[tail.last])
  }
}
