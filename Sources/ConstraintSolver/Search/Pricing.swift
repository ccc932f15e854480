/// What the priorities say about the two directions of every tight row.
struct Pricing: Sendable {
  /// The directions that cost nothing on any level so far: bit 1 positive, bit 2 negative.
  private var open: [UInt8]
  private(set) var openCount: Int
  /// Whether the row's own error is already in the sums.
  var isCounted: [Bool]
  /// The leaving that gains most on the strongest level that can gain.
  private(set) var best: LeavingCandidate?
  private var bestGain = 0.0
  /// Every leaving that pays, as far as levels were looked at.
  private(set) var all: [LeavingCandidate] = []

  static let signs = [1.0, -1.0]

  init(positionCount: Int) {
    open = Array(repeating: 3, count: positionCount)
    openCount = positionCount
    isCounted = Array(repeating: false, count: positionCount)
  }

  func isOpen(_ i: Int) -> Bool { open[i] != 0 }
  func isOpen(_ i: Int, _ sign: Double) -> Bool { open[i] & (sign > 0 ? 1 : 2) != 0 }

  mutating func close(_ i: Int, _ sign: Double) {
    guard open[i] != 0 else { return }
    open[i] &= sign > 0 ? 2 : 1
    if open[i] == 0 { openCount -= 1 }
  }

  mutating func record(_ leaving: LeavingCandidate, scaledGain: Double) {
    all.append(leaving)
    if scaledGain > bestGain { (best, bestGain) = (leaving, scaledGain) }
  }
}
