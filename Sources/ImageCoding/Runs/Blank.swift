/// Zero bytes in a row of pixels: a literal if the byte before is another, since a match needs
/// something to copy, then zeros that copy the one before them.
struct Blank: BitwiseCopyable {
  private let packed: UInt32

  static let none = Blank(count: 0, isAfterZero: false)

  /// - Parameter count: less than 2³¹.
  init(count: Int, isAfterZero: Bool) {
    let literal = !isAfterZero && count > 0
    packed = UInt32(truncatingIfNeeded: literal ? count &<< 1 &- 1 : count &<< 1)
  }

  /// 0 or 1.
  var literalCount: Int { Int(packed & 1) }
  /// How many zeros follow the literal.
  var copyCount: Int { Int(packed &>> 1) }
}
