import LayoutAnimation

/// A progress bar: a line on a terminal that counts frames.
package struct ProgressBar {
  private let total: Int
  private let columns: Int
  private var done = 0
  private var lastDrawn: ContinuousClock.Instant?

  /// Nobody can read it more than ten times a second.
  private static let interval = Duration.milliseconds(100)
  /// Returns to the first column and clears the line.
  static let clearLine = "\r\u{1B}[K"

  package init(total: Int, columns: Int) {
    self.total = total
    self.columns = columns
  }

  /// Draws the bar until the stream ends, then removes it.
  static func follow(_ frames: AsyncStream<FrameRecord>, total: Int) async {
    var bar = ProgressBar(total: total, columns: StandardStream.error.columns)
    for await _ in frames {
      guard let line = bar.advance(at: .now) else { continue }
      try? StandardStream.error.write(clearLine + line)
    }
    try? StandardStream.error.write(clearLine)
  }

  /// Counts a frame.
  ///
  /// - Returns: the line to draw; nil if the last one was drawn too recently.
  package mutating func advance(at now: ContinuousClock.Instant) -> String? {
    done += 1
    if let lastDrawn, now - lastDrawn < Self.interval { return nil }
    lastDrawn = now
    return line
  }

  /// One column narrower than the terminal, because some terminals scroll when a line is full.
  package var line: String {
    let count = "\(done)/\(total)"
    let room = min(40, columns - 1 - "rendering [] ".count - count.count)
    guard room > 0 else { return String(count.prefix(max(0, columns - 1))) }
    let filled = room * done / max(1, total)
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "rendering [\(bar)] \(count)"
  }
}
