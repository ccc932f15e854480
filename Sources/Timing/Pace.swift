/// How far a keyframe animation has gone through the values of a property, by its progress.
///
/// A spline has 128 stops for each value, and the steps of hundreds of views are compared with each other. So they
/// are compared by 128 bits of all stops: two others have the same ones by a chance of 1 in 10³⁸.
struct Pace: Hashable, Sendable {
  let function: LinearFunction
  private let digest: SIMD2<UInt64>

  init(_ function: LinearFunction) {
    self.function = function
    var (first, second): (UInt64, UInt64) = (0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344)
    for stop in function.stops {
      first = Self.mixed(first, stop.input.bitPattern)
      first = Self.mixed(first, stop.output.bitPattern)
      second = Self.mixed(second, stop.output.bitPattern &+ 1)
      second = Self.mixed(second, stop.input.bitPattern &+ 1)
    }
    digest = SIMD2(first, second)
  }

  /// A step of MurmurHash3's finalizer (Appleby 2011), which maps different states to different ones.
  private static func mixed(_ state: UInt64, _ bits: UInt64) -> UInt64 {
    var state = (state ^ bits) &* 0xFF51_AFD7_ED55_8CCD
    state ^= state >> 33
    return state &* 0xC4CE_B9FE_1A85_EC53
  }

  static func == (left: Pace, right: Pace) -> Bool {
    left.function.stops.count == right.function.stops.count && left.digest == right.digest
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
