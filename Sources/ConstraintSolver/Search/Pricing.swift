/// The result of pricing both signs of every basis position on all levels, independently of the
/// incremental prices in `LevelSearch`.
struct Pricing: Sendable {
  /// The signs that cost nothing on any level so far: bit 0 positive, bit 1 negative.
  private var open: [UInt8]
  private(set) var openCount: Int
  /// Whether the sums already account for the basic row's own error.
  var isOwnErrorCounted: [Bool]
  /// The candidate with the largest gain on the strongest level that can improve.
  private(set) var best: LeavingCandidate?
  private var bestGain = 0.0
  /// All candidates on the levels that were priced.
  private(set) var all: [LeavingCandidate] = []

  static let signs = [1.0, -1.0]

  init(positionCount: Int) {
    open = Array(repeating: 3, count: positionCount)
    openCount = positionCount
    isOwnErrorCounted = Array(repeating: false, count: positionCount)
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
